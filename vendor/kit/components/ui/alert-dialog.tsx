import { AlertDialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { centered, scrim } from '@/lib/looks'
import { useOpener } from '@/lib/opener'
import { cn } from '@/lib/utils'

type ButtonLook = Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

function AlertDialog(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="alert-dialog" {...props} />
}

function AlertDialogTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="alert-dialog-trigger" {...props} />
}

function AlertDialogPortal(props: ComponentProps<typeof Primitive.Portal>) {
  return <Primitive.Portal data-slot="alert-dialog-portal" {...props} />
}

function AlertDialogOverlay({ className, ...props }: ComponentProps<typeof Primitive.Overlay>) {
  return <Primitive.Overlay data-slot="alert-dialog-overlay" className={cn(scrim, className)} {...props} />
}

function AlertDialogContent({
  className,
  size = 'default',
  ...props
}: ComponentProps<typeof Primitive.Content> & { size?: 'default' | 'sm' }) {
  const focus = useOpener(props)
  return (
    <AlertDialogPortal>
      <AlertDialogOverlay />
      <Primitive.Content
        data-slot="alert-dialog-content"
        data-size={size}
        className={cn(
          centered,
          'group/alert-dialog-content gap-5 overflow-y-auto p-6',
          size === 'sm' ? 'max-w-xs' : 'max-w-lg',
          className,
        )}
        {...props}
        {...focus}
      />
    </AlertDialogPortal>
  )
}

function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-header"
      className={cn(
        'flex flex-col gap-2 text-start',
        'group-data-[size=sm]/alert-dialog-content:items-center group-data-[size=sm]/alert-dialog-content:text-center',
        className,
      )}
      {...props}
    />
  )
}

function AlertDialogMedia({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-media"
      className={cn(
        'mb-1 inline-flex size-12 items-center justify-center self-start rounded-lg bg-muted',
        "group-data-[size=sm]/alert-dialog-content:self-center [:where(&_svg:not([class*='size-']))]:size-5",
        className,
      )}
      {...props}
    />
  )
}

function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn(
        'flex flex-col-reverse gap-2 sm:flex-row sm:justify-end',
        'group-data-[size=sm]/alert-dialog-content:grid group-data-[size=sm]/alert-dialog-content:grid-cols-2',
        className,
      )}
      {...props}
    />
  )
}

function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      data-slot="alert-dialog-title"
      className={cn('font-semibold text-lg leading-snug tracking-tight', className)}
      {...props}
    />
  )
}

function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="alert-dialog-description"
      className={cn('text-muted-foreground text-sm leading-relaxed', className)}
      {...props}
    />
  )
}

function AlertDialogAction({
  variant = 'default',
  size = 'default',
  ...props
}: ComponentProps<typeof Primitive.Action> & ButtonLook) {
  return (
    <Button variant={variant} size={size} asChild>
      <Primitive.Action data-slot="alert-dialog-action" {...props} />
    </Button>
  )
}

function AlertDialogCancel({
  variant = 'outline',
  size = 'default',
  ...props
}: ComponentProps<typeof Primitive.Cancel> & ButtonLook) {
  return (
    <Button variant={variant} size={size} asChild>
      <Primitive.Cancel data-slot="alert-dialog-cancel" {...props} />
    </Button>
  )
}

export {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogMedia,
  AlertDialogOverlay,
  AlertDialogPortal,
  AlertDialogTitle,
  AlertDialogTrigger,
}
