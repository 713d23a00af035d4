import { Switch as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

function Switch({
  className,
  size = 'default',
  ...props
}: ComponentProps<typeof Primitive.Root> & { size?: 'sm' | 'default' }) {
  return (
    <Primitive.Root
      data-slot="switch"
      data-size={size}
      className={cn(
        'group/switch peer inline-flex shrink-0 items-center rounded-full border-2 border-transparent shadow-xs transition-colors duration-200',
        'data-[size=default]:h-5 data-[size=sm]:h-4 data-[size=default]:w-9 data-[size=sm]:w-7',
        'data-[state=checked]:bg-primary data-[state=unchecked]:bg-input',
        'focus-visible:outline-2 focus-visible:outline-ring focus-visible:outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <Primitive.Thumb
        data-slot="switch-thumb"
        className="pointer-events-none block rounded-full bg-background shadow-sm ring-0 transition-transform duration-200 ease-out group-data-[size=default]/switch:size-4 group-data-[size=sm]/switch:size-3 data-[state=unchecked]:translate-x-0 group-data-[size=default]/switch:data-[state=checked]:translate-x-4 group-data-[size=sm]/switch:data-[state=checked]:translate-x-3 dark:data-[state=unchecked]:bg-foreground"
      />
    </Primitive.Root>
  )
}

export { Switch }
