import type { DraftQuestion } from '#client/state/feedback-draft.ts'
import { TextField } from '#client/ui/text-field.tsx'
import { RATING_DEFAULTS, RATING_LIMITS } from '#shared/feedback.ts'
import type { QuestionProblems } from './question-draft.ts'

interface RatingFieldsProps {
  question: DraftQuestion
  problems: QuestionProblems
  onChange(change: Partial<DraftQuestion>): void
}

const ENDS = [
  { value: 'minValue', label: 'minLabel', name: 'Lowest', words: 'Label of the lowest' },
  { value: 'maxValue', label: 'maxLabel', name: 'Highest', words: 'Label of the highest' },
] as const

/** From where to where a rating goes, and what its ends mean. */
export const RatingFields = ({ question, problems, onChange }: RatingFieldsProps) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
    {ENDS.map(end => (
      <div key={end.value} className="contents">
        <TextField
          label={end.name}
          type="number"
          inputMode="numeric"
          min={RATING_LIMITS.min}
          max={RATING_LIMITS.max}
          value={question[end.value]}
          onChange={event => onChange({ [end.value]: event.currentTarget.value })}
          problem={problems[end.value] ?? null}
        />
        <TextField
          label={end.words}
          placeholder={RATING_DEFAULTS[end.label]}
          maxLength={100}
          value={question[end.label]}
          onChange={event => onChange({ [end.label]: event.currentTarget.value })}
          autoComplete="off"
        />
      </div>
    ))}
  </div>
)
