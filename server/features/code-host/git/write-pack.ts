import { deflateSync } from 'node:zlib'
import {
  fromHex,
  type GitObject,
  joined,
  type ObjectKind,
  sha1,
} from '#server/features/code-host/git/objects.ts'

export const KIND_NUMBERS: Record<ObjectKind, number> = { commit: 1, tree: 2, blob: 3, tag: 4 }
const VERSION = 2

/** Exactly these objects as git sends them, each whole. */
export async function writePack(objects: readonly GitObject[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = [packHead(objects.length)]
  for (const { kind, bytes } of objects)
    parts.push(objectHead(KIND_NUMBERS[kind], bytes.length), deflateSync(bytes))
  const pack = joined(parts)
  return joined([pack, fromHex(await sha1(pack))])
}

function packHead(count: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(12))
  head.setUint32(0, 0x5041434b) // PACK
  head.setUint32(4, VERSION)
  head.setUint32(8, count)
  return new Uint8Array(head.buffer)
}

/** Kind and size: four bits of it in the first byte, seven in each that follows. */
function objectHead(kind: number, size: number): Uint8Array {
  const bytes: number[] = []
  let [byte, left] = [(kind << 4) | (size & 15), Math.floor(size / 16)]
  while (left > 0) {
    bytes.push(byte | 128)
    ;[byte, left] = [left & 127, Math.floor(left / 128)]
  }
  return Uint8Array.from([...bytes, byte])
}
