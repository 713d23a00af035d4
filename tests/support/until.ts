const FIRST_MS = 10
/** Each look takes something from what is waited for, and most do not matter: the longer it takes, the rarer. */
const RARER = 1.25
const MOST_MS = 50
/** What a browser says of a page or frame that is being replaced by its next one. */
const REPLACED = /Frame was detached|frame got detached|Execution context was destroyed|Cannot find context/

/** Waits for the thing, also over a page or frame that is replaced; after `seconds` it fails with what was waited for. */
export async function until<T>(
  look: () => T | Promise<T>,
  what: string,
  seconds = 15,
): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1_000
  for (let pause = FIRST_MS; ; pause = Math.min(pause * RARER, MOST_MS)) {
    const seen = await overReplaced(look)
    if (seen) return seen as NonNullable<T>
    if (Date.now() > end) throw new Error(`waited ${seconds} s for: ${what}`)
    await new Promise(done => setTimeout(done, pause))
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
