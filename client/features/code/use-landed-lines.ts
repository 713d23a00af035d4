import type { EditorView } from '@codemirror/view'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type * as Y from 'yjs'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { landedAtom, seenLandedAtom, soughtLandedAtom } from '#client/state/landed.ts'
import { changedLines } from '#shared/edits/changed-lines.ts'
import { markLines } from './landed-lines.ts'

/** So long after typing, clicking or scrolling in the code somebody is taken to be at work there. */
const BUSY_MS = 4_000

/**
 * Shows where the newest change landed in the file of this editor, once, as soon as its text has it. A working copy may
 * hold what people typed besides, so what differs is looked up in what is shown.
 */
export function useLandedLines(view: EditorView | null, path: string, text: string | Y.Text): void {
  const patternId = usePatternId()
  const newest = useAtomValue(landedAtom)
  const landed = newest?.patternId === patternId ? newest : null
  const [sought, seek] = useAtom(soughtLandedAtom)
  const setSeen = useSetAtom(seenLandedAtom)
  const isBusy = useIsBusy(view)
  const done = useRef<{ id: number; view: EditorView } | null>(null)
  // CodeMirror is outside of React.
  useEffect(() => {
    const isSought = landed !== null && sought?.id === landed.id && sought.file === path
    const isDone = done.current?.id === landed?.id && done.current?.view === view
    if (!view || !landed?.lines.has(path) || (isDone && !isSought)) return
    const show = () => {
      const before = landed.before.get(path) ?? ''
      const now = view.state.doc.toString()
      if (now === before || now !== String(text)) return
      stop()
      done.current = { id: landed.id, view }
      if (isSought) seek(null)
      setSeen(seen => ({
        id: landed.id,
        files: new Set([...(seen.id === landed.id ? seen.files : []), path]),
      }))
      markLines(view, changedLines(before, now), isSought || !isBusy())
    }
    const stop = () => typeof text !== 'string' && text.unobserve(show)
    // The version may be known before its text has come into the working copy.
    if (typeof text !== 'string') text.observe(show)
    show()
    return () => void stop()
  }, [view, landed, path, text, sought, seek, setSeen, isBusy])
}

function useIsBusy(view: EditorView | null): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  // Its keys and its scrolling are CodeMirror's.
  useEffect(() => {
    if (!view) return
    const page = new AbortController()
    const noted = () => {
      last.current = performance.now()
    }
    for (const name of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
      view.dom.addEventListener(name, noted, { signal: page.signal, passive: true })
    return () => page.abort()
  }, [view])
  const isSelecting = () => (view?.hasFocus ?? false) && !view?.state.selection.main.empty
  const latest = useRef(isSelecting)
  latest.current = isSelecting
  return useRef(() => performance.now() - last.current < BUSY_MS || latest.current()).current
}
