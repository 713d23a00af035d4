import type { LookAsk, Looked } from '#shared/page-look.ts'

export interface Looker {
  /** Who sent the prompt, and is asked first. */
  userId: string
  signal: AbortSignal
}

/** Why nobody's browser has looked: none was there, none could, or the one that said it would has not answered in time. */
export type NotLooked = 'nobody' | 'declined' | 'late'

/** Somebody's browser, which renders the page and says what it sees. */
export interface LookPort {
  look(ask: LookAsk, looker: Looker): Promise<Looked[] | NotLooked>
}
