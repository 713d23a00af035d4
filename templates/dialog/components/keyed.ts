import type { content } from '../content'

export type Spec = (typeof content.dialogs)[number]
export type State = keyof typeof content.states

export const STATES: State[] = ['rest', 'working', 'fault', 'done']

export const keyed = <T>(entries: readonly T[]): { entry: T; at: number; key: string }[] =>
  entries.map((entry, at) => ({ entry, at, key: `entry-${at}` }))
