const EVERY_MS = 10
/** What a browser says of a page or frame that is being replaced by its next one. */
const REPLACED = /Frame was detached|frame got detached|Execution context was destroyed|Cannot find context/

/** Waits for the thing, also over a page or frame that is replaced; after `seconds` it fails with what was waited for. */
export async function until<T>(
  look: () => T | Promise<T>,
  what: string,
  seconds = 15,
): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1_000
  for (;;) {
    const seen = await overReplaced(look)
    if (seen) return seen as NonNullable<T>
    if (Date.now() > end) throw new Error(`waited ${seconds} s for: ${what}`)
    await new Promise(done => setTimeout(done, EVERY_MS))
  }
}

async function overReplaced<T>(look: () => T | Promise<T>): Promise<T | null> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof Error && REPLACED.test(error.message)) return null
    throw error
  }
}
