import type { content } from '../content'

export type NavLink = (typeof content.links)[number]

export const keyed = <T>(entries: readonly T[]): { entry: T; at: number; key: string }[] =>
  entries.map((entry, at) => ({ entry, at, key: `entry-${at}` }))

export interface BarState {
  isSignedIn: boolean
  isNotice: boolean
  isLeaf: boolean
}
