import type { CanvasNode } from '#room-schema/canvas-room.ts'

export interface NodeWords {
  title: string
  text: string
}

/** What stands in a node in place of its picture; null where the picture says it. */
export function nodeWords({ status, stage, filesDone, artifactId, thumbnail }: CanvasNode): NodeWords | null {
  if (status === 'generating') return { title: stage || 'Getting ready', text: filesWords(filesDone) }
  if (status === 'gone')
    return { title: 'This design is gone', text: 'It was deleted, or is not yours to see any more.' }
  if (status === 'error')
    return { title: failedTitle(artifactId, thumbnail), text: 'Open it to see why, and to try again.' }
  if (artifactId === null)
    return { title: 'Nothing here yet', text: 'Open it, and describe what it should be.' }
  return null
}

/** A run failed, where there is a picture of the version before it; else that version does not compile. */
function failedTitle(artifactId: string | null, thumbnail: string | null): string {
  if (artifactId === null) return 'The first try did not work out'
  return thumbnail === null ? 'This version cannot be shown' : 'The last try did not work out'
}

const filesWords = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 file written' : `${count} files written`
