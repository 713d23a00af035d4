import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Grows with its text up to `maxHeight`; the browser measures, and a twin text does where it cannot. */
export function GrowingTextarea({
  value,
  className,
  ...rest
}: ComponentProps<'textarea'> & { value: string }) {
  return (
    <div className={clsx('grid overflow-y-auto overscroll-contain', className)}>
      <div aria-hidden="true" className="invisible col-start-1 row-start-1 whitespace-pre-wrap wrap-anywhere">
        {`${value} `}
      </div>
      <textarea
        {...rest}
        value={value}
        className="col-start-1 row-start-1 resize-none overflow-hidden bg-transparent wrap-anywhere text-ink outline-none placeholder:text-ink-faint"
      />
    </div>
  )
}
