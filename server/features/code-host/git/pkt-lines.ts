const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** One line as git sends it: its length in four digits, then itself. */
export const pktLine = (text: string): string =>
  (encoder.encode(text).length + 4).toString(16).padStart(4, '0') + text

export const FLUSH = '0000'
export const DELIMITER = '0001'

/** Hosts fill their lines; each line costs many times what an empty one weighs. */
const LINES_MAX = 100_000

/** What stands in each line, of any bytes; marks between them are left out. Throws a SyntaxError where it is cut off or in crumbs. */
export function pktLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let left = LINES_MAX
  for (let at = 0; at < bytes.length; ) {
    if (--left < 0) throw new SyntaxError('more lines than are read')
    const digits = decoder.decode(bytes.subarray(at, at + 4))
    const length = /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
    if (!(length >= 0) || at + length > bytes.length) throw new SyntaxError('lines that are cut off')
    if (length >= 4) lines.push(bytes.subarray(at + 4, at + length))
    at += Math.max(length, 4)
  }
  return lines
}

export const textLines = (bytes: Uint8Array): string[] =>
  pktLines(bytes).map(line => decoder.decode(line).replace(/\n$/, ''))
