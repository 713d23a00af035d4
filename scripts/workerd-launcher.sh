#!/bin/sh
# Started by Miniflare in the place of workerd: moves sockets of the runtime into a folder of this user alone.
# Its own entry serves every stored object to whoever asks, and no setting of Miniflare closes it.
umask 077
# This shell becomes the runtime, so its number is the runtime's.
[ -n "$MAQUETTE_NOTE" ] && printf '%s\n%s\n' "$$" "$MAQUETTE_SOCKETS" > "$MAQUETTE_NOTE"
if [ -n "$MAQUETTE_SOCKETS" ]; then
  mkdir -p "$MAQUETTE_SOCKETS"
  rm -f "$MAQUETTE_SOCKETS/entry" "$MAQUETTE_SOCKETS/worker"
  left=$#
  while [ "$left" -gt 0 ]; do
    case $1 in
      --socket-addr=entry=*) set -- "$@" "--socket-addr=entry=unix:$MAQUETTE_SOCKETS/entry" ;;
      serve) set -- "$@" serve ${MAQUETTE_BEHIND_FRONT:+"--socket-addr=$MAQUETTE_BEHIND_FRONT=unix:$MAQUETTE_SOCKETS/worker"} ;;
      *) set -- "$@" "$1" ;;
    esac
    shift
    left=$((left - 1))
  done
fi
exec "$MAQUETTE_WORKERD" "$@"
