import { useMemo, useState } from 'react'
import * as Y from 'yjs'
import { useOlderChat } from '#client/api/chat.ts'
import type { SharedMap } from '#client/room/document/chat-hooks.ts'
import { useOlderChatItems } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { makeItem } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import type { ChatItem } from '#shared/chat.ts'

interface OlderItems {
  /** What was asked for and is there, oldest first. */
  items: SharedMap[]
  /** How many items there are before them. */
  remaining: number
  isLoading: boolean
  hasFailed: boolean
  loadMore(): void
}

/** The items that have left the room's document: a room keeps its newest ones, the others come by call. */
export function useOlderItems(): OlderItems {
  const olderChatItems = useOlderChatItems()
  const [from, setFrom] = useState(Number.POSITIVE_INFINITY)
  const { data = NONE, isFetching, isError, refetch } = useOlderChat(usePatternId(), from, olderChatItems)
  const items = useMemo(() => asShared(data), [data])
  const remaining = Math.max(0, olderChatItems - items.length)
  const loadMore = () => (isError ? void refetch() : setFrom(remaining - 1))
  return { items, remaining, isLoading: isFetching, hasFailed: isError, loadMore }
}

const NONE: ChatItem[] = []

/** In the form a document has, so that one view shows both; this one is never written to. */
function asShared(items: ChatItem[]): SharedMap[] {
  const chat = chatOf(new Y.Doc())
  chat.push(items.map(makeItem))
  return chat.toArray()
}
