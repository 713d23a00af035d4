import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { writeSyncStep1 } from 'y-protocols/sync'
import type { WebsocketProvider } from 'y-websocket'
import {
  CLOSING,
  LEVEL,
  LOOK,
  REFUSED,
  type RefusalReason,
  readLevel,
  readRefusal,
  SYNC,
  SYNC_STEP_2,
} from '#room-schema/protocol.ts'
import type { Level } from '#shared/access.ts'

interface Hearers {
  /** A sync step 1 of ours was answered. */
  answered(): void
  /** An edit of ours was dropped, and why. */
  refused(reason: RefusalReason): void
  /** Who may do what has changed. */
  mayNow(level: Level): void
  /** This browser is asked to look at a page. */
  askedToLook(lookId: string): void
  /** The room closes this link, with this code. */
  closing(code: number): void
}

/** Passes on messages that the stock client hides or does not know. */
export function hearMessages(
  provider: WebsocketProvider,
  { answered, refused, mayNow, askedToLook, closing }: Hearers,
): void {
  const sync = provider.messageHandlers[SYNC]
  if (!sync) throw new Error('the stock client handles sync messages')
  provider.messageHandlers[SYNC] = (encoder, decoder, ...rest) => {
    const isAnswer = peekVarUint(decoder) === SYNC_STEP_2
    sync(encoder, decoder, ...rest)
    if (isAnswer) answered()
  }
  provider.messageHandlers[REFUSED] = (_, decoder) => refused(readRefusal(decoder))
  provider.messageHandlers[LEVEL] = (_, decoder) => {
    const level = readLevel(decoder)
    if (level) mayNow(level)
  }
  provider.messageHandlers[LOOK] = (_, decoder) => askedToLook(decoding.readVarString(decoder))
  provider.messageHandlers[CLOSING] = (_, decoder) => closing(decoding.readVarUint(decoder))
}

/** Sends sync step 1 once more; false when there is no link. */
export function askForEverything({ ws, wsconnected, doc }: WebsocketProvider): boolean {
  if (!wsconnected || ws?.readyState !== WebSocket.OPEN) return false
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, SYNC)
  writeSyncStep1(encoder, doc)
  ws.send(encoding.toUint8Array(encoder))
  return true
}

function peekVarUint(decoder: decoding.Decoder): number {
  const { pos } = decoder
  const value = decoding.readVarUint(decoder)
  decoder.pos = pos
  return value
}
