/** Without i, l, o, 0 and 1, which look like each other on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10
const HALF = 5

/** Codes for the day a phone is lost, about 49 bits each. */
export const recoveryCodes = (): string[] => Array.from({ length: CODES }, () => `${half()}-${half()}`)

const half = (): string => Array.from({ length: HALF }, letter).join('')

function letter(): string {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // What is beyond the last whole round would make some letters likelier.
    if (byte < 256 - (256 % LETTERS.length)) return LETTERS.charAt(byte % LETTERS.length)
  }
}
