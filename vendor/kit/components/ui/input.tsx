import type { ComponentProps } from 'react'
import { inputLine } from '@/lib/looks'
import { cn } from '@/lib/utils'

function Input({ className, type, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      data-slot="input"
      className={cn(
        inputLine,
        'flex h-9 w-full min-w-0 px-3 py-1 text-base md:text-sm',
        'file:mr-3 file:inline-flex file:h-7 file:border-0 file:bg-transparent file:font-medium file:text-foreground file:text-sm',
        className,
      )}
      {...props}
    />
  )
}

export { Input }
