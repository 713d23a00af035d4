import { AT_BOTTOM_PX } from '#shared/chat.ts'

export interface ScrollPosition {
  top: number
  height: number
  viewHeight: number
}

/** How far the end of the thread is below what can be seen. */
export const distanceToEnd = ({ top, height, viewHeight }: ScrollPosition): number =>
  Math.max(0, height - viewHeight - top)

/**
 * Whether the thread keeps following its end (section 4): only scrolling up by hand leaves it, and coming within
 * 20 px joins again. Growth alone changes nothing, however far it pushes the end away.
 */
export function nextFollowing(isFollowing: boolean, before: ScrollPosition, after: ScrollPosition): boolean {
  if (distanceToEnd(after) <= AT_BOTTOM_PX) return true
  return after.top < before.top - 1 ? false : isFollowing
}

export const positionOf = (element: Element): ScrollPosition => ({
  top: element.scrollTop,
  height: element.scrollHeight,
  viewHeight: element.clientHeight,
})
