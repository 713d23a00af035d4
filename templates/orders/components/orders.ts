import type { content } from '../content'

export type Order = (typeof content.orders)[number]

export const keyed = <T>(entries: readonly T[]): { entry: T; at: number; key: string }[] =>
  entries.map((entry, at) => ({ entry, at, key: `entry-${at}` }))

/** An order belongs to the past when every step of its way is done. */
export const isPast = ({ steps = [] }: Order): boolean => steps.length > 0 && steps.every(step => step.isDone)
