import { atom } from 'jotai'

export type OpenDialog =
  | { kind: 'auth'; mode: 'login' | 'create' }
  | { kind: 'promptTooLong'; characters: number }
  | { kind: 'outOfCredits' }
  | { kind: 'serviceDisruption' }
  | { kind: 'share' }

/** The dialog that is open; rendered by the page. */
export const openDialogAtom = atom<OpenDialog | null>(null)
