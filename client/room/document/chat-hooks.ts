import * as Y from 'yjs'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { isSameJson, isSameList, useShared } from '#client/room/document/use-shared.ts'
import { contentOf, findItem, readItem, readPart } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import type { ChatItem, ChatPart, HostedFile } from '#shared/chat.ts'
import { wordsOf } from '#shared/prompt-parts.ts'

/** An item or a part as the document holds it; read it with the hooks below. */
export type SharedMap = Y.Map<unknown>

export type ItemHead = Omit<ChatItem, 'content'>

/** The items of the thread; renders again when one is added, not when one grows. */
export const useChatItems = (): SharedMap[] => useShared(chatOf(useRoom().doc), mapsIn, 'shallow', isSameList)

/** Everything of an item but its content; null when it is no item. */
export const useItemHead = (item: SharedMap): ItemHead | null =>
  useShared(item, headOf, 'shallow', isSameJson)

/** The parts of an item; renders again when one is added or taken away. */
export function useItemParts(item: SharedMap): SharedMap[] {
  const content = useShared(item, contentArrayOf)
  return useShared(content ?? NOTHING, mapsIn, 'shallow', isSameList)
}

/** One part, growing live. */
export const usePart = (part: SharedMap): ChatPart => useShared(part, readPart, 'deep', isSameJson)

/** Whether the room shows this item yet. */
export function useHasItem(itemId: string | null): boolean {
  const items = useChatItems()
  const { doc } = useRoom()
  return itemId !== null && items.length > 0 && findItem(doc, itemId) !== null
}

/** What was asked by a request; empty once that has left the room's document. */
export function usePromptOf(requestId: string): AskedPrompt {
  const items = useChatItems()
  const asked = items.findLast(item => item.get('role') === 'user' && item.get('requestId') === requestId)
  if (!asked) return { text: '', files: [], hasSelection: false }
  const hasSelection = contentOf(asked).some(part => part.get('type') === 'referenceV2')
  return { text: textOf(asked), files: filesOf(asked), hasSelection }
}

/** What was asked, as far as it can be asked again: the chat does not say which element was selected. */
interface AskedPrompt {
  text: string
  files: HostedFile[]
  hasSelection: boolean
}

/** Where among these items the one stands that made a version; -1 where none did. */
export function messageOfVersion(items: readonly SharedMap[], artifactId: string | null): number {
  if (artifactId === null) return -1
  return items.findIndex(item => contentOf(item).some(part => part.get('artifactId') === artifactId))
}

const NOTHING = new Y.Doc().getArray<SharedMap>('nothing')

const mapsIn = (array: Y.Array<SharedMap>): SharedMap[] =>
  array.toArray().filter(entry => (entry as unknown) instanceof Y.Map)

const contentArrayOf = (item: SharedMap): Y.Array<SharedMap> | null => {
  const content = item.get('content')
  return content instanceof Y.Array ? content : null
}

function headOf(item: SharedMap): ItemHead | null {
  const read = readItem(item)
  if (!read) return null
  const { content: _, ...head } = read
  return head
}

const keys = new WeakMap<SharedMap, string>()
let keysGiven = 0

/** A name for a part as long as it is there; parts have no id of their own, and may come to stand elsewhere. */
export function keyOf(part: SharedMap): string {
  const key = keys.get(part) ?? `part-${++keysGiven}`
  keys.set(part, key)
  return key
}

/** The words of an item, for reading out and copying. */
export const textOf = (item: SharedMap): string => wordsOf(contentOf(item).map(readPart))

/** The pictures that were sent with an item. */
export const filesOf = (item: SharedMap): HostedFile[] =>
  contentOf(item)
    .map(readPart)
    .flatMap(part => (part.type === 'image' ? [{ name: part.name, url: part.url }] : []))
