import { join } from 'node:path'
import { newId } from '#shared/ids.ts'
import type { RoomServer, ServerKind } from '#tests/bench/rooms/servers/room-server.ts'
import { ServerProcess } from '#tests/bench/rooms/servers/server-process.ts'

/** The package folder of the servers to compare with: a lock of its own, installed when the benchmark runs. */
export const PEERS = join(import.meta.dirname, '..', 'peers')
const WORKERD = join(import.meta.dirname, 'workerd-process.ts')

/** A raw relay has no document: what it costs is what workerd itself costs. */
export const rawRelay: ServerKind = {
  name: 'raw relay',
  hasDocument: false,
  start: () => started(WORKERD, [join(PEERS, 'raw-relay.mjs')]),
}

/** Nor has this: it hands out as much as was written, which is the least that a join of that size takes on workerd. */
export const rawSender: ServerKind = {
  name: 'raw sender',
  hasDocument: false,
  start: () => started(WORKERD, [join(PEERS, 'raw-sender.mjs')]),
}

export const yPartyserver: ServerKind = {
  name: 'y-partyserver',
  hasDocument: true,
  start: () => started(WORKERD, [join(PEERS, 'y-partyserver.mjs')]),
}

export const yWebsocket: ServerKind = {
  name: 'y-websocket',
  hasDocument: true,
  start: () => started(join(PEERS, 'y-websocket.mjs')),
}

export const hocuspocus: ServerKind = {
  name: 'Hocuspocus',
  hasDocument: true,
  start: () => started(join(PEERS, 'hocuspocus.mjs'), [], true),
}

async function started(file: string, args: string[] = [], namesDocuments = false): Promise<RoomServer> {
  const server = await ServerProcess.start(file, args)
  return {
    pid: server.pid,
    openRoom: async () => {
      const room = newId()
      const url = `ws://127.0.0.1:${server.port}/${room}`
      return { url, presenceUrl: null, headers: {}, documentName: namesDocuments ? room : null }
    },
    stop: () => server.stop(),
  }
}
