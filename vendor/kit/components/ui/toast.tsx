import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'

/** The pieces older code builds a toast from; what is shown by `toast()` is drawn by the toaster. */
function ToastProvider({ children }: { children?: ReactNode }) {
  return children
}

function ToastViewport() {
  return null
}

function Toast({
  className,
  variant,
  ...props
}: ComponentProps<'div'> & { variant?: 'default' | 'destructive'; open?: boolean }) {
  const { open: _, ...rest } = props
  return (
    <div
      data-slot="toast"
      role="status"
      className={cn(
        'flex w-full max-w-sm items-center gap-4 rounded-lg border bg-popover p-4 text-popover-foreground text-sm shadow-lg',
        variant === 'destructive' && 'border-destructive/40 text-destructive',
        className,
      )}
      {...rest}
    />
  )
}

function ToastTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="toast-title" className={cn('font-medium', className)} {...props} />
}

function ToastDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="toast-description" className={cn('text-muted-foreground', className)} {...props} />
}

function ToastAction({ altText, ...props }: ComponentProps<typeof Button> & { altText?: string }) {
  return <Button data-slot="toast-action" size="sm" variant="outline" aria-label={altText} {...props} />
}

function ToastClose(props: ComponentProps<typeof Button>) {
  return (
    <Button data-slot="toast-close" size="icon" variant="ghost" aria-label="Close" {...props}>
      <X />
    </Button>
  )
}

export { Toast, ToastAction, ToastClose, ToastDescription, ToastProvider, ToastTitle, ToastViewport }
