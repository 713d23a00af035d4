import { useCallback, useEffect, useRef } from 'react'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { Selection } from '#client/state/selection.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { EditMode } from '#shared/frame-messages.ts'
import type { Reference } from '#shared/references.ts'
import { performing } from './late-acts.ts'
import type { One } from './several.ts'

/** Selecting by keyboard moves the focus into the design, and back to where it was when it ends. */
export function useKeysInFrame(mode: EditMode, frame: DesignFrame | null): void {
  const latest = useRef(frame)
  latest.current = frame
  const isOn = mode !== 'off'
  // The focus is the browser's.
  useEffect(() => {
    const from = document.activeElement
    if (!isOn || !(from instanceof HTMLElement) || !from.matches('button:focus-visible')) return
    latest.current?.focus()
    return () => {
      if (document.activeElement instanceof HTMLIFrameElement) from.focus()
    }
  }, [isOn])
}

interface Told {
  /** The one that is shown. */
  frame: DesignFrame | null
  mode: EditMode
  color: string
  selection: Selection | null
  /** The code as it is now. */
  files: readonly SourceFile[]
}

/** Tells the shown frame what is selected; what it answers tells it once more what is selected besides the first. */
export function useTellFrame(told: Told): (more: readonly One[]) => void {
  const { frame, mode, color, selection } = told
  const latest = useRef(told)
  latest.current = told
  const hasSelection = selection !== null
  const others = selection?.more?.length ?? 0
  const showMore = useCallback((more: readonly One[]) => {
    const { frame, files } = latest.current
    if (!frame) return
    void selectionsNow(files, more).then(selections => frame.say({ type: 'SHOW_MORE', selections }))
  }, [])
  // A frame is outside of React: it is told of the mode, and a new one of what was selected in the one before.
  useEffect(() => {
    if (!frame) return
    frame.say({ type: 'SET_EDIT_MODE', mode, color })
    const { reference, index } = latest.current.selection ?? {}
    if (mode === 'off' || !reference || index === undefined) return
    frame.say({ type: 'SELECT_LOC', loc: locOf(reference), index })
  }, [frame, mode, color])
  useEffect(() => {
    if (!hasSelection) frame?.say({ type: 'CLEAR_SELECTION' })
  }, [frame, hasSelection])
  const had = useRef(0)
  // As often as there are more or fewer; where they are drawn after an act is told once that is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies(frame): a new frame knows nothing of them.
  useEffect(() => {
    if (others > 0 || had.current > 0) showMore(mode === 'off' ? [] : (latest.current.selection?.more ?? []))
    had.current = others
  }, [frame, mode, others, showMore])
  return showMore
}

/** Where they stand in the code as it is now. */
async function selectionsNow(files: readonly SourceFile[], more: readonly One[]) {
  if (more.length === 0) return []
  const { anchorNow } = await performing()
  return more.flatMap(one => {
    const anchor = files.length > 0 ? anchorNow(files, one) : one.reference.anchor
    const { name, color } = one.reference
    return anchor ? [{ loc: locOf({ anchor }), index: one.index, color, name }] : []
  })
}

export const locOf = ({ anchor: { file, line, column } }: Pick<Reference, 'anchor'>): string =>
  `${file}:${line}:${column}`
