/** Reads a file from its start; past its end it throws a RangeError. */
export class ByteReader {
  readonly bytes: Uint8Array
  readonly #view: DataView
  at = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  u8(): number {
    return this.#view.getUint8(this.#step(1))
  }

  u16(isLittle = false): number {
    return this.#view.getUint16(this.#step(2), isLittle)
  }

  u32(isLittle = false): number {
    return this.#view.getUint32(this.#step(4), isLittle)
  }

  text(length: number): string {
    return String.fromCharCode(...this.take(length))
  }

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new RangeError('the file ends too early')
    return this.bytes.subarray(this.#step(length), this.at)
  }

  #step(length: number): number {
    const from = this.at
    this.at += length
    return from
  }
}

export const startsWith = (bytes: Uint8Array, start: string, at = 0): boolean =>
  bytes.length >= at + start.length &&
  [...start].every((char, index) => bytes[at + index] === char.charCodeAt(0))

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
