import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { DraftQuestion } from '#client/state/feedback-draft.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { QuestionType } from '#shared/feedback.ts'
import { ChoiceFields } from './choice-fields.tsx'
import type { QuestionProblems } from './question-draft.ts'
import { RatingFields } from './rating-fields.tsx'

const TYPES = [
  { value: 'text', label: 'Text' },
  { value: 'multipleChoice', label: 'Multiple choice' },
  { value: 'rating', label: 'Rating' },
] as const

export interface QuestionCardProps {
  question: DraftQuestion
  number: number
  count: number
  problems: QuestionProblems
  onChange(change: Partial<DraftQuestion>): void
  onMove(by: -1 | 1): void
  onRemove(): void
}

/** One question of the dialog, with what its type needs. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, count, problems, onChange, onMove, onRemove } = props
  return (
    <fieldset
      aria-label={`Question ${number}`}
      data-question={question.key}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-1">
        <span className="mr-auto text-sm font-medium text-ink-soft">Question {number}</span>
        <IconButton label="Move up" disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowUp className="size-4" />
        </IconButton>
        <IconButton label="Move down" disabled={number === count} onClick={() => onMove(1)}>
          <ArrowDown className="size-4" />
        </IconButton>
        <IconButton label="Remove question" onClick={onRemove}>
          <Trash2 className="size-4" />
        </IconButton>
      </div>
      <div className="flex items-start gap-3 max-sm:flex-col">
        <TextField
          label="Question"
          value={question.question}
          onChange={event => onChange({ question: event.currentTarget.value })}
          problem={problems.question ?? null}
          autoComplete="off"
          className="w-full min-w-0 flex-1"
        />
        <div>
          <span aria-hidden="true" className="mb-1.5 block text-sm font-medium">
            Type
          </span>
          <Select<QuestionType>
            label="Type"
            value={question.type}
            options={TYPES}
            onChange={type => onChange({ type })}
            className="h-9 pointer-coarse:h-11"
          />
        </div>
      </div>
      {question.type === 'text' && (
        <TextField
          label="Placeholder"
          note="Shown in the empty field. It can be left out."
          value={question.placeholder}
          onChange={event => onChange({ placeholder: event.currentTarget.value })}
          autoComplete="off"
        />
      )}
      {question.type === 'multipleChoice' && (
        <ChoiceFields question={question} problem={problems.options ?? null} onChange={onChange} />
      )}
      {question.type === 'rating' && (
        <RatingFields question={question} problems={problems} onChange={onChange} />
      )}
    </fieldset>
  )
}
