import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'
import { useMediaQuery } from '#client/lib/media-query.ts'
import { toasterIsThere } from '#client/ui/toast.ts'

/** Where the library gives a notice the whole width. */
const PHONE = '(max-width: 600px)'
/** At the bottom of a phone is what one writes in. */
const BELOW_TABS_PX = 104

/**
 * Short words about what just happened; at most three at a time, failures stay until dismissed. Outside of the page's
 * own stack, so that they stand above an open dialog.
 */
export function Toaster() {
  // It listens from when it has been mounted.
  useEffect(toasterIsThere, [])
  const isPhone = useMediaQuery(PHONE)
  return createPortal(
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-right'}
      visibleToasts={3}
      gap={8}
      offset={16}
      mobileOffset={{ top: BELOW_TABS_PX, left: 12, right: 12 }}
      containerAriaLabel="Notices"
      icons={{
        error: <CircleAlert aria-hidden="true" className="size-4 text-danger" />,
        success: <CircleCheck aria-hidden="true" className="size-4 text-accent-ink" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          // An open dialog takes the pointer from everything outside of it, but not from its own Undo.
          toast:
            'pointer-events-auto flex w-full items-center gap-3 font-sans! rounded-lg border border-line bg-raised px-4 py-3 text-sm text-ink shadow-3 sm:w-90',
          title: 'font-medium text-pretty',
          description: 'mt-0.5 text-ink-soft',
          content: 'min-w-0 flex-1',
          error: 'border-danger-line',
          icon: 'mt-0.5 shrink-0 self-start',
          actionButton: 'shrink-0 rounded-sm px-2 py-1 text-xs font-semibold text-accent-ink hover:bg-hover',
          closeButton: 'order-last shrink-0 rounded-sm p-1 text-ink-faint hover:bg-hover hover:text-ink',
        },
      }}
    />,
    document.body,
  )
}
