import { MapPin, Trash2 } from 'lucide-react'
import { exactTimeTitle, timeLabel } from '#client/lib/time-label.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { FeedbackResponse } from '#shared/feedback.ts'
import { answerWords } from './summary-of.ts'

interface AnswersTableProps {
  responses: FeedbackResponse[]
  onShow(response: FeedbackResponse): void
  onDelete(response: FeedbackResponse): void
}

/** Every answer as it came, the newest first. */
export const AnswersTable = ({ responses, onShow, onDelete }: AnswersTableProps) => (
  <table className="mt-5 w-full border-collapse text-sm max-sm:block">
    <thead className="max-sm:sr-only">
      <tr className="border-b border-line text-left text-xs text-ink-faint">
        <th scope="col" className="w-24 py-2 pr-4 font-medium">
          When
        </th>
        <th scope="col" className="py-2 pr-4 font-medium">
          Answers
        </th>
        <th scope="col" className="w-52 py-2 font-medium">
          Where
        </th>
        <th scope="col" className="w-8 py-2">
          <span className="sr-only">Delete</span>
        </th>
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {responses.map(response => (
        <tr
          key={response.id}
          className="border-b border-line align-top max-sm:relative max-sm:flex max-sm:flex-col max-sm:gap-2 max-sm:py-4"
        >
          <td
            className="py-3 pr-4 whitespace-nowrap text-ink-soft max-sm:py-0"
            {...exactTimeTitle(response.createdAt)}
          >
            <time dateTime={new Date(response.createdAt).toISOString()}>
              {timeLabel(response.createdAt, Date.now())}
            </time>
          </td>
          <td className="py-3 pr-4 max-sm:py-0">
            <dl className="flex flex-col gap-2">
              {response.answers.map(answer => (
                <div key={answer.questionId}>
                  <dt className="text-xs text-ink-faint wrap-anywhere">{answer.question}</dt>
                  <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {answerWords(answer)}
                  </dd>
                </div>
              ))}
            </dl>
          </td>
          <td className="py-3 text-ink-soft max-sm:py-0">
            <Where response={response} onShow={onShow} />
          </td>
          <td className="py-2 text-right max-sm:absolute max-sm:top-3 max-sm:right-0 max-sm:py-0">
            <IconButton label="Delete this answer" size="sm" onClick={() => onDelete(response)}>
              <Trash2 className="size-4" />
            </IconButton>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Where({
  response,
  onShow,
}: {
  response: FeedbackResponse
  onShow(response: FeedbackResponse): void
}) {
  const { page, artifactVersionName, viewport, anchor } = response
  const facts = [page, artifactVersionName, viewport && `${viewport.width} × ${viewport.height}`].filter(
    Boolean,
  )
  return (
    <>
      <p className="wrap-anywhere">{facts.join(' · ') || 'Not known'}</p>
      {anchor && (
        <Button
          size="sm"
          className="mt-1.5 max-w-full"
          aria-label={`Show on the page: ${anchor.label || anchor.tag}`}
          onClick={() => onShow(response)}
        >
          <MapPin className="size-3.5 shrink-0" />
          <span className="truncate">{anchor.label || anchor.tag}</span>
        </Button>
      )}
    </>
  )
}
