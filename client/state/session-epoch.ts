import { atom } from 'jotai'

/** Raised when somebody logs in or out: what was joined as somebody else is joined again. */
export const sessionEpochAtom = atom(0)
