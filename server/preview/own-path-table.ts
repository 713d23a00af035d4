import { PASSWORD_PATHS } from '#server/features/editor-metadata/password-path.ts'
import { FEEDBACK_PATHS } from '#server/features/feedback/feedback-path.ts'
import { FEEDBACK_SCRIPTS } from '#server/features/feedback/feedback-scripts.ts'
import { AI_PATHS } from '#server/features/integrations/ai/answer-ai.ts'
import { PUBLISH_PATHS } from '#server/features/publish/publish-paths.ts'
import type { OwnPath } from '#server/preview/own-paths.ts'

/** A path of ours begins so, and no page of a design does. */
const OWN_PATHS: readonly OwnPath[] = [
  ...PUBLISH_PATHS,
  ...PASSWORD_PATHS,
  ...FEEDBACK_PATHS,
  ...FEEDBACK_SCRIPTS,
  ...AI_PATHS,
]

/** The row of this path; null: it is one of the design's. */
export const ownPathAt = ({ pathname }: URL): OwnPath | null =>
  OWN_PATHS.find(({ path }) => isAt(path, pathname)) ?? null

function isAt(path: string, pathname: string): boolean {
  if (path.endsWith('*')) return pathname.startsWith(path.slice(0, -1))
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path
}
