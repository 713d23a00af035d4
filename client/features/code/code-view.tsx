import { Compartment, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, lineNumbers } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { textChange } from '#client/lib/text-change.ts'
import { codeTheme } from './code-theme.ts'
import { landedLines } from './landed-lines.ts'
import { languageOf } from './language-of.ts'
import { codeSearch } from './make-editor.ts'
import { useLandedLines } from './use-landed-lines.ts'

interface CodeViewProps {
  path: string
  code: string
  /** Keeps the end in view while a run writes this file. */
  isFollowing: boolean
}

/** The code of one file, to read. */
export function CodeView({ path, code, isFollowing }: CodeViewProps) {
  const home = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const [shown, setShown] = useState<EditorView | null>(null)
  const language = useRef(new Compartment()).current
  const initial = useRef({ path, code })

  // CodeMirror keeps its own document and DOM.
  useEffect(() => {
    if (!home.current) return
    const made = new EditorView({
      parent: home.current,
      doc: initial.current.code,
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        drawSelection(),
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ 'aria-label': 'Code', 'aria-readonly': 'true', tabindex: '0' }),
        language.of(languageOf(initial.current.path)),
        codeTheme,
        codeSearch,
        landedLines,
      ],
    })
    view.current = made
    setShown(made)
    return () => made.destroy()
  }, [language])

  // Another file is another language, and is read from its beginning.
  useEffect(() => {
    view.current?.dispatch({
      effects: [language.reconfigure(languageOf(path)), EditorView.scrollIntoView(0)],
    })
  }, [path, language])

  // Only what differs is changed, so that what was read so far stays where it is.
  useEffect(() => {
    const current = view.current
    if (!current) return
    const change = textChange(current.state.doc.toString(), code)
    if (!change) return
    const end = change.from + change.insert.length
    current.dispatch({
      changes: change,
      effects: isFollowing ? EditorView.scrollIntoView(end, { y: 'end', yMargin: 40 }) : [],
    })
  }, [code, isFollowing])

  // After the text is there.
  useLandedLines(isFollowing ? null : shown, path, code)

  return (
    <div
      ref={home}
      className="h-full min-h-0 [&_.cm-content:focus-visible]:ring-2 [&_.cm-content:focus-visible]:ring-accent [&_.cm-content:focus-visible]:ring-inset"
    />
  )
}
