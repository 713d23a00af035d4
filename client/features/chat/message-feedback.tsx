import { clsx } from 'clsx'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { useSendFeedback } from '#client/api/artifacts.ts'
import { useStored } from '#client/lib/stored.ts'
import { feedbackOn } from '#client/state/feedback.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { FEEDBACK_MAX_CHARACTERS, type FeedbackType } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'

/** What somebody thinks of an answer; what was said is kept for this session. */
export function MessageFeedback({ artifactId }: { artifactId: string }) {
  const [given, keep] = useStored(feedbackOn(artifactId))
  const [isAsking, setAsking] = useState(false)
  const send = useSendFeedback(artifactId)
  const thank = (type: FeedbackType) => {
    keep(type)
    setAsking(false)
    toast.success(MESSAGES.feedbackThanks)
  }
  const praise = () =>
    send.mutate(
      { feedbackType: 'positive' },
      {
        onSuccess: () => thank('positive'),
        onError: () =>
          toast.error(MESSAGES.feedbackFailed, { action: { label: 'Try again', onClick: praise } }),
      },
    )
  return (
    <>
      <IconButton
        size="sm"
        label="Good answer"
        aria-pressed={given === 'positive'}
        onClick={() => given !== 'positive' && !send.isPending && praise()}
      >
        <ThumbsUp className={clsx('size-3.5', given === 'positive' && 'fill-current')} />
      </IconButton>
      <IconButton
        size="sm"
        label="Bad answer"
        aria-pressed={given === 'negative'}
        onClick={() => setAsking(true)}
      >
        <ThumbsDown className={clsx('size-3.5', given === 'negative' && 'fill-current')} />
      </IconButton>
      {isAsking && (
        <WhyNot artifactId={artifactId} onSent={() => thank('negative')} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

interface WhyNotProps {
  artifactId: string
  onSent(): void
  onClose(): void
}

/** A failure keeps the text, and may be tried again. */
function WhyNot({ artifactId, onSent, onClose }: WhyNotProps) {
  const [text, setText] = useState('')
  const send = useSendFeedback(artifactId)
  return (
    <Dialog title="What could be better?" about="Optional, in your own words." isOpen onClose={onClose}>
      <form
        className="mt-5"
        onSubmit={event => {
          event.preventDefault()
          send.mutate({ feedbackType: 'negative', feedbackText: text.trim() }, { onSuccess: onSent })
        }}
      >
        <GrowingTextarea
          data-first
          aria-label="Feedback"
          value={text}
          maxLength={FEEDBACK_MAX_CHARACTERS}
          rows={4}
          onChange={event => setText(event.currentTarget.value)}
          className="max-h-64 min-h-24 rounded-md border border-field-line bg-surface px-3 py-2 text-base focus-visible:border-accent"
        />
        {send.isError && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {MESSAGES.feedbackFailed}
          </p>
        )}
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={send.isPending}>
            {send.isError ? 'Try again' : 'Send feedback'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
