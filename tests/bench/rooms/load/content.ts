import { MARK_LENGTH, mark, TEXT_MARK } from '#tests/bench/rooms/load/mark.ts'

const CODE =
  'export function Card({ title, children }) { return <section className="flex items-center gap-4 rounded-xl p-6">{children}</section> } '
const CHUNK_MIN = 20
const CHUNK_MAX = 60

/** A marked piece of code of 20 to 60 characters, as a model streams it. */
export function markedChunk(number: number): string {
  const length = CHUNK_MIN + ((number * 7_919) % (CHUNK_MAX - CHUNK_MIN + 1))
  return mark(TEXT_MARK, number) + codeOf(length - MARK_LENGTH, number)
}

/** `length` characters of code, others for each `seed`. */
export function codeOf(length: number, seed: number): string {
  const start = (seed * 31) % CODE.length
  return CODE.repeat(Math.ceil((start + length) / CODE.length)).slice(start, start + length)
}
