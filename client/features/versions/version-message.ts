import { type SharedMap, textOf } from '#client/room/document/chat-hooks.ts'
import { contentOf, readPart } from '#room-schema/chat.ts'
import type { ArtifactVersion } from '#shared/artifacts.ts'

const EDITED_BY_HAND = 'Edited by hand'
const FORKED = 'Forked'

/** What a version was made for, in one line: its prompt, or what was said when it was saved. Null once its item has left the room. */
export function versionMessage(
  items: readonly SharedMap[],
  { id, kind, requestId }: Pick<ArtifactVersion, 'id' | 'kind' | 'requestId'>,
): string | null {
  if (kind === 'fork') return FORKED
  const isByHand = kind === 'manualEdit'
  const item = isByHand
    ? items.findLast(entry => entry.get('role') === 'app' && entry.get('requestId') === id)
    : items.findLast(entry => entry.get('role') === 'user' && entry.get('requestId') === requestId)
  const said = item && (isByHand ? savedAs(item) : textOf(item))
  return said?.replace(/\s+/g, ' ').trim() || (isByHand ? EDITED_BY_HAND : null)
}

const savedAs = (item: SharedMap): string | undefined =>
  contentOf(item)
    .map(readPart)
    .find(part => part.type === 'manualEdit')?.message
