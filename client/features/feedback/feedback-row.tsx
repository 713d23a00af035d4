import { useEditorMetadata, useFeedbackResponses } from '#client/api/feedback.ts'
import { NeedsHost } from '#client/frames/needs-host.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'

interface FeedbackRowProps {
  id: string
  onQuestions(): void
  onAnswers(): void
}

/** In Share: whether visitors are asked, and what they said. */
export function FeedbackRow({ id, onQuestions, onAnswers }: FeedbackRowProps) {
  const asked = useEditorMetadata(id).data?.feedbackQuestionData
  const responses = useFeedbackResponses(id).data
  const total = responses?.total ?? responses?.responses.length ?? 0
  return (
    <section aria-label="Feedback">
      <h3 className="text-sm font-medium">Feedback</h3>
      <NeedsHost what="feedback">
        <p className="mt-0.5 text-sm text-ink-soft">
          {asked?.isEnabled && asked.questions.length > 0
            ? `Visitors of the shared page are asked ${asked.questions.length === 1 ? 'one question' : `${asked.questions.length} questions`}.`
            : 'Ask visitors of the shared page what they think.'}
        </p>
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
