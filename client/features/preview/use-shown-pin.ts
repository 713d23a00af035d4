import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { useHeard } from '#client/frames/use-heard.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { type ShownPin, shownPinAtom } from '#client/state/shown-pin.ts'
import type { Frame } from './frame-swap.ts'

interface Options {
  shown: Frame | null
  frame: DesignFrame | null
  path: string
}

export interface PinShown {
  shown: ShownPin
  /** Null as long as it is looked for. */
  isFound: boolean | null
  close(): void
}

/** Has the shown frame go to what an answer of a visitor is about, and mark it. */
export function useShownPin({ shown, frame, path }: Options): PinShown | null {
  const patternId = usePatternId()
  const [chosen, choose] = useAtom(shownPinAtom)
  const pin = chosen?.patternId === patternId ? chosen : null
  const [found, setFound] = useState<{ id: number; isFound: boolean } | null>(null)
  const lastId = useRef(0)
  const key = shown?.key
  // Read as it is when a pin is shown: that the page is another one afterwards is somebody's own doing.
  const at = useRef(path)
  at.current = path
  // A frame is outside of React.
  useEffect(() => {
    if (!frame || key === undefined) return
    lastId.current += 1
    setFound(null)
    if (pin && at.current !== pin.page) frame.say({ type: 'NAVIGATE', path: pin.page })
    frame.say({ type: 'SHOW_PIN', id: lastId.current, pin: pin?.pin ?? null })
  }, [frame, key, pin])
  useHeard(frame, message => {
    if (message.type === 'PIN_SHOWN') setFound({ id: message.id, isFound: message.isFound })
  })
  if (!pin) return null
  return {
    shown: pin,
    isFound: found?.id === lastId.current ? found.isFound : null,
    close: () => choose(null),
  }
}
