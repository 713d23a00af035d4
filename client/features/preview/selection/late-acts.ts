import { loadLate } from '#client/lib/load-late.ts'

/** The parser comes with them, and only whoever selects needs it. */
export const performing = () => loadLate(performAct)
export const performingOnSeveral = () => loadLate(actOnSeveral)

const performAct = () => import('./perform-act.ts')
const actOnSeveral = () => import('./act-on-several.ts')
