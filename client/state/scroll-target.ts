import { atom } from 'jotai'

/** The version whose message the thread shall bring into view. */
export const revealedVersionAtom = atom<string | null>(null)
