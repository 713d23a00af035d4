import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEscape } from '#client/actions/escape.ts'
import { IconButton } from '#client/ui/icon-button.tsx'

interface FoldedToolsProps {
  /** Where the button stands, in the bar of the page. */
  slot: HTMLElement
  /** Stands beside the button, as far as there is room. */
  beside: ReactNode
  /** Closed by what needs the design to be seen. */
  children(close: () => void): ReactNode
}

/** The tools of the preview where a bar of their own would take the room from the design: over it, on request. */
export function FoldedTools({ slot, beside, children }: FoldedToolsProps) {
  const [isOpen, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => setOpen(false)
  useCloseOutside(isOpen, area, close)
  const closeByKey = () => {
    close()
    button.current?.focus()
  }
  useEscape('previewTools', isOpen ? closeByKey : null)
  return createPortal(
    <div ref={area} className="flex items-center gap-1">
      {beside}
      <IconButton
        ref={button}
        label="Preview tools"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="size-11! aria-expanded:bg-pressed"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal className="size-4" />
      </IconButton>
      {isOpen && (
        <div
          id={id}
          className="absolute top-full right-2 z-30 mt-1.5 w-max max-w-[calc(100vw-1rem)] animate-pop rounded-xl border border-line-strong bg-raised p-1.5 shadow-3"
        >
          {children(close)}
        </div>
      )}
    </div>,
    slot,
  )
}

/** Pressing somewhere else on the page, or into the design, which the page hears by losing the focus alone. */
function useCloseOutside(isOpen: boolean, area: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  // The pointer belongs to the whole page.
  useEffect(() => {
    if (!isOpen) return
    const page = new AbortController()
    const { signal } = page
    const pointed = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || area.current?.contains(target) || target.closest(LAYER)) return
      latest.current()
    }
    addEventListener('pointerdown', pointed, { signal, capture: true })
    addEventListener('blur', () => latest.current(), { signal })
    return () => page.abort()
  }, [isOpen, area])
}

/** What the tools open. */
const LAYER = '[role="listbox"],[role="dialog"]:not([data-aside])'
