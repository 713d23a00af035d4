import { atom } from 'jotai'

export type OpenDialog =
  | { kind: 'auth'; mode: 'login' | 'create' }
  | { kind: 'promptTooLong'; characters: number }
  | { kind: 'outOfCredits' }
  | { kind: 'serviceDisruption' }
  | { kind: 'share' }
  | { kind: 'convert' }
  | { kind: 'theme' }
  | { kind: 'versionPreview'; artifactId: string }
  | { kind: 'codeDiff'; artifactId: string; fileName?: string }
  | { kind: 'personalize' }
  | { kind: 'commands' }
  | { kind: 'shortcuts' }
  /** What would be lost by logging out now. */
  | { kind: 'logOut'; unsaved: readonly { roomId: string; files: number }[] }

/** The dialog that is open; rendered by the page. */
export const openDialogAtom = atom<OpenDialog | null>(null)
