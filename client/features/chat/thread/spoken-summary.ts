import { versionLabel } from '#shared/artifacts.ts'
import type { ChatItem } from '#shared/chat.ts'

/** The one sentence a screen reader hears when an answer is complete. */
export function spokenSummary(item: ChatItem | null): string {
  const content = item?.content ?? []
  const error = content.findLast(part => part.type === 'error')
  if (error) return error.message
  const artifact = content.findLast(part => part.type === 'artifact')
  const files = new Set(
    content.flatMap(part =>
      part.type === 'toolCall' && part.linesAdded + part.linesRemoved > 0 ? [part.toolParam] : [],
    ),
  )
  const changed = files.size > 0 ? `, ${files.size} file${files.size === 1 ? '' : 's'} changed` : ''
  return artifact
    ? `Generation finished: ${versionLabel(artifact.version)} is ready${changed}.`
    : 'Generation finished.'
}
