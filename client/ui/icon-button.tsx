import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Hint } from '#client/ui/tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as a hint. */
  label: string
  /** A longer hint, such as why the button is disabled. */
  hint?: string
  size?: 'sm' | 'md'
}

/** A disabled one stays in the tab order, so that its hint can say why. */
export function IconButton({
  label,
  hint,
  size = 'md',
  className,
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Hint text={hint ?? label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={disabled || undefined}
        // Also for those who read the page without coming to the control.
        aria-description={disabled && hint !== undefined && hint !== label ? hint : undefined}
        onClick={event => (disabled ? event.preventDefault() : onClick?.(event))}
        className={clsx(
          'touch-target inline-flex shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors duration-100',
          'not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink not-aria-disabled:active:bg-pressed aria-disabled:opacity-40',
          'aria-pressed:bg-accent-wash! aria-pressed:text-accent-ink! data-[state=open]:bg-pressed data-[state=open]:text-ink',
          size === 'sm' ? 'size-7' : 'size-8',
          className,
        )}
      />
    </Hint>
  )
}
