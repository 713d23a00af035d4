import { inflateSync } from 'node:zlib'
import { applyDelta } from '#server/features/code-host/git/delta.ts'
import {
  type GitObject,
  type ObjectKind,
  objectId,
  sha1,
  toHex,
} from '#server/features/code-host/git/objects.ts'
import { KIND_NUMBERS } from '#server/features/code-host/git/write-pack.ts'

export interface PackLimits {
  maxObjects: number
  /** Of all that is unpacked. */
  maxBytes: number
}

/** A pack that is cut off, damaged, or more than was asked for. */
export class PackError extends Error {}

const OFFSET_DELTA = 6
const ID_DELTA = 7
const HASH_BYTES = 20

const KINDS = Object.fromEntries(
  Object.entries(KIND_NUMBERS).map(([kind, number]) => [number, kind as ObjectKind]),
)

/** The objects of a pack by their ids. Every size is known before anything of it is unpacked, and counted. */
export async function readPack(pack: Uint8Array, limits: PackLimits): Promise<Map<string, GitObject>> {
  const count = await countOf(pack, limits)
  const byOffset = new Map<number, GitObject>()
  const byId = new Map<string, GitObject>()
  const reader: Reader = { pack, at: 12, left: limits.maxBytes }
  for (let index = 0; index < count; index++) {
    const offset = reader.at
    const object = readObject(reader, offset, byOffset, byId)
    byOffset.set(offset, object)
    byId.set(await objectId(object.kind, object.bytes), object)
  }
  if (reader.at !== pack.length - HASH_BYTES) throw new PackError('the pack has more in it than it says')
  return byId
}

interface Reader {
  pack: Uint8Array
  at: number
  /** Bytes that may still be unpacked. */
  left: number
}

async function countOf(pack: Uint8Array, { maxObjects }: PackLimits): Promise<number> {
  if (pack.length < 12 + HASH_BYTES) throw new PackError('the pack is cut off')
  const head = new DataView(pack.buffer, pack.byteOffset, 12)
  if (head.getUint32(0) !== 0x5041434b) throw new PackError('this is no pack')
  const end = pack.length - HASH_BYTES
  if ((await sha1(pack.subarray(0, end))) !== toHex(pack.subarray(end)))
    throw new PackError('the pack is damaged or cut off')
  const count = head.getUint32(8)
  if (count > maxObjects) throw new PackError(`the pack has ${count} objects`)
  return count
}

function readObject(
  reader: Reader,
  offset: number,
  byOffset: ReadonlyMap<number, GitObject>,
  byId: ReadonlyMap<string, GitObject>,
): GitObject {
  const { kind: number, size } = readHead(reader)
  if (number === OFFSET_DELTA || number === ID_DELTA) {
    const base =
      number === OFFSET_DELTA ? byOffset.get(offset - readOffset(reader)) : byId.get(readId(reader))
    if (!base) throw new PackError('the pack builds on something that is not in it')
    const delta = unpack(reader, size)
    const bytes = whole(() => applyDelta(base.bytes, delta, reader.left))
    reader.left -= bytes.length
    return { kind: base.kind, bytes }
  }
  const kind = KINDS[number]
  if (!kind) throw new PackError(`the pack has an object of an unknown kind`)
  return { kind, bytes: unpack(reader, size) }
}

function readHead(reader: Reader): { kind: number; size: number } {
  let byte = next(reader)
  const kind = (byte >> 4) & 7
  let [size, factor] = [byte & 15, 16]
  while (byte & 128) {
    byte = next(reader)
    size += (byte & 127) * factor
    factor *= 128
    if (factor > 2 ** 45) throw new PackError('the pack has a size that cannot be')
  }
  return { kind, size }
}

function readOffset(reader: Reader): number {
  let byte = next(reader)
  let offset = byte & 127
  while (byte & 128) {
    byte = next(reader)
    offset = (offset + 1) * 128 + (byte & 127)
    if (offset > reader.pack.length) throw new PackError('the pack has a place that cannot be')
  }
  return offset
}

function readId(reader: Reader): string {
  const id = toHex(reader.pack.subarray(reader.at, reader.at + HASH_BYTES))
  reader.at += HASH_BYTES
  return id
}

function next(reader: Reader): number {
  const byte = reader.pack[reader.at++]
  if (byte === undefined) throw new PackError('the pack is cut off')
  return byte
}

function unpack(reader: Reader, size: number): Uint8Array {
  if (size > reader.left) throw new PackError('the pack is larger than it may be')
  // A limit of zero would be none.
  const options = { info: true, maxOutputLength: size + 1 } as const
  const { buffer, engine } = whole(() => inflateSync(reader.pack.subarray(reader.at), options))
  if (buffer.length !== size) throw new PackError('the pack has an object of another size than it says')
  reader.at += engine.bytesWritten
  reader.left -= size
  return buffer
}

/** Whatever cannot be unpacked is no fault of ours. */
function whole<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new PackError('the pack is damaged')
  }
}
