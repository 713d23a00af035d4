const UNREACHABLE = /dynamically imported module|Importing a module script failed/
const AGAIN_AFTER_MS = [500, 1_000, 2_000, 4_000, 8_000]
const RELOADS_MAX = 3
const RELOADS = 'maquette-reloads-'

/** Loads the bundle. A connection that failed on the way is no fault of the design: the page is loaded once more. */
export async function loadDesign(appJs: string): Promise<object> {
  try {
    return await import(/* @vite-ignore */ appJs)
  } catch (error) {
    if (!(error instanceof TypeError && UNREACHABLE.test(error.message) && (await comesAgain(appJs))))
      throw error
    // A browser keeps what it could not load, so that asking again in the same page is of no use.
    location.reload()
    return new Promise(() => undefined)
  }
}

/** False where the server answers that there is no such file, or that was tried often enough. */
async function comesAgain(appJs: string): Promise<boolean> {
  const { name } = window as { name: string }
  const reloads = name.startsWith(RELOADS) ? Number(name.slice(RELOADS.length)) : 0
  if (reloads >= RELOADS_MAX) return false
  window.name = `${RELOADS}${reloads + 1}`
  for (const milliseconds of AGAIN_AFTER_MS) {
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    const answer = await fetch(appJs, { cache: 'no-store' }).catch(() => null)
    if (answer && answer.status < 500) return answer.ok
  }
  return false
}
