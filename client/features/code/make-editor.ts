import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { yCollab, ySyncAnnotation, yUndoManagerKeymap } from 'y-codemirror.next'
import type { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { codeCarets } from '#client/room/presence/code-carets.ts'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { undoOfText } from '#client/room/working-copy/own-undo.ts'
import { CODE_PX, codeLookStore } from '#client/state/comforts.ts'
import { FILES_MAX_BYTES } from '#shared/artifacts.ts'
import { codeTheme } from './code-theme.ts'
import { landedLines } from './landed-lines.ts'
import { languageOf } from './language-of.ts'

interface EditorWork {
  path: string
  text: Y.Text
  awareness: Awareness
  patternId: string
  canWrite: boolean
  onFocus(): void
  onSave(): void
  onTooLarge(): void
}

/** A CodeMirror editor on a shared text, with everybody's carets in it. */
export function makeEditor(parent: HTMLElement, work: EditorWork): EditorView {
  const { path, text, awareness, patternId, canWrite, onFocus } = work
  const undoManager = canWrite ? undoOfText(text, patternId) : false
  return new EditorView({
    parent,
    doc: text.toString(),
    extensions: [
      // Yjs counts every character, so a file with \r\n must keep them.
      EditorState.lineSeparator.of('\n'),
      lineNumbers(),
      highlightSpecialChars(),
      drawSelection(),
      languageOf(path),
      codeTheme,
      codeLook(),
      codeSearch,
      landedLines,
      yCollab(text, codeCarets(awareness), { undoManager }),
      EditorView.domEventHandlers({
        focus: () => onFocus(),
        blur: () => publishPresence(awareness, { caret: null }),
      }),
      canWrite ? writing(work) : READING,
    ],
  })
}

/** As its person likes it. */
function codeLook(): Extension {
  const { size, wraps } = codeLookStore.read()
  const letters = size === 'small' ? [] : [EditorView.theme({ '&': { fontSize: `${CODE_PX[size]}px` } })]
  return [...letters, ...(wraps ? [EditorView.lineWrapping] : [])]
}

/** Mod+F searches, in what is read too. */
export const codeSearch: Extension = [
  search({ top: true }),
  EditorState.phrases.of({
    next: 'Next',
    previous: 'Previous',
    all: 'All',
    'match case': 'Match case',
    regexp: 'Pattern',
    'by word': 'Words',
    replace: 'Replace',
    'replace all': 'Replace all',
  }),
  highlightSelectionMatches(),
  keymap.of(searchKeymap),
]

const READING: Extension = [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  EditorView.contentAttributes.of({ 'aria-label': 'Code', 'aria-readonly': 'true', tabindex: '0' }),
]

const writing = ({ text, onSave, onTooLarge }: EditorWork): Extension => [
  EditorView.contentAttributes.of({
    'aria-label': 'Code',
    tabindex: '0',
    spellcheck: 'false',
    autocapitalize: 'off',
  }),
  EditorView.clipboardInputFilter.of(pasted => pasted.replace(/\r\n?/g, '\n')),
  indentUnit.of('  '),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  withinLimits(text, onTooLarge),
  keymap.of([
    { key: 'Mod-s', run: handled(onSave), preventDefault: true },
    ...yUndoManagerKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
]

const handled = (act: () => void) => () => {
  act()
  return true
}

/** The room refuses a working copy that grows too large, for everybody in it; so it is not let grow here. */
function withinLimits(text: Y.Text, onTooLarge: () => void): Extension {
  return EditorState.transactionFilter.of(transaction => {
    const grown = transaction.newDoc.length - transaction.startState.doc.length
    const isOwn = transaction.annotation(ySyncAnnotation) === undefined && transaction.docChanged
    if (!isOwn || grown <= 0 || sizeOf(text) + grown <= FILES_MAX_BYTES) return transaction
    onTooLarge()
    return []
  })
}

function sizeOf({ parent }: Y.Text): number {
  if (!(parent instanceof Y.Map)) return 0
  return [...parent.values()].reduce<number>(
    (sum, file) => sum + (file instanceof Y.Text ? file.length : 0),
    0,
  )
}
