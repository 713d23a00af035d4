type Take = (opcode: number, bytes: Buffer, start: number, end: number) => void

/** Cuts a stream of bytes into WebSocket messages, without copying those that arrive whole. */
export class FrameReader {
  readonly #take: Take
  /** The beginning of a frame that has not arrived whole, and how long it must get. */
  #pieces: Buffer[] = []
  #held = 0
  #needed = 0
  /** The beginning of a message in several frames. */
  #fragments: Buffer[] = []
  #opcode = 0

  constructor(take: Take) {
    this.#take = take
  }

  push(buffer: Buffer, start: number, end: number): void {
    if (this.#held === 0) return this.#read(buffer, start, end)
    this.#hold(buffer, start, end, this.#needed)
    if (this.#held < this.#needed) return
    const whole = Buffer.concat(this.#pieces)
    this.#pieces = []
    this.#held = 0
    this.#read(whole, 0, whole.length)
  }

  #read(buffer: Buffer, start: number, end: number): void {
    let at = start
    while (at < end) {
      const frame = frameAt(buffer, at, end)
      if (at + frame.needed > end) return this.#hold(buffer, at, end, frame.needed)
      const payload = at + frame.headLength
      at += frame.needed
      this.#assemble(buffer, payload, at, frame)
    }
  }

  #hold(buffer: Buffer, start: number, end: number, needed: number): void {
    this.#pieces.push(Buffer.from(buffer.subarray(start, end)))
    this.#held += end - start
    this.#needed = needed
  }

  #assemble(buffer: Buffer, start: number, end: number, { opcode, isFinal }: FrameHead): void {
    const isControl = opcode >= 8
    if (isControl || (isFinal && this.#fragments.length === 0)) {
      this.#take(opcode, buffer, start, end)
      return
    }
    if (this.#fragments.length === 0) this.#opcode = opcode
    this.#fragments.push(Buffer.from(buffer.subarray(start, end)))
    if (!isFinal) return
    const whole = Buffer.concat(this.#fragments)
    this.#fragments = []
    this.#take(this.#opcode, whole, 0, whole.length)
  }
}

interface FrameHead {
  opcode: number
  isFinal: boolean
  headLength: number
  /** Length of head and payload, or of as much as is needed to know it. */
  needed: number
}

function frameAt(buffer: Buffer, at: number, end: number): FrameHead {
  const first = buffer[at] ?? 0
  const head = { opcode: first & 15, isFinal: (first & 128) !== 0 }
  if (end - at < 2) return { ...head, headLength: 2, needed: 2 }
  const short = (buffer[at + 1] ?? 0) & 127
  const headLength = short === 127 ? 10 : short === 126 ? 4 : 2
  if (end - at < headLength) return { ...head, headLength, needed: headLength }
  const length =
    short === 127
      ? Number(buffer.readBigUInt64BE(at + 2))
      : short === 126
        ? buffer.readUInt16BE(at + 2)
        : short
  return { ...head, headLength, needed: headLength + length }
}
