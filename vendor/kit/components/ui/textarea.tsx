import type { ComponentProps, CSSProperties } from 'react'
import { inputLine } from '@/lib/looks'
import { cn } from '@/lib/utils'

function Textarea({ className, rows, style, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      // A field that grows with its text takes no notice of rows: they are its least height.
      style={{ '--rows': rows, ...style } as CSSProperties}
      className={cn(
        inputLine,
        'field-sizing-content flex w-full px-3 py-2 text-base leading-normal md:text-sm',
        rows === undefined ? 'min-h-16' : 'min-h-[calc(var(--rows)*1lh+1rem+2px)]',
        className,
      )}
      {...props}
    />
  )
}

export { Textarea }
