import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { floating, inputLine, menuLabel, menuRow, menuSeparator } from '@/lib/looks'
import { cn } from '@/lib/utils'

function Select(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="select" {...props} />
}

function SelectGroup(props: ComponentProps<typeof Primitive.Group>) {
  return <Primitive.Group data-slot="select-group" {...props} />
}

function SelectValue(props: ComponentProps<typeof Primitive.Value>) {
  return <Primitive.Value data-slot="select-value" {...props} />
}

function SelectTrigger({
  className,
  size = 'default',
  children,
  ...props
}: ComponentProps<typeof Primitive.Trigger> & { size?: 'sm' | 'default' }) {
  return (
    <Primitive.Trigger
      data-slot="select-trigger"
      data-size={size}
      className={cn(
        inputLine,
        'flex w-fit items-center justify-between gap-2 whitespace-nowrap px-3 py-2 text-sm data-placeholder:text-muted-foreground dark:hover:bg-input/40',
        size === 'sm' ? 'h-8' : 'h-9',
        '*:data-[slot=select-value]:line-clamp-1 *:data-[slot=select-value]:flex *:data-[slot=select-value]:items-center *:data-[slot=select-value]:gap-2',
        "[:where(&_svg:not([class*='size-']))]:size-4 [:where(&_svg:not([class*='text-']))]:text-muted-foreground [&_svg]:pointer-events-none [&_svg]:shrink-0",
        className,
      )}
      {...props}
    >
      {children}
      <Primitive.Icon asChild>
        <ChevronDown className="size-4 text-muted-foreground/80" />
      </Primitive.Icon>
    </Primitive.Trigger>
  )
}

function SelectContent({
  className,
  children,
  position = 'popper',
  align = 'center',
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  const isPopper = position === 'popper'
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="select-content"
        position={position}
        align={align}
        sideOffset={isPopper ? 4 : undefined}
        className={cn(
          floating,
          'relative max-h-(--radix-select-content-available-height) min-w-32 origin-(--radix-select-content-transform-origin) overflow-y-auto overflow-x-hidden',
          className,
        )}
        {...props}
      >
        <SelectScrollUpButton />
        <Primitive.Viewport
          className={cn('p-1', isPopper && 'w-full min-w-(--radix-select-trigger-width) scroll-my-1')}
        >
          {children}
        </Primitive.Viewport>
        <SelectScrollDownButton />
      </Primitive.Content>
    </Primitive.Portal>
  )
}

function SelectLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label data-slot="select-label" className={cn(menuLabel, className)} {...props} />
}

function SelectItem({ className, children, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="select-item"
      className={cn(
        menuRow,
        'w-full pr-8 *:[span]:last:flex *:[span]:last:items-center *:[span]:last:gap-2',
        className,
      )}
      {...props}
    >
      <span
        data-slot="select-item-indicator"
        className="absolute right-2 flex size-3.5 items-center justify-center"
      >
        <Primitive.ItemIndicator>
          <Check className="size-4" />
        </Primitive.ItemIndicator>
      </span>
      <Primitive.ItemText>{children}</Primitive.ItemText>
    </Primitive.Item>
  )
}

function SelectSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator data-slot="select-separator" className={cn(menuSeparator, className)} {...props} />
  )
}

function SelectScrollUpButton({ className, ...props }: ComponentProps<typeof Primitive.ScrollUpButton>) {
  return (
    <Primitive.ScrollUpButton
      data-slot="select-scroll-up-button"
      className={cn('flex items-center justify-center py-1 text-muted-foreground', className)}
      {...props}
    >
      <ChevronUp className="size-4" />
    </Primitive.ScrollUpButton>
  )
}

function SelectScrollDownButton({ className, ...props }: ComponentProps<typeof Primitive.ScrollDownButton>) {
  return (
    <Primitive.ScrollDownButton
      data-slot="select-scroll-down-button"
      className={cn('flex items-center justify-center py-1 text-muted-foreground', className)}
      {...props}
    >
      <ChevronDown className="size-4" />
    </Primitive.ScrollDownButton>
  )
}

export {
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectScrollDownButton,
  SelectScrollUpButton,
  SelectSeparator,
  SelectTrigger,
  SelectValue,
}
