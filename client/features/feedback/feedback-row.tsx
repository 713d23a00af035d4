import { sentenceOf } from '#client/api/call.ts'
import { useEditorMetadata, useFeedbackResponses } from '#client/api/feedback.ts'
import { NeedsHost } from '#client/frames/needs-host.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

interface FeedbackRowProps {
  id: string
  onQuestions(): void
  onAnswers(): void
}

/** In Share: whether visitors are asked, and what they said. */
export function FeedbackRow({ id, onQuestions, onAnswers }: FeedbackRowProps) {
  const metadata = useEditorMetadata(id)
  const asked = metadata.data?.feedbackQuestionData
  const responses = useFeedbackResponses(id).data
  const total = responses?.total ?? responses?.responses.length ?? 0
  return (
    <section aria-label="Feedback">
      <h3 className="text-sm font-medium has-[+section]:mb-2">Feedback</h3>
      <NeedsHost what="feedback">
        {asked ? (
          <p className="mt-0.5 text-sm text-ink-soft">
            {asked.isEnabled && asked.questions.length > 0
              ? `Visitors of the shared page are asked ${asked.questions.length === 1 ? 'one question' : `${asked.questions.length} questions`}.`
              : 'Ask visitors of the shared page what they think.'}
          </p>
        ) : metadata.isError ? (
          <LoadFailed
            what="What visitors are asked could not be looked up."
            why={sentenceOf(metadata.error)}
            onRetry={() => void metadata.refetch()}
          />
        ) : (
          <div role="status" aria-label="Looking up the feedback" className="mt-1">
            <Skeleton className="h-5 w-2/3" />
          </div>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={onQuestions}>Edit feedback questions</Button>
          <Button onClick={onAnswers}>
            See answers
            {total > 0 && <Badge count={total} are="answers" />}
          </Button>
        </div>
      </NeedsHost>
    </section>
  )
}
