import { RadioGroup } from 'radix-ui'
import { useId } from 'react'

interface ChoiceChipsProps<T extends string> {
  label: string
  value: T | null
  options: readonly { value: T; label: string }[]
  onChange(value: T): void
}

/** One of several short answers. */
export function ChoiceChips<T extends string>({ label, value, options, onChange }: ChoiceChipsProps<T>) {
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-2 text-sm font-medium">
        {label}
      </p>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value ?? ''}
        onValueChange={next => onChange(next as T)}
        className="flex flex-wrap gap-2"
      >
        {options.map(option => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            className="touch-target h-8 rounded-full border border-line-strong bg-surface px-3 text-sm text-ink-soft transition-colors hover:bg-hover hover:text-ink data-[state=checked]:border-accent data-[state=checked]:bg-accent-wash data-[state=checked]:text-accent-ink"
          >
            {option.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
