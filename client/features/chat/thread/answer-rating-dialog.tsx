import { useState } from 'react'
import { useSendFeedback } from '#client/api/artifacts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { FEEDBACK_MAX_CHARACTERS } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'

interface AnswerRatingDialogProps {
  artifactId: string
  onSent(): void
  onClose(): void
}

/** Why an answer was bad; a failure keeps the text, and may be tried again. */
export function AnswerRatingDialog({ artifactId, onSent, onClose }: AnswerRatingDialogProps) {
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
