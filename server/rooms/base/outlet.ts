/** Where the changes of a room's documents go once they are on disk. */
export interface Outlet {
  /** Takes a change to everybody but its only author, who needs no echo; tells how many it was sent to. */
  changed(document: string, update: Uint8Array, from: unknown): number
}
