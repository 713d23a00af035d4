import { loadLate } from '#client/lib/load-late.ts'

export const loadHomePage = () => import('#client/pages/home/home-page.tsx').then(page => page.default)
export const loadCanvasPage = () => import('#client/pages/canvas/canvas-page.tsx').then(page => page.default)

/** Longer than what is on its way already takes; after it something else is shown. */
const PATIENCE_MS = 1_000

/**
 * Waits for a page that nothing worth seeing stands in for. React holds what follows a stand-in back for 300 ms, so that
 * showing one for a moment makes the page late. The editor has a stand-in of its own, which is seen sooner than the editor.
 */
export async function firstPage(path: string): Promise<void> {
  const [, first] = path.split('/')
  const load = first === '' ? loadHomePage : first === 's' ? loadCanvasPage : null
  if (load === null) return
  // What cannot be loaded says so where it would stand.
  const loaded = loadLate<unknown>(load).catch(() => undefined)
  await Promise.race([loaded, new Promise(done => setTimeout(done, PATIENCE_MS))])
}
