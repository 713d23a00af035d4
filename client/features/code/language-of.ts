import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import type { Extension } from '@codemirror/state'

const LANGUAGES: readonly (readonly [RegExp, () => Extension])[] = [
  [/\.tsx$/, () => javascript({ jsx: true, typescript: true })],
  [/\.ts$/, () => javascript({ typescript: true })],
  [/\.[cm]?jsx?$/, () => javascript({ jsx: true })],
  [/\.css$/, css],
  [/\.json$/, json],
  [/\.(html|svg)$/, html],
]

/** Highlighting by the file's name; plain text for anything else. */
export const languageOf = (path: string): Extension =>
  LANGUAGES.find(([name]) => name.test(path))?.[1]() ?? []
