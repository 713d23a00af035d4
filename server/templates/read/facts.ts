import type { ListKind } from '#server/templates/entry.ts'

/** One entry of a list that a person gave, as far as it could be read. */
export interface Entry {
  name: string
  price?: string
  text?: string
  time?: string
  /** The label of its list, where several lists become one. */
  group?: string
}

export interface ListFact {
  fact: 'list'
  kind: ListKind
  label: string
  /** Whether its label is the request itself, so that nothing says what its entries are. */
  isHead: boolean
  entries: Entry[]
}

/** What a person surely gave; what is no list carries the words it was read from, so that a report can name it. */
export type Fact =
  | { fact: 'brand' | 'title' | 'lead'; value: string; said: string }
  | ListFact
  | { fact: 'color'; value: string; said: string }
  | { fact: 'dark'; said: string }
  | { fact: 'quoted'; label: string; value: string; said: string }
