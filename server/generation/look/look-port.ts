import type { LookAsk, Looked } from '#shared/page-look.ts'

export interface Looker {
  /** Who sent the prompt, and is asked first. */
  userId: string
  signal: AbortSignal
}

/** Somebody's browser, which renders the page and says what it sees. */
export interface LookPort {
  /** Null where nobody is there who looks in time. */
  look(ask: LookAsk, looker: Looker): Promise<Looked[] | null>
}
