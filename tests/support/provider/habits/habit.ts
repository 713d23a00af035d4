import type { ModelMode } from '#shared/chat.ts'
import { fenced } from '#tests/support/provider/over-reaching-replies.ts'
import type { Speech } from '#tests/support/provider/scripted-provider.ts'
import { APP, TICKS } from '#tests/support/rooms/generation-room.ts'

export type Files = Record<string, string>

/** What is said to one request. */
export type Said = (say: Speech) => Promise<void> | void

/** One way in which models answer, what they are asked on the way, and what the person has in the end. */
export interface Habit {
  name: string
  /** In one pass, over the wire of OpenAI-compatible servers; an agent speaks Anthropic's. */
  mode?: Extract<ModelMode, 'agent'>
  prompt?: string
  /** The design before it; without it, an empty one. */
  before?: Files
  /** To each request in turn; those that come after the last get the last again. */
  answers: Said[]
  end: End
}

export interface End {
  /** Of the active version; empty where there is none. */
  files: Files
  /** What the run put on record: a version that is shown, one that does not compile, or none. */
  version: 'made' | 'broken' | 'none'
  requests: number
  charged: 0 | 1
  /** What the second request and those behind it hear last. */
  told?: (string | RegExp)[]
  /** Stands in the words of the chat. */
  says?: string | RegExp
  /** Does not. */
  hides?: RegExp
  /** The sentence of its error, and the cause below it. */
  error?: string | [sentence: string, cause: string | RegExp]
  /** "Keep … of … files". */
  offers?: string
  /** What the styles of the page are made of. */
  css?: RegExp
}

export const OOPS = 'Oops, something went wrong.'
export const UNUSABLE: [string, RegExp] = [OOPS, /changes did not fit the design, so none of them was made/]

/** A design that was there before: one heading, which every change of it calls Quay. */
export const HARBOUR: Files = { 'App.tsx': APP }
export const QUAY_APP = APP.replace('Harbour', 'Quay')
export const QUAY: Files = { 'App.tsx': QUAY_APP }

export const block = (info: string, code: string): string => `${TICKS}${info}\n${code}${TICKS}\n`
export const json = (value: unknown): string => JSON.stringify(value)

export const page = (body: string, imports = ''): string =>
  `${imports}\nexport default function App() {\n  return <main>${body}</main>\n}\n`

/** Words, with whatever is written into them. */
export const says =
  (...words: string[]): Said =>
  say =>
    say.text(words.join('\n'))

/** Files in fenced blocks. */
export const files = (given: Files): Said => says('Here.', fenced(given))

/** A search and its replacement, in a block. */
export const edit = (path: string, search: string, replace: string): string =>
  block(`tsx ${path}`, `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`)

/** Native calls; a text is the JSON of the input as it is. */
export const calls =
  (...made: [name: string, input: object | string][]): Said =>
  say => {
    for (const [name, input] of made)
      if (typeof input === 'string') say.toolJson(name, input)
      else say.tool(name, input)
  }

export const writes = (given: Files): Said =>
  calls(...Object.entries(given).map(([path, code]): [string, object] => ['write_file', { path, code }]))

export const finishes = calls(['finish', { summary: 'It is there.' }])

export const ends =
  (said: Said, how: (say: Speech) => void): Said =>
  async say => {
    await said(say)
    how(say)
  }
