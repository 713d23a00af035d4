import { Check, ChevronRight, Circle } from 'lucide-react'
import { Menubar as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { dangerRow, floating, menuLabel, menuMark, menuRow, menuSeparator, menuShortcut } from '@/lib/looks'
import { cn } from '@/lib/utils'

function Menubar({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="menubar"
      className={cn(
        'flex h-9 items-center gap-0.5 rounded-md border border-border bg-background p-1 shadow-xs',
        className,
      )}
      {...props}
    />
  )
}

function MenubarMenu(props: ComponentProps<typeof Primitive.Menu>) {
  return <Primitive.Menu data-slot="menubar-menu" {...props} />
}

function MenubarTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="menubar-trigger"
      className={cn(
        'flex select-none items-center rounded-[calc(var(--radius)-4px)] px-2.5 py-1 font-medium text-sm outline-none transition-colors hover:bg-accent focus:bg-accent data-[state=open]:bg-accent data-[state=open]:text-accent-foreground',
        className,
      )}
      {...props}
    />
  )
}

function MenubarContent({
  className,
  align = 'start',
  alignOffset = -4,
  sideOffset = 8,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="menubar-content"
        align={align}
        alignOffset={alignOffset}
        sideOffset={sideOffset}
        className={cn(
          floating,
          'min-w-48 origin-(--radix-menubar-content-transform-origin) overflow-hidden p-1',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

function MenubarGroup(props: ComponentProps<typeof Primitive.Group>) {
  return <Primitive.Group data-slot="menubar-group" {...props} />
}

function MenubarPortal(props: ComponentProps<typeof Primitive.Portal>) {
  return <Primitive.Portal data-slot="menubar-portal" {...props} />
}

function MenubarRadioGroup(props: ComponentProps<typeof Primitive.RadioGroup>) {
  return <Primitive.RadioGroup data-slot="menubar-radio-group" {...props} />
}

function MenubarItem({
  className,
  inset,
  variant = 'default',
  ...props
}: ComponentProps<typeof Primitive.Item> & { inset?: boolean; variant?: 'default' | 'destructive' }) {
  return (
    <Primitive.Item
      data-slot="menubar-item"
      data-inset={inset}
      data-variant={variant}
      className={cn(menuRow, dangerRow, 'data-inset:pl-8', className)}
      {...props}
    />
  )
}

function MenubarCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      data-slot="menubar-checkbox-item"
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

function MenubarRadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem data-slot="menubar-radio-item" className={cn(menuRow, 'pl-8', className)} {...props}>
      <span className={menuMark}>
        <Primitive.ItemIndicator>
          <Circle className="size-2 fill-current" />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.RadioItem>
  )
}

function MenubarLabel({
  className,
  inset,
  ...props
}: ComponentProps<typeof Primitive.Label> & { inset?: boolean }) {
  return (
    <Primitive.Label
      data-slot="menubar-label"
      data-inset={inset}
      className={cn(menuLabel, className)}
      {...props}
    />
  )
}

function MenubarSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator data-slot="menubar-separator" className={cn(menuSeparator, className)} {...props} />
  )
}

function MenubarShortcut({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="menubar-shortcut" className={cn(menuShortcut, className)} {...props} />
}

function MenubarSub(props: ComponentProps<typeof Primitive.Sub>) {
  return <Primitive.Sub data-slot="menubar-sub" {...props} />
}

function MenubarSubTrigger({
  className,
  inset,
  children,
  ...props
}: ComponentProps<typeof Primitive.SubTrigger> & { inset?: boolean }) {
  return (
    <Primitive.SubTrigger
      data-slot="menubar-sub-trigger"
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

function MenubarSubContent({ className, ...props }: ComponentProps<typeof Primitive.SubContent>) {
  return (
    <Primitive.SubContent
      data-slot="menubar-sub-content"
      className={cn(
        floating,
        'min-w-36 origin-(--radix-menubar-content-transform-origin) overflow-hidden p-1',
        className,
      )}
      {...props}
    />
  )
}

export {
  Menubar,
  MenubarCheckboxItem,
  MenubarContent,
  MenubarGroup,
  MenubarItem,
  MenubarLabel,
  MenubarMenu,
  MenubarPortal,
  MenubarRadioGroup,
  MenubarRadioItem,
  MenubarSeparator,
  MenubarShortcut,
  MenubarSub,
  MenubarSubContent,
  MenubarSubTrigger,
  MenubarTrigger,
}
