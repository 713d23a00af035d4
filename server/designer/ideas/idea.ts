/** What a request asks for in its own words, where no trade is known for it. */
export interface Idea {
  /** "lending library": a noun phrase of the request. */
  about: string
  /** The same as a name: "Lending Library". */
  name: string
  parts: IdeaPart[]
  /** Where in the request its head ends and its parts begin. */
  headEnd: number
}

export type IdeaForm = 'cards' | 'table' | 'form' | 'prices' | 'hours' | 'figures' | 'steps' | 'map'

/** One section, under the words the person used for it. */
export interface IdeaPart {
  form: IdeaForm
  /** "My loans", "Report a lost item". */
  title: string
  /** What its rows are, in the singular: "loan"; what a form is about. */
  thing: string
  /** "due date", "late fee": columns, filters, or the names of figures. */
  fields: string[]
  count: number | null
}
