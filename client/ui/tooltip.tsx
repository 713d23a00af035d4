import { Slot } from 'radix-ui'
import type { ReactElement } from 'react'

/** What the layer (tooltip-layer.tsx) says of a control, by its element. */
export const tooltips = new WeakMap<Element, { text: string; side: 'top' | 'bottom' }>()

interface TooltipProps {
  text: string
  side?: 'top' | 'bottom'
  children: ReactElement
}

/** A short text at a control; never the only place where something is said. One layer of the page shows them all. */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <Slot.Root
      data-tooltip=""
      ref={(element: HTMLElement | null) => {
        if (element) tooltips.set(element, { text, side })
      }}
    >
      {children}
    </Slot.Root>
  )
}
