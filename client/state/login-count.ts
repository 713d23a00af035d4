import { atom } from 'jotai'

/** Goes up with every login and logout, so that rooms are joined again as the new person. */
export const loginCountAtom = atom(0)

/** When the session was ended elsewhere or ran out; null once somebody has logged in. */
export const sessionEndedAtAtom = atom<number | null>(null)
