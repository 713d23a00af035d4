/** How the people of a bench room reach it. */
export interface RoomAddress {
  /** Socket of the shared document. */
  url: string
  /** Socket that carries presence, when it is another one. */
  presenceUrl: string | null
  headers: Record<string, string>
  /** Hocuspocus puts the document's name before every frame. */
  documentName: string | null
}

/** A server that runs in a process tree of its own. */
export interface RoomServer {
  pid: number
  /** A fresh, empty room. */
  openRoom(): Promise<RoomAddress>
  stop(): Promise<void>
}

export interface ServerKind {
  name: string
  /** Does it keep a document that joiners can be compared by? */
  hasDocument: boolean
  start(): Promise<RoomServer>
}
