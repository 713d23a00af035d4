import { atom } from 'jotai'

export type OpenDialog =
  | { kind: 'auth'; mode: 'login' | 'create' }
  | { kind: 'promptTooLong'; characters: number }
  | { kind: 'outOfCredits' }
  | { kind: 'share' }
  | { kind: 'convert' }
  | { kind: 'versionPreview'; artifactId: string }
  | { kind: 'commands' }
  | { kind: 'shortcuts' }

/** The dialog that is open; rendered by the page. */
export const openDialogAtom = atom<OpenDialog | null>(null)
