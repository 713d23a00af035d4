import * as Y from 'yjs'
import { chatOf } from '#room-schema/editor-room.ts'
import type { Json } from '#room-schema/typed-map.ts'
import {
  type ChatItem,
  type ChatPart,
  type ChatPartType,
  chatItemSchema,
  chatPartSchema,
} from '#shared/chat.ts'

/** Fields that arrive in pieces are Y.Text, so that a token is a few bytes and not the whole message again. */
const STREAMED: Partial<Record<ChatPartType, string[]>> = {
  text: ['message'],
  thinking: ['thoughts'],
}

/** A part of a type or shape this build does not know reads as this (section 8, unknown content type). */
const UNKNOWN_PART: ChatPart = { type: 'error', message: 'Oops, something went wrong.', hasRetry: false }

export function makePart(part: ChatPart): Y.Map<unknown> {
  const map = new Y.Map<unknown>()
  const streamed = STREAMED[part.type] ?? []
  for (const [key, value] of Object.entries(part)) {
    map.set(key, streamed.includes(key) ? new Y.Text(String(value)) : (value as Json))
  }
  return map
}

export function makeItem(item: ChatItem): Y.Map<unknown> {
  const map = new Y.Map<unknown>()
  const { content, ...fields } = item
  for (const [key, value] of Object.entries(fields)) map.set(key, value as Json)
  map.set('content', Y.Array.from(content.map(makePart)))
  return map
}

export function readPart(map: Y.Map<unknown>): ChatPart {
  const part = chatPartSchema.safeParse(map.toJSON())
  return part.success ? part.data : UNKNOWN_PART
}

/** Null when the entry is not a chat item at all. */
export function readItem(map: Y.Map<unknown>): ChatItem | null {
  const content = contentOf(map)
  const item = chatItemSchema.safeParse({
    ...Object.fromEntries(ITEM_FIELDS.map(key => [key, map.get(key)])),
    content: content.map(readPart),
  })
  return item.success ? item.data : null
}

const ITEM_FIELDS = ['id', 'userId', 'actor', 'requestId', 'role', 'timeCreated', 'metadata'] as const

/** The content list of an item; empty when it is missing. */
export function contentOf(item: Y.Map<unknown>): Y.Map<unknown>[] {
  const content = item.get('content')
  if (!(content instanceof Y.Array)) return []
  return content.toArray().filter(part => part instanceof Y.Map)
}

export function readChat(doc: Y.Doc): ChatItem[] {
  return chatOf(doc)
    .toArray()
    .flatMap(map => (map instanceof Y.Map ? (readItem(map) ?? []) : []))
}

/** The newest item with this id: items are appended, so it is looked for from the end. */
export function findItem(doc: Y.Doc, id: string): Y.Map<unknown> | null {
  const chat = chatOf(doc)
  for (let at = chat.length - 1; at >= 0; at--) {
    const item = chat.get(at)
    if (item instanceof Y.Map && item.get('id') === id) return item
  }
  return null
}
