/** What a delta makes of its base; throws a SyntaxError for one that is damaged, or makes more than `maxBytes`. */
export function applyDelta(base: Uint8Array, delta: Uint8Array, maxBytes: number): Uint8Array {
  const reader = { delta, at: 0 }
  const [from, size] = [readSize(reader), readSize(reader)]
  if (from !== base.length || size > maxBytes) throw broken()
  const result = new Uint8Array(size)
  let at = 0
  while (reader.at < delta.length) {
    const code = next(reader)
    const piece = code & 128 ? copied(reader, base, code) : added(reader, code)
    if (at + piece.length > size) throw broken()
    result.set(piece, at)
    at += piece.length
  }
  if (at !== size) throw broken()
  return result
}

interface Reader {
  delta: Uint8Array
  at: number
}

const broken = () => new SyntaxError('a delta that cannot be read')

function next(reader: Reader): number {
  const byte = reader.delta[reader.at++]
  if (byte === undefined) throw broken()
  return byte
}

function readSize(reader: Reader): number {
  let [size, factor] = [0, 1]
  for (;;) {
    const byte = next(reader)
    size += (byte & 127) * factor
    factor *= 128
    if (!(byte & 128)) return size
    if (factor > 2 ** 45) throw broken()
  }
}

/** Four bits say which bytes of the place follow, three which of the length. */
function copied(reader: Reader, base: Uint8Array, code: number): Uint8Array {
  const bytes = (bits: readonly number[]): number =>
    bits.reduce((sum, bit, index) => sum + (code & bit ? next(reader) * 256 ** index : 0), 0)
  const offset = bytes([1, 2, 4, 8])
  const length = bytes([16, 32, 64]) || 65_536
  if (offset + length > base.length) throw broken()
  return base.subarray(offset, offset + length)
}

function added(reader: Reader, length: number): Uint8Array {
  const { delta, at } = reader
  if (length === 0 || at + length > delta.length) throw broken()
  reader.at += length
  return delta.subarray(at, at + length)
}
