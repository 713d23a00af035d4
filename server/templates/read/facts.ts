import type { ListKind } from '#server/templates/entry.ts'

/** One entry of a list that a person gave, as far as it could be read. */
export interface Entry {
  name: string
  price?: string
  text?: string
  time?: string
}

/** What a person surely gave; each carries the words it was read from, so that a report can name it. */
export type Fact =
  | { fact: 'brand' | 'title' | 'lead'; value: string; said: string }
  | { fact: 'list'; kind: ListKind; label: string; entries: Entry[]; said: string }
  | { fact: 'color'; value: string; said: string }
  | { fact: 'dark'; said: string }
  | { fact: 'quoted'; label: string; value: string; said: string }
