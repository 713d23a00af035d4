import { clsx } from 'clsx'
import { CircleAlert, RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { useMe } from '#client/api/users.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { useStored } from '#client/lib/stored.ts'
import { useHasItem } from '#client/room/document/chat-hooks.ts'
import { useQueue } from '#client/room/document/queue-hooks.ts'
import { usePatternId, useRoomState } from '#client/room/document/room-provider.tsx'
import { promptDraftOf } from '#client/state/drafts.ts'
import { type Outgoing, outboxOf } from '#client/state/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { ASSISTANT_USER_ID } from '#shared/chat.ts'
import { MESSAGES } from '#shared/messages.ts'
import { deliver, useSend } from '../composer/use-send.ts'
import { ImagePart } from '../parts/image-part.tsx'
import { ReferenceV2Part } from '../parts/reference-parts.tsx'
import { ItemFrame } from './chat-item.tsx'

/** A prompt on its way, shown until the room shows it itself. */
export function PendingItems() {
  const patternId = usePatternId()
  const [outgoing] = useStored(outboxOf(patternId))
  const isQueued = useQueue().some(({ requestId }) => requestId === outgoing?.requestId)
  const isShown = useHasItem(outgoing?.userItemId ?? null) || isQueued
  const { hasContent } = useRoomState()
  const isOnline = useIsOnline()
  useHandOver(patternId, outgoing, isShown)
  useInterrupted(patternId, outgoing, hasContent && !isShown)
  // One that waits for its turn is shown among those that do.
  if (!outgoing || isShown || (outgoing.whenBusy === 'queue' && outgoing.state !== 'failed')) return null
  return (
    <>
      {outgoing.state !== 'failed' && <SentText outgoing={outgoing} />}
      <ItemFrame head={{ role: 'assistant', userId: ASSISTANT_USER_ID, timeCreated: outgoing.timeCreated }}>
        {outgoing.state === 'failed' ? (
          <Failure outgoing={outgoing} />
        ) : (
          <p className={clsx('text-sm text-ink-soft', isOnline && 'animate-breathe')}>
            {isOnline ? MESSAGES.thinking : 'Will be sent when you are back online.'}
          </p>
        )}
      </ItemFrame>
    </>
  )
}

function SentText({ outgoing }: { outgoing: Outgoing }) {
  const me = useMe()
  return (
    <ItemFrame head={{ role: 'user', userId: me?.id ?? '', timeCreated: outgoing.timeCreated }}>
      {outgoing.references.map(reference => (
        <ReferenceV2Part key={reference.name} part={{ type: 'referenceV2', ...reference }} />
      ))}
      <p className="text-base leading-relaxed whitespace-pre-wrap">{outgoing.text}</p>
      {outgoing.files.map(file => (
        <ImagePart key={file.url} part={{ type: 'image', ...file }} />
      ))}
    </ItemFrame>
  )
}

/** The text is in the composer again; here stands why, and the way to try once more. */
function Failure({ outgoing }: { outgoing: Outgoing }) {
  const send = useSend()
  return (
    <div className="flex items-start gap-3 rounded-lg border border-danger-line bg-danger-wash px-3.5 py-2.5">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{MESSAGES.somethingWentWrong}</p>
        {outgoing.problem !== MESSAGES.somethingWentWrong && (
          <p className="text-ink-soft">{outgoing.problem}</p>
        )}
      </div>
      <Button size="sm" onClick={() => send(outgoing.text, outgoing)}>
        <RotateCcw className="size-3.5" /> Try again
      </Button>
    </div>
  )
}

function useHandOver(patternId: string, outgoing: Outgoing | null, isShown: boolean): void {
  // The room is outside of React: once it shows the prompt, this browser forgets it.
  useEffect(() => {
    if (!outgoing || !isShown) return
    const draft = promptDraftOf(patternId)
    if (outgoing.state === 'failed' && draft.read() === outgoing.text) draft.write('')
    outboxOf(patternId).write(null)
  }, [patternId, outgoing, isShown])
}

function useInterrupted(patternId: string, outgoing: Outgoing | null, isMissing: boolean): void {
  // A prompt brought along from the home page, or interrupted by a reload, is sent as soon as the room is here.
  useEffect(() => {
    if (outgoing && isMissing && (outgoing.state === 'queued' || outgoing.state === 'sending')) {
      void deliver(patternId, outgoing)
    }
  }, [patternId, outgoing, isMissing])
}
