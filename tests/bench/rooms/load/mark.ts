/** Begins a mark in text, and one in presence: neither character occurs elsewhere in what the bench writes. */
export const TEXT_MARK = '~'
export const PRESENCE_MARK = '^'

const NUMBER_DIGITS = 6
const TIME_DIGITS = 9
export const MARK_LENGTH = 1 + NUMBER_DIGITS + TIME_DIGITS
/** 10 µs: a clock of nine digits goes round in 2.7 hours. */
const TICKS_PER_MS = 100
const MISSING_PROVIDERS = 10 ** TIME_DIGITS
const ZERO = 48

/** All processes of a machine share this clock. */
const ticks = (): number => Math.round(Number(process.hrtime.bigint() / 1_000n) / 10) % MISSING_PROVIDERS

/** A number and the time it was written, which any process that sees it can tell the age of. */
export function mark(sign: string, number: number): string {
  return `${sign}${digits(number, NUMBER_DIGITS)}${digits(ticks(), TIME_DIGITS)}`
}

export interface SeenMark {
  number: number
  ageMs: number
}

/** The mark at this place; null when what is there only looks like one. */
export function readMark(bytes: Uint8Array, at: number, end: number, now: number): SeenMark | null {
  if (at + MARK_LENGTH > end) return null
  const number = readDigits(bytes, at + 1, NUMBER_DIGITS)
  const time = readDigits(bytes, at + 1 + NUMBER_DIGITS, TIME_DIGITS)
  if (number < 0 || time < 0) return null
  return { number, ageMs: ((now - time + MISSING_PROVIDERS) % MISSING_PROVIDERS) / TICKS_PER_MS }
}

/** The moment against which the age of marks is read. */
export const markClock = ticks

function readDigits(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let index = at; index < at + count; index++) {
    const digit = (bytes[index] ?? 0) - ZERO
    if (digit < 0 || digit > 9) return -1
    value = value * 10 + digit
  }
  return value
}

const digits = (value: number, count: number): string => String(value).padStart(count, '0')
