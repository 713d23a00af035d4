import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'

interface FilesFold {
  isOpen: boolean
  /** Null where the files always stand above the code. */
  toggle: {
    ref: RefObject<HTMLButtonElement | null>
    'aria-expanded': boolean
    'aria-controls': string | undefined
    onClick(): void
  } | null
  area: { id: string; onKeyDown(event: KeyboardEvent): void }
  /** A file was chosen: what one came for is below. */
  chosen(): void
}

/** Whether the files are shown: always, or on request where the screen is too low for them and the code. */
export function useFilesFold(isFolding: boolean): FilesFold {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const fold = () => {
    if (!isFolding) return
    setUnfolded(false)
    // What had the focus goes away with the files.
    button.current?.focus()
  }
  return {
    isOpen: !isFolding || isUnfolded,
    toggle: isFolding
      ? {
          ref: button,
          'aria-expanded': isUnfolded,
          'aria-controls': isUnfolded ? id : undefined,
          onClick: () => setUnfolded(!isUnfolded),
        }
      : null,
    area: {
      id,
      onKeyDown: event => {
        if (event.key === 'Escape' && !event.defaultPrevented && isFolding) fold()
      },
    },
    chosen: fold,
  }
}
