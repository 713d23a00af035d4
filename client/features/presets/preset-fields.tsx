import { clsx } from 'clsx'
import { type ComponentProps, useId, useState } from 'react'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import {
  PRESET_NAME_MAX_CHARACTERS,
  PRESET_NOTES_MAX_CHARACTERS,
  PRESET_THEME_MAX_CHARACTERS,
  themeProblem,
} from '#shared/presets.ts'
import { ThemeCard } from './theme-card.tsx'

export interface PresetText {
  name: string
  themeCss: string
  notes: string
}

/** What keeps it from being saved; null where nothing does. */
export const presetProblem = ({ name, themeCss }: PresetText): string | null =>
  name.trim() === '' ? 'Give the preset a name.' : themeProblem(themeCss)

interface PresetFieldsProps {
  value: PresetText
  onChange(value: PresetText): void
}

/** Name, notes and theme of a preset. */
export function PresetFields({ value, onChange }: PresetFieldsProps) {
  const { name, themeCss, notes } = value
  const [isText, setText] = useState(false)
  // What keeps it from being saved is never hidden.
  const problem = themeProblem(themeCss)
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Name"
        required
        maxLength={PRESET_NAME_MAX_CHARACTERS}
        value={name}
        onChange={event => onChange({ ...value, name: event.currentTarget.value })}
      />
      <LongField
        label="Notes"
        maxLength={PRESET_NOTES_MAX_CHARACTERS}
        value={notes}
        onChange={event => onChange({ ...value, notes: event.currentTarget.value })}
        placeholder="Calm and factual. Buttons say what happens. Never more than two typefaces."
        note="Told to the model with every prompt in designs made with this preset."
        className="max-h-40 min-h-20"
      />
      <section aria-label="Look" className="flex flex-col gap-2.5">
        <h3 className="text-sm font-medium">Look</h3>
        <ThemeCard css={themeCss} />
        <details open={isText || problem !== null} onToggle={event => setText(event.currentTarget.open)}>
          <summary className="cursor-pointer text-sm text-ink-soft hover:text-ink">Theme as text</summary>
          <div className="mt-2.5">
            <LongField
              label="Theme"
              maxLength={PRESET_THEME_MAX_CHARACTERS}
              value={themeCss}
              onChange={event => onChange({ ...value, themeCss: event.currentTarget.value })}
              spellCheck={false}
              note="Tokens as in theme.css. Empty for those of each design."
              problem={problem}
              className="max-h-56 min-h-32 font-mono text-xs"
            />
          </div>
        </details>
      </section>
    </div>
  )
}

interface LongFieldProps extends ComponentProps<'textarea'> {
  label: string
  value: string
  note: string
  problem?: string | null
}

function LongField({ label, note, problem = null, className, ...rest }: LongFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="rounded-md border border-field-line bg-surface focus-within:border-accent hover:border-ink-faint">
        <GrowingTextarea
          id={id}
          aria-describedby={`${id}-note`}
          aria-invalid={problem ? true : undefined}
          {...rest}
          className={clsx('overflow-y-auto px-3 py-2 text-base', className)}
        />
      </div>
      <p id={`${id}-note`} className={clsx('mt-1.5 text-xs', problem ? 'text-danger' : 'text-ink-faint')}>
        {problem ?? note}
      </p>
    </div>
  )
}
