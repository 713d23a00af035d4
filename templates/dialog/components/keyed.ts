import type { content } from '../content'

export type Spec = (typeof content.dialogs)[number]
export type State = keyof typeof content.states

export const STATES: State[] = ['rest', 'working', 'fault', 'done']
