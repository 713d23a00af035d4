/** Things to choose from: homes, jobs, courses; what a card says of each. */
export interface Collection {
  singular: string
  plural: string
  /** What the groups are called: "Area". */
  group: string
  /** What one does with a thing: "Book a viewing", and what is said once it is done. */
  action: string
  done: string
  items: [title: string, note: string, group: string, aside: string, facts: string[]][]
}
