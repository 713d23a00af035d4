import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { useQueue } from '#client/room/document/queue-hooks.ts'
import { usePatternId, useRoomState } from '#client/room/document/room-provider.tsx'
import { outboxOf } from '#client/state/outbox.ts'
import { queueEditOf } from '#client/state/queue-edit.ts'
import { useCanWrite } from '../chat-context.ts'
import { placeBefore } from './places.ts'
import { QueueRow } from './queue-row.tsx'
import { keepEdited, useQueueActs } from './use-queue-acts.ts'

/** Above the message box: what was sent while something runs, in the order in which it will be done. */
export function QueueList() {
  const patternId = usePatternId()
  const queue = useQueue()
  const canWrite = useCanWrite()
  const acts = useQueueActs()
  const [outgoing] = useStored(outboxOf(patternId))
  const [said, say] = useState('')
  const list = useFocusKept(queue.map(({ requestId }) => requestId).join())
  useLeftEdit(patternId)
  const ids = queue.map(({ requestId }) => requestId)
  const isOnItsWay =
    outgoing?.whenBusy === 'queue' && outgoing.state !== 'failed' && !ids.includes(outgoing.requestId)
  const move = async (requestId: string, direction: 'up' | 'down') => {
    const before = placeBefore(ids, requestId, direction)
    if (before === undefined) return
    const place = ids.indexOf(requestId) + (direction === 'up' ? 0 : 2)
    await acts.move(requestId, before)
    say(`Moved to place ${place} of ${ids.length}`)
  }
  return (
    <>
      {(queue.length > 0 || isOnItsWay) && (
        <div className="mx-4 mb-2 animate-rise overflow-hidden rounded-lg border border-line bg-raised">
          <p className="px-3 pt-2 pb-0.5 text-xs font-medium text-ink-soft">
            {queue.length > 1 ? `Next, ${queue.length} prompts` : 'Next'}
          </p>
          <ol
            ref={list}
            aria-label="Queued prompts"
            className="max-h-[min(15rem,30dvh)] overflow-y-auto overscroll-contain pb-1"
          >
            {queue.map((prompt, at) => (
              <QueueRow
                key={prompt.requestId}
                prompt={prompt}
                canWrite={canWrite}
                acts={acts}
                isFirst={at === 0}
                isLast={at === queue.length - 1}
                move={direction => void move(prompt.requestId, direction)}
              />
            ))}
            {isOnItsWay && <li className="truncate px-3 py-1.5 text-sm text-ink-faint">{outgoing.text}</li>}
          </ol>
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** Where a row goes, the focus goes with it: a browser takes it from an element that is moved. */
function useFocusKept(order: string) {
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      const isHere = target instanceof HTMLElement && list.current?.contains(target)
      focused.current = isHere ? target : null
    }
    document.addEventListener('focusin', keep)
    return () => document.removeEventListener('focusin', keep)
  }, [])
  // The order is the server's, and arrives when it likes.
  useLayoutEffect(() => {
    const before = focused.current
    if (order !== '' && before?.isConnected && document.activeElement === document.body) before.focus()
  }, [order])
  return list
}

/** Words for a prompt that has begun, or was taken away by somebody else, are not lost with it. */
function useLeftEdit(patternId: string): void {
  const queue = useQueue()
  const { hasContent } = useRoomState()
  const [edit] = useStored(queueEditOf(patternId))
  const isGone = hasContent && edit !== null && queue.every(({ requestId }) => requestId !== edit.requestId)
  useEffect(() => {
    if (isGone) keepEdited(patternId)
  }, [patternId, isGone])
}
