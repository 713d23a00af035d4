import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import type { DraftQuestion } from '#client/state/feedback-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { OPTIONS_MAX } from '#shared/feedback.ts'

interface ChoiceFieldsProps {
  question: DraftQuestion
  problem: string | null
  onChange(change: Partial<DraftQuestion>): void
}

/** The options of a question; one is added only when it says something (section 5). */
export function ChoiceFields({ question, problem, onChange }: ChoiceFieldsProps) {
  const { options, newOption, allowMultiple } = question
  const field = useRef<HTMLDivElement>(null)
  const isFull = options.length >= OPTIONS_MAX
  const isThere = options.includes(newOption.trim())
  // What is wrong is said where it is: at the option that says nothing, or that is there a second time.
  const wrongAt = options.findIndex(
    (option, at) => option.trim() === '' || options.findIndex(other => other.trim() === option.trim()) < at,
  )
  const canAdd = newOption.trim() !== '' && !isFull && !isThere
  const add = () => {
    if (!canAdd) return
    onChange({ options: [...options, newOption.trim()], newOption: '' })
    field.current?.querySelector('input')?.focus()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex flex-col gap-3">
      {options.length > 0 && (
        <ul aria-label="Options" className="flex flex-col gap-2">
          {options.map((option, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option that is typed in stays the same field.
            <li key={at} className="flex items-start gap-1">
              <TextField
                label={`Option ${at + 1}`}
                isLabelHidden
                value={option}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ options: options.map((other, place) => (place === at ? value : other)) })
                }
                problem={at === wrongAt ? problem : null}
                autoComplete="off"
                className="min-w-0 flex-1"
              />
              <IconButton
                label={`Remove option ${at + 1}`}
                className="mt-0.5 pointer-coarse:mt-1.5"
                onClick={() => onChange({ options: options.filter((_, place) => place !== at) })}
              >
                <X className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div ref={field} className="flex items-start gap-2">
        <TextField
          label="New option"
          isLabelHidden
          placeholder={isFull ? `${OPTIONS_MAX} options are the most` : 'New option'}
          disabled={isFull}
          value={newOption}
          onChange={event => onChange({ newOption: event.currentTarget.value })}
          onKeyDown={pressed}
          problem={(wrongAt < 0 ? problem : null) ?? (isThere ? 'This option is there already.' : null)}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button onClick={add} disabled={!canAdd} className="h-9 pointer-coarse:h-11">
          Add option
        </Button>
      </div>
      <Switch
        label="Several answers"
        about="Visitors may choose more than one option."
        isOn={allowMultiple}
        onChange={next => onChange({ allowMultiple: next })}
      />
    </div>
  )
}
