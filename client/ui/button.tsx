import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Spinner } from '#client/ui/spinner.tsx'

type Look = 'primary' | 'plain' | 'quiet' | 'danger'
type Size = 'sm' | 'md' | 'lg'

export interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  size?: Size
  isBusy?: boolean
}

export function Button({
  look = 'plain',
  size = 'md',
  isBusy = false,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      {...rest}
      onClick={isBusy ? event => event.preventDefault() : rest.onClick}
      className={clsx(buttonLook(look, size), className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}

/** The look of a button, for links that stand among buttons. */
export const buttonLook = (look: Look, size: Size = 'md'): string => clsx(BASE, LOOKS[look], SIZES[size])

const BASE =
  'touch-target inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none transition-[background-color,border-color,color,box-shadow,transform] duration-100 active:translate-y-px disabled:opacity-45 disabled:active:translate-y-0 aria-disabled:opacity-45'

const LOOKS: Record<Look, string> = {
  primary: 'bg-accent text-on-accent shadow-1 hover:bg-accent-hover disabled:hover:bg-accent',
  plain: 'border border-line-strong bg-surface text-ink shadow-1 hover:bg-hover hover:border-field-line/70',
  quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-on-danger shadow-1 hover:bg-danger-hover',
}

const SIZES: Record<Size, string> = {
  sm: 'h-7 px-2.5 text-xs',
  md: 'h-8 px-3 text-sm',
  lg: 'h-10 px-4 text-base',
}
