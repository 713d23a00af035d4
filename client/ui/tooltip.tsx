import { Slot } from 'radix-ui'
import type { ReactElement } from 'react'

/** What the layer (hint-layer.tsx) says of a control, by its element. */
export const hints = new WeakMap<Element, { text: string; side: 'top' | 'bottom' }>()

interface HintProps {
  text: string
  side?: 'top' | 'bottom'
  children: ReactElement
}

/** A short text at a control; never the only place where something is said. One layer of the page shows them all. */
export function Hint({ text, side = 'bottom', children }: HintProps) {
  return (
    <Slot.Root
      data-hint=""
      ref={(element: HTMLElement | null) => {
        if (element) hints.set(element, { text, side })
      }}
    >
      {children}
    </Slot.Root>
  )
}
