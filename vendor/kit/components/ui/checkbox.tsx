import { Check, Minus } from 'lucide-react'
import { Checkbox as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="checkbox"
      className={cn(
        'group/checkbox peer size-4 shrink-0 align-middle rounded-[0.3125rem] border border-input bg-background shadow-xs transition-colors dark:bg-input/25',
        'focus-visible:outline-2 focus-visible:outline-ring focus-visible:outline-offset-2 aria-invalid:border-destructive',
        'disabled:cursor-not-allowed disabled:opacity-50',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary dark:data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground',
        'data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary dark:data-[state=indeterminate]:bg-primary data-[state=indeterminate]:text-primary-foreground',
        className,
      )}
      {...props}
    >
      <Primitive.Indicator
        data-slot="checkbox-indicator"
        className="grid size-full place-items-center text-current"
      >
        <Check strokeWidth={3} className="size-[86%] group-data-[state=indeterminate]/checkbox:hidden" />
        <Minus
          strokeWidth={3}
          className="hidden size-[86%] group-data-[state=indeterminate]/checkbox:block"
        />
      </Primitive.Indicator>
    </Primitive.Root>
  )
}

export { Checkbox }
