import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { type ReactNode, useId } from 'react'

interface RadioCardsProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; label: string; about: string; icon: ReactNode }[]
  onChange(value: T): void
}

/** A few choices that need a sentence each; named by the label, described by the sentence. */
export function RadioCards<T extends string>({ label, value, options, onChange }: RadioCardsProps<T>) {
  const id = useId()
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={next => onChange(next as T)}
      // Two stand side by side; more would leave a gap or be too narrow for their words.
      className={clsx('grid gap-2', options.length === 2 && 'grid-cols-2')}
    >
      {options.map(option => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          aria-labelledby={`${id}-${option.value}`}
          aria-describedby={`${id}-${option.value}-about`}
          className="flex flex-col rounded-lg border border-line p-3 text-left transition-colors hover:border-line-strong hover:bg-hover data-[state=checked]:border-accent data-[state=checked]:bg-accent-wash"
        >
          <span className="flex items-center gap-2 text-ink-soft [&>svg]:size-4">
            {option.icon}
            <span id={`${id}-${option.value}`} className="text-base font-medium text-ink">
              {option.label}
            </span>
            <RadioGroup.Indicator className="ml-auto">
              <Check className="size-4 text-accent-ink" />
            </RadioGroup.Indicator>
          </span>
          <span id={`${id}-${option.value}-about`} className="mt-1 block text-xs text-ink-soft">
            {option.about}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
