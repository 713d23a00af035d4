import { Check, ChevronRight, Circle } from 'lucide-react'
import { ContextMenu as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { dangerRow, floating, menuLabel, menuMark, menuRow, menuSeparator, menuShortcut } from '@/lib/looks'
import { cn } from '@/lib/utils'

function ContextMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="context-menu" {...props} />
}

function ContextMenuTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="context-menu-trigger" {...props} />
}

function ContextMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="context-menu-content"
        className={cn(
          floating,
          'max-h-(--radix-context-menu-content-available-height) min-w-40 origin-(--radix-context-menu-content-transform-origin) overflow-y-auto overflow-x-hidden p-1',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

function ContextMenuGroup(props: ComponentProps<typeof Primitive.Group>) {
  return <Primitive.Group data-slot="context-menu-group" {...props} />
}

function ContextMenuPortal(props: ComponentProps<typeof Primitive.Portal>) {
  return <Primitive.Portal data-slot="context-menu-portal" {...props} />
}

function ContextMenuRadioGroup(props: ComponentProps<typeof Primitive.RadioGroup>) {
  return <Primitive.RadioGroup data-slot="context-menu-radio-group" {...props} />
}

function ContextMenuItem({
  className,
  inset,
  variant = 'default',
  ...props
}: ComponentProps<typeof Primitive.Item> & { inset?: boolean; variant?: 'default' | 'destructive' }) {
  return (
    <Primitive.Item
      data-slot="context-menu-item"
      data-inset={inset}
      data-variant={variant}
      className={cn(menuRow, dangerRow, 'data-inset:pl-8', className)}
      {...props}
    />
  )
}

function ContextMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      data-slot="context-menu-checkbox-item"
      className={cn(menuRow, 'pl-8', className)}
      {...props}
    >
      <span className={menuMark}>
        <Primitive.ItemIndicator>
          <Check className="size-4" />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.CheckboxItem>
  )
}

function ContextMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem
      data-slot="context-menu-radio-item"
      className={cn(menuRow, 'pl-8', className)}
      {...props}
    >
      <span className={menuMark}>
        <Primitive.ItemIndicator>
          <Circle className="size-2 fill-current" />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.RadioItem>
  )
}

function ContextMenuLabel({
  className,
  inset,
  ...props
}: ComponentProps<typeof Primitive.Label> & { inset?: boolean }) {
  return (
    <Primitive.Label
      data-slot="context-menu-label"
      data-inset={inset}
      className={cn(menuLabel, className)}
      {...props}
    />
  )
}

function ContextMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator
      data-slot="context-menu-separator"
      className={cn(menuSeparator, className)}
      {...props}
    />
  )
}

function ContextMenuShortcut({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="context-menu-shortcut" className={cn(menuShortcut, className)} {...props} />
}

function ContextMenuSub(props: ComponentProps<typeof Primitive.Sub>) {
  return <Primitive.Sub data-slot="context-menu-sub" {...props} />
}

function ContextMenuSubTrigger({
  className,
  inset,
  children,
  ...props
}: ComponentProps<typeof Primitive.SubTrigger> & { inset?: boolean }) {
  return (
    <Primitive.SubTrigger
      data-slot="context-menu-sub-trigger"
      data-inset={inset}
      className={cn(
        menuRow,
        'data-inset:pl-8 data-[state=open]:bg-accent data-[state=open]:text-accent-foreground',
        className,
      )}
      {...props}
    >
      {children}
      <ChevronRight className="ml-auto size-4" />
    </Primitive.SubTrigger>
  )
}

function ContextMenuSubContent({ className, ...props }: ComponentProps<typeof Primitive.SubContent>) {
  return (
    <Primitive.SubContent
      data-slot="context-menu-sub-content"
      className={cn(
        floating,
        'min-w-36 origin-(--radix-context-menu-content-transform-origin) overflow-hidden p-1',
        className,
      )}
      {...props}
    />
  )
}

export {
  ContextMenu,
  ContextMenuCheckboxItem,
  ContextMenuContent,
  ContextMenuGroup,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuPortal,
  ContextMenuRadioGroup,
  ContextMenuRadioItem,
  ContextMenuSeparator,
  ContextMenuShortcut,
  ContextMenuSub,
  ContextMenuSubContent,
  ContextMenuSubTrigger,
  ContextMenuTrigger,
}
