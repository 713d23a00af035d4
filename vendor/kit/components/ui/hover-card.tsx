import { HoverCard as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { floating } from '@/lib/looks'
import { cn } from '@/lib/utils'

function HoverCard(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="hover-card" {...props} />
}

function HoverCardTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="hover-card-trigger" {...props} />
}

function HoverCardContent({
  className,
  align = 'center',
  sideOffset = 6,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal data-slot="hover-card-portal">
      <Primitive.Content
        data-slot="hover-card-content"
        align={align}
        sideOffset={sideOffset}
        className={cn(
          floating,
          'w-64 origin-(--radix-hover-card-content-transform-origin) p-4 text-sm',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

export { HoverCard, HoverCardContent, HoverCardTrigger }
