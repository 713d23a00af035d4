import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Tooltip } from '#client/ui/tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string
  /** A longer tooltip, such as why the button is disabled. */
  tooltip?: string
  size?: 'sm' | 'md'
}

/** A disabled one stays in the tab order, so that its tooltip can say why. */
export function IconButton({
  label,
  tooltip,
  size = 'md',
  className,
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={tooltip ?? label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={disabled || undefined}
        // Also for those who read the page without coming to the control.
        aria-description={disabled && tooltip !== undefined && tooltip !== label ? tooltip : undefined}
        onClick={event => (disabled ? event.preventDefault() : onClick?.(event))}
        className={clsx(
          'touch-target inline-flex shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors duration-100',
          'not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink not-aria-disabled:active:bg-pressed aria-disabled:opacity-40',
          'aria-pressed:bg-accent-wash! aria-pressed:text-accent-ink! data-[state=open]:bg-pressed data-[state=open]:text-ink',
          size === 'sm' ? 'size-7' : 'size-8',
          className,
        )}
      />
    </Tooltip>
  )
}
