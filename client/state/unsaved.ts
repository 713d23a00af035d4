import { atom } from 'jotai'

/** True while something typed has not been sent to the server yet. */
export const hasUnsavedAtom = atom(false)
