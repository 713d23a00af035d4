import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** What is wrong, or what to know. */
  problem?: string | null
  note?: ReactNode
  isLabelHidden?: boolean
  /** What is typed is shown as dots: a field for passwords is offered to be saved, and is no text box for who listens. */
  isSecret?: boolean
}

export function TextField({
  label,
  problem,
  note,
  isLabelHidden = false,
  isSecret = false,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const said = problem ?? note
  return (
    <div className={className}>
      <label htmlFor={id} className={clsx('mb-1.5 block text-sm font-medium', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={said ? `${id}-note` : undefined}
        {...rest}
        className={clsx(
          isSecret && '[-webkit-text-security:disc]',
          'h-9 w-full rounded-md border border-field-line bg-surface px-3 text-base text-ink placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-accent focus-visible:outline-1 focus-visible:-outline-offset-1 aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-md',
        )}
      />
      {said && (
        <p
          id={`${id}-note`}
          className={clsx('mt-1.5 text-xs wrap-anywhere', problem ? 'text-danger' : 'text-ink-faint')}
        >
          {said}
        </p>
      )}
    </div>
  )
}
