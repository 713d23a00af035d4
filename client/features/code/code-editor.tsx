import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import type * as Y from 'yjs'
import { usePatternId, useRoom } from '#client/room/document/room-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import { makeEditor } from './make-editor.ts'
import { useLandedLines } from './use-landed-lines.ts'

interface CodeEditorProps {
  path: string
  text: Y.Text
  canWrite: boolean
  onFocus(): void
  onSave(): void
}

/** One file of the working copy, which several people may type in at once. */
export function CodeEditor({ path, text, canWrite, onFocus, onSave }: CodeEditorProps) {
  const home = useRef<HTMLDivElement>(null)
  const { awareness } = useRoom()
  const patternId = usePatternId()
  const [view, setView] = useState<EditorView | null>(null)
  useLandedLines(view, path, text)
  const latest = useRef({ onFocus, onSave })
  latest.current = { onFocus, onSave }

  // CodeMirror keeps its own document and DOM; another file is another editor.
  useEffect(() => {
    if (!home.current) return
    const view = makeEditor(home.current, {
      path,
      text,
      awareness,
      patternId,
      canWrite,
      onFocus: () => latest.current.onFocus(),
      onSave: () => latest.current.onSave(),
      onTooLarge: () =>
        toast.error('This is too large for a design.', { description: 'All files together may have 5 MB.' }),
    })
    setView(view)
    return () => view.destroy()
  }, [path, text, awareness, patternId, canWrite])

  return (
    <div
      ref={home}
      className="h-full min-h-0 [&_.cm-content:focus-visible]:outline-none [&_.cm-content[aria-readonly]:focus-visible]:ring-2 [&_.cm-content[aria-readonly]:focus-visible]:ring-accent [&_.cm-content[aria-readonly]:focus-visible]:ring-inset"
    />
  )
}
