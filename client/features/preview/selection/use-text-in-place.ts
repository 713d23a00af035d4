import { getDefaultStore } from 'jotai'
import { useRef, useState } from 'react'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { type Selection, selectionAtom } from '#client/state/selection.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'
import { setText } from './act-kinds.ts'
import { performing } from './late-acts.ts'
import type { Acts } from './use-acts.ts'

interface Options {
  acts: Acts
  /** The frame that is shown. */
  frame: DesignFrame | null
  /** The field at the bar, for what cannot be typed where it stands. */
  openField(): void
}

interface TextInPlace {
  isTyping: boolean
  begin(): Promise<void>
  /** Whether something was typed since it was asked last: the click that leaves a text selects what is beside it. */
  hasTyped(): boolean
  typed(frame: DesignFrame, message: Extract<FrameMessage, { type: 'TEXT_TYPED' }>): void
}

/** Typing in a text of the design where it stands, for what is one literal in the code. */
export function useTextInPlace(options: Options): TextInPlace {
  const latest = useRef(options)
  latest.current = options
  const asked = useRef<{ id: number; frame: DesignFrame; on: Selection } | null>(null)
  const ids = useRef(0)
  const hasTyped = useRef(false)
  const [isTyping, setTyping] = useState(false)

  const begin = async () => {
    const { literalNow } = await performing()
    const { acts, frame, openField } = latest.current
    const on = getDefaultStore().get(selectionAtom)
    const text = on ? literalNow(acts.files, on) : null
    if (!on || !frame || text === null) return openField()
    const id = ++ids.current
    asked.current = { id, frame, on }
    setTyping(true)
    // The focus goes into the frame from here; the frame gives it to the text.
    frame.focus()
    frame.say({ type: 'EDIT_TEXT', id, text })
  }
  const typed: TextInPlace['typed'] = (frame, { id, text }) => {
    if (!asked.current || asked.current.id !== id || asked.current.frame !== frame) return
    const { on } = asked.current
    asked.current = null
    setTyping(false)
    if (text === null) return latest.current.openField()
    if (text.trim() === '') return
    const end = (isKept: boolean) => frame.say({ type: 'END_TEXT', isKept })
    // A design could send this by itself: it counts only after a real key press or click.
    if (navigator.userActivation?.isActive === false) return end(false)
    hasTyped.current = true
    void latest.current.acts.act(setText(text), 'Changed the text.', on).then(end, () => end(false))
  }
  const takeTyped = () => {
    const had = hasTyped.current
    hasTyped.current = false
    return had
  }
  return { isTyping, begin, hasTyped: takeTyped, typed }
}
