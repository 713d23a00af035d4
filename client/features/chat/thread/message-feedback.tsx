import { clsx } from 'clsx'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSendFeedback } from '#client/api/artifacts.ts'
import { useStored } from '#client/lib/stored.ts'
import { feedbackOn } from '#client/state/feedback.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { toast } from '#client/ui/toast.ts'
import type { FeedbackType } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'

const AnswerRatingDialog = lazyPart(() =>
  import('./answer-rating-dialog.tsx').then(({ AnswerRatingDialog }) => AnswerRatingDialog),
)

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
      <Suspense>
        {isAsking && (
          <AnswerRatingDialog
            artifactId={artifactId}
            onSent={() => thank('negative')}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}
