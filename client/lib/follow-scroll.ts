import { AT_BOTTOM_PX } from '#shared/chat.ts'

export interface ScrollPosition {
  top: number
  height: number
  viewHeight: number
}

/** How far the end of the thread is below what can be seen. */
export const distanceToEnd = ({ top, height, viewHeight }: ScrollPosition): number =>
  Math.max(0, height - viewHeight - top)

export interface Scroll {
  before: ScrollPosition
  after: ScrollPosition
  /** A wheel, a finger, a key or the scroll bar was at work just now. */
  isByHand: boolean
}

/**
 * Whether the thread keeps following its end (section 4): only scrolling up leaves it, and coming within 20 px joins
 * again. Growth alone changes nothing, however far it pushes the end away; nor does a thread that became shorter and
 * longer again between two looks, which moves up too.
 */
export function nextFollowing(isFollowing: boolean, { before, after, isByHand }: Scroll): boolean {
  if (distanceToEnd(after) <= AT_BOTTOM_PX) return true
  const isUp = after.top < before.top - 1
  return isUp && (isByHand || after.height === before.height) ? false : isFollowing
}

export const positionOf = (element: Element): ScrollPosition => ({
  top: element.scrollTop,
  height: element.scrollHeight,
  viewHeight: element.clientHeight,
})
