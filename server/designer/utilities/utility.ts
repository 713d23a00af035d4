/** One thing that is put in. */
export interface UtilityField {
  key: string
  label: string
  kind: 'number' | 'range' | 'choice' | 'switch' | 'text' | 'color' | 'date'
  value: string
  min?: number
  max?: number
  /** What stands behind the number: "%", "kg". */
  unit?: string
  options?: string[]
}

/** A small tool: what is put in, and the code that works out what comes of it. */
export interface Utility {
  /** What people call it. */
  words: RegExp
  title: string
  note: string
  fields: UtilityField[]
  /** The body of `workOut(values)`, with `number(key)` at hand; gives pairs of label and text. */
  work: string
  /** It gives something else each time: the word on the button. */
  again?: string
  /** The first result is a colour or a run of colours that is worth seeing. */
  isPainted?: boolean
}
