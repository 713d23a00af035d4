import type { content } from '../content'

export type Order = (typeof content.orders)[number]

/** An order belongs to the past when every step of its way is done. */
export const isPast = ({ steps = [] }: Order): boolean => steps.length > 0 && steps.every(step => step.isDone)
