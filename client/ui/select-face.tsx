import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export interface SelectOption<T extends string> {
  value: T
  label: string
  detail?: string
  icon?: ReactNode
}

export interface SelectProps<T extends string> {
  label: string
  value: T
  options: readonly SelectOption<T>[]
  onChange(value: T): void
  isQuiet?: boolean
  /** Why nothing can be chosen; it stays in the tab order, so that its hint can say so. */
  disabledBecause?: string
  className?: string
}

type SelectFaceProps<T extends string> = Pick<
  SelectProps<T>,
  'label' | 'value' | 'options' | 'isQuiet' | 'className'
> &
  Omit<ComponentProps<'button'>, 'value'>

/** The control with what is chosen. */
export function SelectFace<T extends string>({
  label,
  value,
  options,
  isQuiet = false,
  className,
  ...rest
}: SelectFaceProps<T>) {
  const chosen = options.find(option => option.value === value)
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={clsx(
        'touch-target inline-flex h-8 min-w-0 shrink items-center gap-1.5 rounded-md px-2.5 text-sm transition-colors duration-100 not-aria-disabled:hover:bg-hover aria-disabled:opacity-40 data-[state=open]:bg-pressed',
        isQuiet
          ? 'text-ink-soft not-aria-disabled:hover:text-ink'
          : 'border border-line-strong bg-surface shadow-1',
        className,
      )}
    >
      {chosen?.icon && <span className="text-ink-faint [&>svg]:size-4">{chosen.icon}</span>}
      <span className="truncate">{chosen?.label}</span>
      <ChevronDown aria-hidden="true" className="ml-auto size-3.5 shrink-0 text-ink-faint" />
    </button>
  )
}
