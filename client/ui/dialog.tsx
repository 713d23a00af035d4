import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { openerOf } from '#client/ui/opener.ts'

interface DialogProps {
  title: string
  /** One sentence below the title. */
  about?: ReactNode
  isOpen: boolean
  onClose(): void
  children: ReactNode
  /** `full`: 95 % of the window each way (section 9). */
  width?: 'sm' | 'md' | 'lg' | 'full'
}

/** Named by its title; focus is kept inside and goes back where it came from. */
export function Dialog({ title, about, isOpen, onClose, children, width = 'md' }: DialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={isOpen} onOpenChange={open => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          className={clsx(
            'fixed inset-0 z-40 grid animate-fade grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-scrim',
            width !== 'full' &&
              'px-4 py-[max(1rem,8vh)] max-sm:place-items-end max-sm:px-0 max-sm:pt-10 max-sm:pb-0',
          )}
        >
          <Radix.Content
            onOpenAutoFocus={event => {
              // The dialog itself, or what it says to begin with; never its close button.
              event.preventDefault()
              opener.current = openerOf(document.activeElement)
              const content = event.currentTarget as HTMLElement
              const first = content.querySelector<HTMLElement>('[data-first]')
              // A tall one would be scrolled until its upper edge touches that of the window.
              ;(first ?? content).focus({ preventScroll: first === null })
            }}
            // Radix gives the focus back to a trigger of its own alone, and there is none.
            onCloseAutoFocus={event => {
              event.preventDefault()
              if (opener.current instanceof HTMLElement) opener.current.focus()
            }}
            // A notice is about what was done in here: answering it does not close the dialog.
            onInteractOutside={event => isNotice(event.target) && event.preventDefault()}
            {...(about ? {} : { 'aria-describedby': undefined })}
            className={clsx(
              'relative animate-glide rounded-xl border border-line bg-raised shadow-3 outline-none',
              LOOKS[width],
              width !== 'full' && SHEET,
            )}
          >
            <Radix.Title className="pr-8 text-md font-semibold tracking-tight">{title}</Radix.Title>
            {about && (
              <Radix.Description className="mt-1 max-w-[60ch] text-sm text-ink-soft">
                {about}
              </Radix.Description>
            )}
            <Radix.Close asChild>
              <IconButton
                label="Close"
                className={clsx(
                  'absolute!',
                  width === 'full'
                    ? 'top-3 right-2 max-sm:top-2 max-sm:right-1'
                    : 'top-5 right-4 max-sm:top-4 max-sm:right-3',
                )}
              >
                <X className="size-4" />
              </IconButton>
            </Radix.Close>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

const SHEET =
  'w-full p-6 max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:p-5'

const LOOKS = {
  sm: 'max-w-sm',
  md: 'max-w-lg',
  lg: 'max-w-4xl',
  full: 'flex h-[95vh] w-[95vw] flex-col overflow-hidden p-4 max-sm:p-3',
}

const isNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null
