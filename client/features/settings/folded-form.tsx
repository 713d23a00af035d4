import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button.tsx'

interface FoldedFormProps {
  title: string
  about: ReactNode
  /** Of the button that opens it. */
  openLabel: string
  saveLabel: string
  isBusy: boolean
  /** Said below the fields, where it belongs to none of them. */
  problem?: string | null
  save(close: () => void): unknown
  onOpen(): void
  children: ReactNode
}

/** One line of Settings that opens into a form; what was typed stays until it is saved or given up. */
export function FoldedForm({
  title,
  about,
  openLabel,
  saveLabel,
  isBusy,
  problem,
  save,
  onOpen,
  children,
}: FoldedFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const close = () => setOpen(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) save(close)
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <p className="text-base font-medium">{title}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">{about}</p>
        </div>
        {!isOpen && (
          <Button
            ref={wasOpen ? focusIt : undefined}
            onClick={() => {
              onOpen()
              setOpen(true)
              setWasOpen(true)
            }}
          >
            {openLabel}
          </Button>
        )}
      </div>
      {isOpen && (
        <form
          ref={focusFirst}
          aria-label={title}
          onSubmit={submit}
          className="mt-4 flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
        >
          {children}
          {problem && (
            <p role="alert" className="text-sm wrap-anywhere text-danger">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button look="primary" type="submit" isBusy={isBusy}>
              {saveLabel}
            </Button>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

/** What was pressed is gone, and with it the focus: it goes to the first field, and afterwards back to the button. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

const focusIt = (button: HTMLButtonElement | null) => button?.focus()
