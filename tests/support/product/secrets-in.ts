/** Finds which of these secrets stand in a text: as they are, in base64 at any place of it, in hex or in an address. */
export function secretsIn(secrets: readonly string[]): (text: string) => string[] {
  const forms = secrets.map(secret => ({ secret, written: formsOf(secret) }))
  return text =>
    forms.filter(({ written }) => written.some(form => text.includes(form))).map(({ secret }) => secret)
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  // What stands before it decides where its groups of three begin.
  const grouped = [0, 1, 2].map(from =>
    bytes.subarray(from, from + 3 * Math.floor((bytes.length - from) / 3)),
  )
  return [
    ...[secret, encodeURIComponent(secret), bytes.toString('hex')],
    ...grouped.flatMap(part => [part.toString('base64'), part.toString('base64url')]),
  ]
}

const LINE_MIN = 40

/** A key is found by any of its lines. */
export const linesOfKey = (pem: string): string[] =>
  pem.split('\n').filter(line => line.length >= LINE_MIN && !line.startsWith('-----'))
