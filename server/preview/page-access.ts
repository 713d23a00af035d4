import { mayDo } from '#server/access/levels.ts'
import type { HostAsked } from '#server/preview/own-paths.ts'
import { STATES } from '#server/preview/preview-states.ts'
import type { PreviewState } from '#server/preview/state-page.ts'

/** What was shown with the request: a pass, and whether one that was given is good no longer. */
interface Shown {
  hasPass: boolean
  isOver: boolean
}

/** The only place that decides who sees a page of a design's host. Null: this caller does. */
export async function pageRefusal(
  asked: HostAsked,
  { hasPass, isOver }: Shown,
): Promise<PreviewState | null> {
  const { env, pattern, url, caller, level } = asked
  if (mayDo(caller, level, 'view')) return null
  const state = hasPass ? STATES.noAccess : isOver ? STATES.passExpired : STATES.isPrivate
  return state(env, { patternId: pattern.id, url })
}
