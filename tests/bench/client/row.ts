/** A figure, what it shall be, and whether it is. */
export interface Row {
  figure: string
  value: string
  goal: string
  isMet: boolean | null
}
