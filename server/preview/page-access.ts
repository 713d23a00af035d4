import { mayDo } from '#server/access/levels.ts'
import { isUnlocked } from '#server/features/editor-metadata/page-password.ts'
import { lockedAnswer } from '#server/features/editor-metadata/password-page.ts'
import type { HostAsked } from '#server/preview/own-paths.ts'
import { STATES } from '#server/preview/preview-states.ts'
import type { PreviewState } from '#server/preview/state-page.ts'
import { can } from '#shared/access.ts'

/** What was shown with the request: a pass, and whether one that was given is good no longer. */
interface Shown {
  hasPass: boolean
  isOver: boolean
}

/** The only place that decides who sees a page of a design's host. Null: this caller does. */
export async function pageRefusal(asked: HostAsked, shown: Shown): Promise<PreviewState | Response | null> {
  return (await levelRefusal(asked, shown)) ?? (await passwordRefusal(asked))
}

/** By what somebody may do, whatever password there is. */
export async function levelRefusal(
  asked: HostAsked,
  { hasPass, isOver }: Shown,
): Promise<PreviewState | null> {
  const { env, pattern, url, caller, level, publication } = asked
  if (publication) return null
  if (mayDo(caller, level, 'view')) return null
  const state = hasPass ? STATES.noAccess : isOver ? STATES.passExpired : STATES.isPrivate
  return state(env, { patternId: pattern.id, url })
}

/** Whoever may change the design goes past its password. */
async function passwordRefusal(asked: HostAsked): Promise<Response | null> {
  const { request, env, pattern, level } = asked
  if (!pattern.hasPassword || can(level, 'edit') || (await isUnlocked(env, request, pattern.id))) return null
  return lockedAnswer(asked)
}
