import { MessageSquareDashed } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useEditorMetadata, useFeedbackResponses } from '#client/api/feedback.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type FeedbackQuestion, type FeedbackResponse, RESPONSES_MAX } from '#shared/feedback.ts'
import { AnswersTable } from './answers-table.tsx'
import { DeleteAnswers, type Doomed } from './delete-answers.tsx'
import { ExportCsv } from './export-csv.tsx'
import { QuestionChart } from './question-chart.tsx'
import { summaryOf } from './summary-of.ts'

interface AnswersDialogProps {
  id: string
  onQuestions(): void
  /** Leads to what an answer is about. */
  onShow(response: FeedbackResponse): void
  onClose(): void
}

/** What visitors have answered, live: as charts, or one by one. */
export function AnswersDialog({ id, onQuestions, onShow, onClose }: AnswersDialogProps) {
  const answers = useFeedbackResponses(id)
  const metadata = useEditorMetadata(id)
  const failed = [answers, metadata].find(query => query.isError && !query.data)
  return (
    <Dialog title="Feedback" isOpen onClose={onClose} width="lg">
      <div className="mt-4">
        {failed ? (
          <LoadFailed
            what="The answers could not be loaded."
            why={sentenceOf(failed.error)}
            onRetry={() => void failed.refetch()}
          />
        ) : answers.data && metadata.data ? (
          <Answers
            id={id}
            questions={metadata.data.feedbackQuestionData.questions}
            isAsking={metadata.data.feedbackQuestionData.isEnabled}
            responses={answers.data.responses}
            total={answers.data.total ?? answers.data.responses.length}
            onQuestions={onQuestions}
            onShow={onShow}
          />
        ) : (
          <div role="status" aria-label="Loading" className="grid gap-4">
            <Skeleton className="h-8 w-1/3" />
            <Skeleton className="h-48" />
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface AnswersProps extends Omit<AnswersDialogProps, 'onClose'> {
  questions: FeedbackQuestion[]
  isAsking: boolean
  responses: FeedbackResponse[]
  total: number
}

type View = 'charts' | 'table'

const VIEWS = [
  { value: 'charts', label: 'By question' },
  { value: 'table', label: 'One by one' },
] as const

function Answers({ id, questions, isAsking, responses, total, onQuestions, onShow }: AnswersProps) {
  const [view, setView] = useState<View>('charts')
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  if (total === 0)
    return (
      <div className="flex flex-col items-center gap-3 py-10 text-center">
        <MessageSquareDashed aria-hidden="true" className="size-8 text-ink-faint" />
        <p className="font-medium">Nobody has answered yet</p>
        <p className="max-w-[46ch] text-sm text-ink-soft">
          {isAsking && questions.length > 0
            ? 'Whoever opens the shared page finds a button “Feedback” there. Answers come in here as they are sent.'
            : 'Ask visitors something first: their answers come in here as they are sent.'}
        </p>
        <Button look={isAsking ? 'plain' : 'primary'} onClick={onQuestions} className="mt-2">
          Edit feedback questions
        </Button>
      </div>
    )
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto min-w-0 text-sm text-ink-soft">
          {total === 1 ? '1 answer' : `${total.toLocaleString('en-US')} answers`}
          {responses.length < total &&
            `, the newest ${responses.length.toLocaleString('en-US')} of them here`}
        </p>
        <Segmented<View> label="Shown" value={view} options={VIEWS} onChange={next => setView(next)} />
        <span className="flex flex-wrap items-center gap-2 max-sm:-mx-3 max-sm:gap-0">
          <ExportCsv id={id} />
          <Button look="quiet" onClick={onQuestions}>
            Edit questions
          </Button>
          <Button look="quiet" className="text-danger!" onClick={() => setDoomed('all')}>
            Delete all answers
          </Button>
        </span>
      </div>
      {total >= RESPONSES_MAX && (
        <p role="alert" className="mt-4 rounded-lg border border-danger-line p-3 text-sm">
          Further answers are refused: {RESPONSES_MAX.toLocaleString('en-US')} are as many as a design keeps.
          Export them, then delete those you have read.
        </p>
      )}
      {view === 'charts' ? (
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          {summaryOf(questions, responses).map(summary => (
            <QuestionChart key={summary.questionId} summary={summary} />
          ))}
        </div>
      ) : (
        <AnswersTable responses={responses} onShow={onShow} onDelete={setDoomed} />
      )}
      <DeleteAnswers id={id} total={total} doomed={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}
