import { atom } from 'jotai'

/** Raised when somebody logs in or out: what was joined as somebody else is joined again. */
export const loginCountAtom = atom(0)

/** When this browser's session ended without its doing; null once somebody has logged in. */
export const sessionEndedAtAtom = atom<number | null>(null)
