const SLICE_MS = 8

/** Lets others have a turn where there was none for so long. */
export function pausing(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await new Promise(resolve => setTimeout(resolve))
    since = performance.now()
  }
}
