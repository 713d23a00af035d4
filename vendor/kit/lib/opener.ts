import { useRef } from 'react'

interface FocusHandlers {
  onOpenAutoFocus?: (event: Event) => void
  onCloseAutoFocus?: (event: Event) => void
}

/** Gives the focus back to what had it, also where a dialog is opened by its state: Radix does so for a trigger alone. */
export function useOpener({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers): Required<FocusHandlers> {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus(event) {
      opener.current = openerOf(document.activeElement)
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus(event) {
      onCloseAutoFocus?.(event)
      const isTaken = document.activeElement !== document.body
      if (event.defaultPrevented || isTaken || !opener.current?.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}

/** The row of a menu is gone by then; what opened the menu is not. */
function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role=menu]')
  const found = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
  return found instanceof HTMLElement && found !== document.body ? found : null
}
