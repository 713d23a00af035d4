import { RadioGroup as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="radio-group" className={cn('grid gap-3', className)} {...props} />
}

function RadioGroupItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="radio-group-item"
      className={cn(
        'aspect-square size-4 shrink-0 align-middle rounded-full border border-input bg-background text-primary-foreground shadow-xs transition-colors dark:bg-input/25',
        'focus-visible:outline-2 focus-visible:outline-ring focus-visible:outline-offset-2 aria-invalid:border-destructive',
        'disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-primary data-[state=checked]:bg-primary dark:data-[state=checked]:bg-primary',
        className,
      )}
      {...props}
    >
      <Primitive.Indicator data-slot="radio-group-indicator" className="grid size-full place-items-center">
        <span className="size-[43%] rounded-full bg-current" />
      </Primitive.Indicator>
    </Primitive.Item>
  )
}

export { RadioGroup, RadioGroupItem }
