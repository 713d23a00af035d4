import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useMarkAnswersRead, useSupportMessages, useWriteToSupport } from '#client/api/support.ts'
import { useSession } from '#client/api/users.ts'
import { useStored } from '#client/lib/stored.ts'
import { supportDraft } from '#client/state/support-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { newId } from '#shared/ids.ts'
import { SUPPORT_MAX_CHARACTERS } from '#shared/support.ts'
import { SupportMessages } from './support-messages.tsx'

interface SupportDialogProps {
  /** Written already, for whoever opens it. */
  text?: string
  /** The design it is about. */
  patternId?: string
  onClose(): void
}

/** What I have asked the people who run this server, what they said, and a box to ask more. */
export function SupportDialog({ text, patternId, onClose }: SupportDialogProps) {
  const hasAdmins = useSession().data?.server.hasAdmins !== false
  const messages = useSupportMessages()
  const { mutate: markRead } = useMarkAnswersRead()
  const unread = messages.data?.unread ?? 0
  // Seen is what has been on the screen.
  useEffect(() => {
    if (unread > 0) markRead()
  }, [unread, markRead])
  return (
    <Dialog
      title="Get Support"
      about={
        hasAdmins
          ? 'The people who run this server read this and answer here.'
          : 'Nobody is named to answer yet. What you write is kept until whoever runs this server names an admin with ADMIN_EMAILS.'
      }
      isOpen
      onClose={onClose}
    >
      <WriteMessage text={text} patternId={patternId} />
      <div className="mt-6 max-h-[40vh] overflow-y-auto overscroll-contain">
        {messages.isError ? (
          <LoadFailed
            what="Your messages could not be loaded."
            why={sentenceOf(messages.error)}
            onRetry={() => void messages.refetch()}
          />
        ) : messages.data ? (
          <SupportMessages messages={messages.data.messages} />
        ) : (
          <div role="status" aria-label="Loading" className="grid gap-3">
            <Skeleton className="h-16 rounded-lg" />
            <Skeleton className="h-16 w-4/5 rounded-lg" />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function WriteMessage({ text, patternId }: Pick<SupportDialogProps, 'text' | 'patternId'>) {
  const [draft, setDraft] = useStored(supportDraft)
  const [given, setGiven] = useState(draft === '' ? (text ?? '') : null)
  const written = given ?? draft
  // The same again after an answer that never came makes no second message.
  const sent = useRef({ message: '', requestId: '' })
  const write = useWriteToSupport()
  const change = (next: string) => {
    setGiven(null)
    setDraft(next)
  }
  const send = () => {
    const message = written.trim()
    if (message === '' || write.isPending) return
    if (sent.current.message !== message) sent.current = { message, requestId: newId() }
    const { requestId } = sent.current
    write.mutate({ message, requestId, ...(patternId && { patternId }) }, { onSuccess: () => change('') })
  }
  return (
    <form
      className="mt-5"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <GrowingTextarea
        data-first
        aria-label="Your message"
        placeholder="What can we help with?"
        value={written}
        maxLength={SUPPORT_MAX_CHARACTERS}
        rows={3}
        onChange={event => change(event.currentTarget.value)}
        className="max-h-52 min-h-20 rounded-md border border-field-line bg-surface px-3 py-2 text-base focus-visible:border-accent"
      />
      <div className="mt-3 flex items-start justify-between gap-3">
        <p role={write.isError ? 'alert' : 'status'} className="min-w-0 text-sm text-ink-soft">
          {write.isError ? (
            <span className="text-danger">{sentenceOf(write.error)} Your text is still here.</span>
          ) : write.isSuccess && written === '' ? (
            'Sent. The answer will be here, and the menu will say so.'
          ) : null}
        </p>
        <Button
          type="submit"
          look="primary"
          className="shrink-0"
          isBusy={write.isPending}
          disabled={written.trim() === ''}
        >
          {write.isError ? 'Try again' : 'Send'}
        </Button>
      </div>
    </form>
  )
}
