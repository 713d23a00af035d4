import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface SelectOption<T extends string> {
  value: T
  label: string
  detail?: string
  icon?: ReactNode
}

interface SelectProps<T extends string> {
  label: string
  value: T
  options: readonly SelectOption<T>[]
  onChange(value: T): void
  isQuiet?: boolean
  className?: string
}

export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  isQuiet = false,
  className,
}: SelectProps<T>) {
  const chosen = options.find(option => option.value === value)
  return (
    <Radix.Root value={value} onValueChange={next => onChange(next as T)}>
      <Radix.Trigger
        aria-label={label}
        className={clsx(
          'touch-target inline-flex h-8 min-w-0 shrink items-center gap-1.5 rounded-md px-2.5 text-sm transition-colors duration-100 hover:bg-hover data-[state=open]:bg-pressed',
          isQuiet ? 'text-ink-soft hover:text-ink' : 'border border-line-strong bg-surface shadow-1',
          className,
        )}
      >
        {chosen?.icon && <span className="text-ink-faint [&>svg]:size-4">{chosen.icon}</span>}
        <span className="truncate">
          <Radix.Value>{chosen?.label}</Radix.Value>
        </span>
        <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-pop overflow-hidden rounded-lg border border-line bg-raised shadow-3"
        >
          <Radix.Viewport className="p-1">
            {options.map(option => (
              <Option key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Option<T extends string>({ value, label, detail, icon }: SelectOption<T>) {
  return (
    <Radix.Item
      value={value}
      className="flex min-h-8 cursor-default items-center gap-2.5 rounded-sm py-1.5 pr-2 pl-2.5 text-sm outline-none select-none data-highlighted:bg-hover pointer-coarse:min-h-11"
    >
      {icon && <span className="text-ink-faint [&>svg]:size-4">{icon}</span>}
      <Radix.ItemText>{label}</Radix.ItemText>
      {detail && <span className="ml-auto pl-6 text-xs text-ink-faint tabular-nums">{detail}</span>}
      <Radix.ItemIndicator className={clsx('shrink-0', !detail && 'ml-auto pl-6')}>
        <Check className="size-3.5 text-accent-ink" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
