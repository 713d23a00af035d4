import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { scrim } from '@/lib/looks'
import { useOpener } from '@/lib/opener'
import { cn } from '@/lib/utils'

const SIDES = {
  top: 'inset-x-0 top-0 border-b data-[state=closed]:slide-out-to-top data-[state=open]:slide-in-from-top',
  right:
    'inset-y-0 right-0 h-full w-[85%] border-l data-[state=closed]:slide-out-to-right data-[state=open]:slide-in-from-right sm:max-w-sm',
  bottom:
    'inset-x-0 bottom-0 border-t data-[state=closed]:slide-out-to-bottom data-[state=open]:slide-in-from-bottom',
  left: 'inset-y-0 left-0 h-full w-[85%] border-r data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left sm:max-w-sm',
}

function Sheet(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="sheet" {...props} />
}

function SheetTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="sheet-trigger" {...props} />
}

function SheetClose(props: ComponentProps<typeof Primitive.Close>) {
  return <Primitive.Close data-slot="sheet-close" {...props} />
}

function SheetPortal(props: ComponentProps<typeof Primitive.Portal>) {
  return <Primitive.Portal data-slot="sheet-portal" {...props} />
}

function SheetOverlay({ className, ...props }: ComponentProps<typeof Primitive.Overlay>) {
  return <Primitive.Overlay data-slot="sheet-overlay" className={cn(scrim, className)} {...props} />
}

function SheetContent({
  className,
  children,
  side = 'right',
  showCloseButton = true,
  ...props
}: ComponentProps<typeof Primitive.Content> & { side?: keyof typeof SIDES; showCloseButton?: boolean }) {
  const focus = useOpener(props)
  return (
    <SheetPortal>
      <SheetOverlay />
      <Primitive.Content
        data-slot="sheet-content"
        data-side={side}
        className={cn(
          'fixed z-50 flex max-h-svh flex-col gap-4 overflow-y-auto border-border bg-background text-foreground shadow-xl outline-none transition ease-[cubic-bezier(.32,.72,0,1)] data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:duration-250 data-[state=open]:duration-400',
          SIDES[side],
          className,
        )}
        {...props}
        {...focus}
      >
        {children}
        {showCloseButton ? (
          <Primitive.Close
            data-slot="sheet-close"
            className="absolute end-4 top-4 inline-flex size-7 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground focus-visible:outline-2 focus-visible:outline-ring [&_svg]:size-4"
          >
            <X aria-hidden />
            <span className="sr-only">Close</span>
          </Primitive.Close>
        ) : null}
      </Primitive.Content>
    </SheetPortal>
  )
}

function SheetHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="sheet-header" className={cn('flex flex-col gap-1.5 p-4 pe-12', className)} {...props} />
  )
}

function SheetTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      data-slot="sheet-title"
      className={cn('font-semibold text-foreground leading-snug', className)}
      {...props}
    />
  )
}

function SheetDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="sheet-description"
      className={cn('text-muted-foreground text-sm leading-normal', className)}
      {...props}
    />
  )
}

function SheetFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="sheet-footer" className={cn('mt-auto flex flex-col gap-2 p-4', className)} {...props} />
  )
}

export {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetOverlay,
  SheetPortal,
  SheetTitle,
  SheetTrigger,
}
