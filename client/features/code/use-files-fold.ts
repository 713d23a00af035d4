import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { areFilesFolded } from '#client/state/files-pane.ts'

export interface FilesFold {
  isOpen: boolean
  toggle: {
    ref: RefObject<HTMLButtonElement | null>
    'aria-expanded': boolean
    'aria-controls': string | undefined
    onClick(): void
  }
  area: { id: string; onKeyDown(event: KeyboardEvent): void }
  /** A file was chosen: what one came for is below. */
  chosen(): void
}

/**
 * Whether the files are shown: on request where the screen is too low for them and the code, else until somebody folds
 * them away.
 */
export function useFilesFold(isLow: boolean): FilesFold {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [isFolded, setFolded] = useStored(areFilesFolded)
  const isOpen = isLow ? isAsked : !isFolded
  const fold = () => {
    if (!isLow) return
    setAsked(false)
    // What had the focus goes away with the files.
    button.current?.focus()
  }
  return {
    isOpen,
    toggle: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => (isLow ? setAsked(!isAsked) : setFolded(isOpen)),
    },
    area: {
      id,
      onKeyDown: event => {
        if (event.key !== 'Escape' || event.defaultPrevented || !isLow) return
        event.preventDefault()
        fold()
      },
    },
    chosen: fold,
  }
}
