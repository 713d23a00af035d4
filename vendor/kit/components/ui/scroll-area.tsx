import { ScrollArea as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

function ScrollArea({ className, children, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root data-slot="scroll-area" className={cn('relative', className)} {...props}>
      <Primitive.Viewport
        data-slot="scroll-area-viewport"
        className="size-full rounded-[inherit] focus-visible:outline-2 focus-visible:outline-ring"
      >
        {children}
      </Primitive.Viewport>
      <ScrollBar />
      <Primitive.Corner />
    </Primitive.Root>
  )
}

function ScrollBar({
  className,
  orientation = 'vertical',
  ...props
}: ComponentProps<typeof Primitive.ScrollAreaScrollbar>) {
  return (
    <Primitive.ScrollAreaScrollbar
      data-slot="scroll-area-scrollbar"
      orientation={orientation}
      className={cn(
        'flex touch-none select-none p-0.5 transition-opacity duration-200 data-[state=hidden]:opacity-0',
        'data-[orientation=vertical]:h-full data-[orientation=vertical]:w-2.5',
        'data-[orientation=horizontal]:h-2.5 data-[orientation=horizontal]:flex-col',
        className,
      )}
      {...props}
    >
      <Primitive.ScrollAreaThumb
        data-slot="scroll-area-thumb"
        className="relative flex-1 rounded-full bg-foreground/18 transition-colors hover:bg-foreground/30"
      />
    </Primitive.ScrollAreaScrollbar>
  )
}

export { ScrollArea, ScrollBar }
