import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const ENDLESS_WORD = /\S{2000}/
const CAN_GROW = CSS.supports('field-sizing', 'content')

/** Grows with its text up to its greatest height: by itself where the browser can, else with a twin text. */
export function GrowingTextarea({
  value,
  className,
  ...rest
}: ComponentProps<'textarea'> & { value: string }) {
  const look = clsx(
    'resize-none bg-transparent wrap-anywhere text-ink outline-none placeholder:text-ink-faint',
    // Shaping one word of 50,000 letters in the page's font takes seconds, in this one none.
    ENDLESS_WORD.test(value) && 'font-mono-plain',
  )
  if (CAN_GROW) {
    return (
      <textarea
        dir="auto"
        {...rest}
        value={value}
        className={clsx(look, 'block w-full overscroll-contain [field-sizing:content]', className)}
      />
    )
  }
  return (
    <div className={clsx('grid overflow-y-auto overscroll-contain', className)}>
      <div
        aria-hidden="true"
        dir="auto"
        className="invisible col-start-1 row-start-1 whitespace-pre-wrap wrap-anywhere"
      >
        {`${value} `}
      </div>
      <textarea
        dir="auto"
        {...rest}
        value={value}
        className={clsx(look, 'col-start-1 row-start-1 overflow-hidden')}
      />
    </div>
  )
}
