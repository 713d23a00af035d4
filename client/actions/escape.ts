import { useEffect, useRef } from 'react'

/**
 * What Escape closes, the last first. Dialogs, menus and lists take the key before all of these: they say so by
 * preventing what it does.
 */
const LAYERS = [
  'run',
  'welcome',
  'following',
  'fullScreen',
  'selection',
  'boardTool',
  'previewTools',
  'panel',
] as const
export type EscapeLayer = (typeof LAYERS)[number]

interface Open {
  layer: EscapeLayer
  close(): void
}

/** Everything that is open and that Escape can close. */
export class EscapeStack {
  #open: Open[] = []

  /** What it returns takes it off again. */
  push(opened: Open): () => void {
    this.#open.push(opened)
    return () => {
      this.#open = this.#open.filter(other => other !== opened)
    }
  }

  /** Closes what lies on top; false where nothing is open. */
  closeTop(): boolean {
    const rank = ({ layer }: Open) => LAYERS.indexOf(layer)
    // Of two on one layer the one that was opened last.
    const top = this.#open.toSorted((a, b) => rank(a) - rank(b)).at(-1)
    top?.close()
    return top !== undefined
  }

  isEmpty = (): boolean => this.#open.length === 0
}

const stack = new EscapeStack()

function pressed(event: KeyboardEvent): void {
  // A letter that is being composed, or a field that had something to take back.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  if (stack.closeTop()) event.preventDefault()
}

/** Closes by Escape, wherever the focus is, once nothing above it is open; null while there is nothing to close. */
export function useEscape(layer: EscapeLayer, close: (() => void) | null): void {
  const latest = useRef(close)
  latest.current = close
  const isOpen = close !== null
  // The key belongs to the whole page.
  useEffect(() => {
    if (!isOpen) return
    if (stack.isEmpty()) addEventListener('keydown', pressed)
    const leave = stack.push({ layer, close: () => latest.current?.() })
    return () => {
      leave()
      if (stack.isEmpty()) removeEventListener('keydown', pressed)
    }
  }, [isOpen, layer])
}
