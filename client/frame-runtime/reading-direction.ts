/** Where the page itself is read from right to left it goes on to the left of its window, and `scrollX` is negative. */
export const isFromRight = (): boolean => getComputedStyle(document.documentElement).direction === 'rtl'

/** The edges of what can be scrolled to, from the left edge of the window as it stands at the beginning. */
export function pageEdges(): { left: number; right: number } {
  const { clientWidth, scrollWidth } = document.documentElement
  return isFromRight()
    ? { left: clientWidth - scrollWidth, right: clientWidth }
    : { left: 0, right: scrollWidth }
}
