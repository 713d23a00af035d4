import { atom } from 'jotai'

/** The person this tab follows around the room. */
export const followedAtom = atom<string | null>(null)
