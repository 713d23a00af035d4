import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'

interface SegmentedProps<T extends string> {
  label: string
  value: T
  /** `about` explains what a label alone does not; what is disabled needs a reason that can be read beside it. */
  options: readonly { value: T; label: string; icon?: ReactNode; about?: string; isDisabled?: boolean }[]
  onChange(value: T): void
}

export function Segmented<T extends string>({ label, value, options, onChange }: SegmentedProps<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={next => next && onChange(next as T)}
      className="inline-flex rounded-md bg-sunken p-0.5"
    >
      {options.map(option => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          title={option.about}
          disabled={option.isDisabled}
          className="touch-target inline-flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm text-ink-soft transition-colors hover:text-ink disabled:text-ink-faint data-[state=on]:bg-raised data-[state=on]:text-ink data-[state=on]:shadow-1 [&>svg]:size-3.5"
        >
          {option.icon}
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
