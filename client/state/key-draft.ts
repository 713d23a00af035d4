import { atom } from 'jotai'

/** A key that is being given: how far its wizard is, and what was typed. */
export interface KeyDraft {
  /** The person whose it is; whoever signs in after that finds nothing of it. */
  of: string
  step: number
  key: string
  name: string
}

/** Providers show a key only once, so a dialog that is closed by mistake loses none. It lives as long as the tab, and nowhere else. */
export const keyDraftAtom = atom<KeyDraft | null>(null)
