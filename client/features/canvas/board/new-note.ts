let newId: string | null = null

/** A note that was put on the board here is typed in as soon as it is drawn. */
export function noteIsNew(id: string): void {
  newId = id
}

/** Whether this is that note; asked again it is none any more. */
export function takeNewNote(id: string): boolean {
  if (newId !== id) return false
  newId = null
  return true
}
