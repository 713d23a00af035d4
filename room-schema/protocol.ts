import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { type Level, levelSchema } from '#shared/access.ts'

/** Message kinds of the y-websocket protocol, and ours above them (the stock client ignores an unknown kind). */
export const SYNC = 0
export const AWARENESS = 1
export const QUERY_AWARENESS = 3
export const REFUSED = 100
export const LEVEL = 101
export const LOOK = 102
export const CLOSING = 103

export const SYNC_STEP_1 = 0
export const SYNC_STEP_2 = 1
export const SYNC_UPDATE = 2

/** Why a room closes a socket. 44xx are final for the stock client, 45xx mean "try again later". */
export const CLOSE = {
  malformed: 4400,
  signIn: 4401,
  forged: 4403,
  noSuchRoom: 4404,
  tooOld: 4426,
  storageFailed: 4500,
  tooManyVisitors: 4503,
  tooSlow: 4508,
  tooFast: 4529,
} as const

export const FRAME_MAX_BYTES = 4 * 1024 * 1024

/** An update that changes nothing: part of the handshake of a client that has nothing to say. */
export const isEmptyUpdate = (update: Uint8Array): boolean =>
  update.length === 2 && update[0] === 0 && update[1] === 0

/** A client with nothing yet: the encoded empty state vector. */
export const isEmptyStateVector = (vector: Uint8Array): boolean => vector.length === 1 && vector[0] === 0

export type ClientMessage =
  | { kind: 'step1'; stateVector: Uint8Array }
  /** `isStep2`: the answer to our sync step 1, which holds everything the client has. */
  | { kind: 'update'; update: Uint8Array; isStep2: boolean }
  | { kind: 'awareness'; update: Uint8Array }
  | { kind: 'queryAwareness' }

/** Parses one frame of a client; null when it is malformed. */
export function readClientMessage(frame: Uint8Array): ClientMessage | null {
  try {
    const decoder = decoding.createDecoder(frame)
    const message = readMessage(decoder)
    return decoding.hasContent(decoder) ? null : message
  } catch {
    return null
  }
}

function readMessage(decoder: decoding.Decoder): ClientMessage | null {
  switch (decoding.readVarUint(decoder)) {
    case SYNC: {
      const step = decoding.readVarUint(decoder)
      const bytes = decoding.readVarUint8Array(decoder)
      if (step === SYNC_STEP_1) return { kind: 'step1', stateVector: bytes }
      if (step !== SYNC_STEP_2 && step !== SYNC_UPDATE) return null
      return { kind: 'update', update: bytes, isStep2: step === SYNC_STEP_2 }
    }
    case AWARENESS:
      return { kind: 'awareness', update: decoding.readVarUint8Array(decoder) }
    case QUERY_AWARENESS:
      return { kind: 'queryAwareness' }
    default:
      return null
  }
}

export function syncFrame(step: number, bytes: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, SYNC)
  encoding.writeVarUint(encoder, step)
  encoding.writeVarUint8Array(encoder, bytes)
  return encoding.toUint8Array(encoder)
}

export interface AwarenessEntry {
  clientId: number
  clock: number
  /** JSON text of the state; 'null' when the client has left. */
  state: string
}

export function awarenessFrame(entries: AwarenessEntry[]): Uint8Array {
  const body = encoding.createEncoder()
  encoding.writeVarUint(body, entries.length)
  for (const { clientId, clock, state } of entries) {
    encoding.writeVarUint(body, clientId)
    encoding.writeVarUint(body, clock)
    encoding.writeVarString(body, state)
  }
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, AWARENESS)
  encoding.writeVarUint8Array(encoder, encoding.toUint8Array(body))
  return encoding.toUint8Array(encoder)
}

/** Null when malformed. */
export function readAwareness(update: Uint8Array): AwarenessEntry[] | null {
  try {
    const decoder = decoding.createDecoder(update)
    const count = decoding.readVarUint(decoder)
    if (count > update.length) return null
    const entries = Array.from({ length: count }, () => ({
      clientId: decoding.readVarUint(decoder),
      clock: decoding.readVarUint(decoder),
      state: decoding.readVarString(decoder),
    }))
    return decoding.hasContent(decoder) ? null : entries
  } catch {
    return null
  }
}

/** Told to somebody when who may do what has changed: what they may do now. */
export function levelFrame(level: Level): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, LEVEL)
  encoding.writeVarString(encoder, level)
  return encoding.toUint8Array(encoder)
}

/** The level in such a message, after its kind; null for one that this client does not know. */
export const readLevel = (decoder: decoding.Decoder): Level | null =>
  levelSchema.nullable().catch(null).parse(decoding.readVarString(decoder))

/** Asks a browser to look at the page that a run has made; what it is to see it fetches by this id, which counts once. */
export function lookFrame(lookId: string): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, LOOK)
  encoding.writeVarString(encoder, lookId)
  return encoding.toUint8Array(encoder)
}

/** The last message on a socket that is closed next: a browser tells its page of the close itself up to two seconds later. */
export function closingFrame(code: number): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, CLOSING)
  encoding.writeVarUint(encoder, code)
  return encoding.toUint8Array(encoder)
}

/** Of an edit that was dropped: its author only reads, somebody else's key is in the way, or there is too much already. */
const REFUSAL_REASONS = ['read_only', 'collision', 'full'] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export function readRefusal(decoder: decoding.Decoder): RefusalReason {
  const said = decoding.readVarString(decoder)
  return REFUSAL_REASONS.find(reason => reason === said) ?? 'read_only'
}

/** Told to a person whose edit was refused: the socket stays, the edit is theirs to keep as a copy. */
export function refusedFrame(reason: RefusalReason): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, REFUSED)
  encoding.writeVarString(encoder, reason)
  return encoding.toUint8Array(encoder)
}
