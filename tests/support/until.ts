const EVERY_MS = 10

/** Waits for the thing; after `seconds` it fails with what was waited for. */
export async function until<T>(
  look: () => T | Promise<T>,
  what: string,
  seconds = 15,
): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1_000
  for (;;) {
    const seen = await look()
    if (seen) return seen as NonNullable<T>
    if (Date.now() > end) throw new Error(`waited ${seconds} s for: ${what}`)
    await new Promise(done => setTimeout(done, EVERY_MS))
  }
}
