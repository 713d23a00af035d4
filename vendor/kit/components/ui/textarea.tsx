import type { ComponentProps } from 'react'
import { inputLine } from '@/lib/looks'
import { cn } from '@/lib/utils'

function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        inputLine,
        'field-sizing-content flex min-h-16 w-full px-3 py-2 text-base leading-normal md:text-sm',
        className,
      )}
      {...props}
    />
  )
}

export { Textarea }
