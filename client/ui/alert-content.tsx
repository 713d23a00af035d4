import { AlertDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { buttonLook } from '#client/ui/button.tsx'
import { openerOf } from '#client/ui/opener.ts'

export interface AlertProps {
  title: string
  text?: ReactNode
  isOpen: boolean
  onClose(): void
  /** Without one the alert has nothing to decide and only closes. */
  action?: { label: string; isDangerous?: boolean; run(): void }
  closeLabel?: string
}

/** Interrupts, and has to be answered. */
export function OpenAlert({ title, text, isOpen, onClose, action, closeLabel }: AlertProps) {
  const opener = useRef<Element | null>(null)
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={open => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <AlertDialog.Content
          {...(text ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = openerOf(document.activeElement)
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="fixed top-1/2 left-1/2 z-40 w-[calc(100%-2rem)] max-w-sm -translate-1/2 animate-fade rounded-xl border border-line bg-raised p-6 shadow-3"
        >
          <AlertDialog.Title className="text-md font-semibold tracking-tight wrap-anywhere">
            {title}
          </AlertDialog.Title>
          {text && (
            <AlertDialog.Description className="mt-2 text-sm text-ink-soft">{text}</AlertDialog.Description>
          )}
          <div className="mt-6 flex justify-end gap-2">
            <AlertDialog.Cancel className={buttonLook(action ? 'plain' : 'primary')}>
              {closeLabel ?? (action ? 'Cancel' : 'OK')}
            </AlertDialog.Cancel>
            {action && (
              <AlertDialog.Action
                onClick={action.run}
                className={buttonLook(action.isDangerous ? 'danger' : 'primary')}
              >
                {action.label}
              </AlertDialog.Action>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
