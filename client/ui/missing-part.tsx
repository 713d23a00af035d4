import { createPortal } from 'react-dom'
import { Button } from '#client/ui/button.tsx'

/** Where a part could not be loaded, as after an update of the server: only loading the page again brings it. */
export function MissingPart() {
  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-120 items-center justify-between gap-4 rounded-lg border border-amber-line bg-amber-wash px-4 py-3 text-sm text-amber shadow-3"
    >
      A part of this page could not be loaded.
      <Button size="sm" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </div>,
    document.body,
  )
}
