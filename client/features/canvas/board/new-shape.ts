let newId: string | null = null

/** A note or a frame that was put on the board here is typed in as soon as it is drawn. */
export function shapeIsNew(id: string): void {
  newId = id
}

/** Whether this is that one; asked again it is none any more. */
export function takeNewShape(id: string): boolean {
  if (newId !== id) return false
  newId = null
  return true
}
