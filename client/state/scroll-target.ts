import { atom } from 'jotai'

/** The version whose message the thread shall bring into view. */
export const scrollTargetAtom = atom<string | null>(null)
