import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { type SharedMap, useChatItems } from '#client/room/document/chat-hooks.ts'
import { usePatternId, useRoomState } from '#client/room/document/room-provider.tsx'
import { outboxOf } from '#client/state/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { ChatItem } from './chat-item.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { EmptyChat } from './empty-chat.tsx'
import { chunksOf } from './item-chunks.ts'
import { PendingItems } from './pending-items.tsx'
import { useScrollToVersion } from './scroll-to-version.ts'
import { useFollow } from './use-follow.ts'
import { useOlderItems } from './use-older-items.ts'

/** A long thread begins with its newest items; the earlier ones come on request. */
const SHOWN_AT_FIRST = 60
const SHOWN_MORE = 120
/** What an item is taken for until it was drawn once. */
const ITEM_PX = 160

/** The thread. Its end is announced once (run-summary.tsx), not word by word. */
export function ChatLog() {
  const { hasContent } = useRoomState()
  const older = useOlderItems()
  const newest = useChatItems()
  const items = older.items.length > 0 ? [...older.items, ...newest] : newest
  const [outgoing] = useStored(outboxOf(usePatternId()))
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const follow = useFollow()
  const unread = useUnread(older.remaining + items.length, follow.isFollowing)
  const hidden = Math.max(0, items.length - shown)
  const earlier = hidden + older.remaining
  const showMore = () => {
    setShown(shown + SHOWN_MORE)
    if (hidden < SHOWN_MORE && older.remaining > 0) older.loadMore()
  }
  useScrollToVersion({
    scroller: follow.scroller,
    items,
    hidden,
    older,
    show: count => setShown(Math.max(shown, count)),
    leaveEnd: follow.leave,
  })
  const { jumpSoon } = follow
  // Sending follows the thread again, wherever one was reading.
  useEffect(() => {
    if (outgoing?.requestId) jumpSoon()
  }, [outgoing?.requestId, jumpSoon])
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={follow.scroller}
        role="log"
        aria-label="Chat"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div ref={follow.content} className="flex min-h-full flex-col py-3">
          {earlier > 0 && (
            <Button
              look="quiet"
              size="sm"
              className="mx-auto my-2"
              isBusy={older.isLoading}
              onClick={older.hasFailed ? older.loadMore : showMore}
            >
              {older.hasFailed
                ? 'Earlier messages could not be loaded. Try again'
                : `Show ${Math.min(earlier, SHOWN_MORE)} earlier messages`}
            </Button>
          )}
          {!hasContent && !outgoing && <ChatSkeleton />}
          {hasContent && items.length + older.remaining === 0 && !outgoing && <EmptyChat />}
          {chunksOf(items.slice(hidden), earlier).map(chunk => (
            <Chunk key={chunk.key} items={chunk.items} last={items.at(-1)} />
          ))}
          <PendingItems />
        </div>
      </div>
      {/* A mask would do the same, and be drawn anew with every frame that scrolls. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute top-0 right-3 left-0 h-3 bg-linear-to-b from-ground to-transparent"
      />
      {!follow.isFollowing && (
        <Button
          onClick={follow.jump}
          aria-label="Jump to bottom"
          className="absolute! bottom-3 left-1/2 -translate-x-1/2 animate-rise rounded-full! bg-raised! shadow-2!"
          size="sm"
        >
          <ArrowDown className="size-3.5" />
          {unread > 0 ? `${unread} new` : 'Newest'}
        </Button>
      )}
    </div>
  )
}

interface StretchProps {
  items: readonly SharedMap[]
  /** The newest item of the thread. */
  last: SharedMap | undefined
}

/** Some items in a row, which the browser passes over as one while they are out of view. */
function Chunk({ items, last }: StretchProps) {
  return (
    <div
      className="[content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto ${items.length * ITEM_PX}px` }}
    >
      {items.map(item => (
        <ChatItem key={String(item.get('id'))} item={item} isLast={item === last} />
      ))}
    </div>
  )
}

/** How many items came while somebody was reading further up. */
function useUnread(count: number, isFollowing: boolean): number {
  const [seen, setSeen] = useState(count)
  if (isFollowing && seen !== count) setSeen(count)
  return isFollowing ? 0 : Math.max(0, count - seen)
}
