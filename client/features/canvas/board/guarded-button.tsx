import { useLayoutEffect, useRef, useState } from 'react'
import type { Action } from '#client/actions/action.ts'
import { BarButton } from './board-bar.tsx'
import { StoodStill } from './stood-still.ts'

/** A button that takes something away; it is deaf to the rest of a double click when the bar slides it under the pointer. */
export function GuardedButton({ action }: { action: Action }) {
  const place = useRef<HTMLSpanElement>(null)
  const [stood] = useState(() => new StoodStill())
  const left = () => place.current?.getBoundingClientRect().left ?? null
  // Whatever is drawn anew may have moved it.
  useLayoutEffect(() => stood.seen(left(), Date.now()))
  return (
    <span
      ref={place}
      className="inline-flex"
      onClickCapture={event => {
        // By the keyboard one knows what one presses.
        const isByPointer = event.detail > 0
        if (isByPointer && !stood.isMeant(left() ?? 0, Date.now())) event.stopPropagation()
      }}
    >
      <BarButton action={action} />
    </span>
  )
}
