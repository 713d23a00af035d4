import { atom } from 'jotai'

/** The version whose message the thread scrolls to. */
export const scrollTargetAtom = atom<string | null>(null)
