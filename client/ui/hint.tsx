import { Tooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** A short text at a control; never the only place where something is said. */
export function Hint({
  text,
  side = 'bottom',
  children,
}: {
  text: ReactNode
  side?: 'top' | 'bottom'
  children: ReactElement
}) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade rounded-sm bg-ink px-2 py-1 text-xs text-ground shadow-2"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

export function HintProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={450} skipDelayDuration={200} disableHoverableContent>
      {children}
    </Tooltip.Provider>
  )
}
