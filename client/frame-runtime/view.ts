import type { FrameView } from '#shared/frame-messages.ts'

const TELL_EVERY_MS = 40
/** Less than this is no other place. */
const NEAR_PX = 2

interface Place {
  left: number
  top: number
}

/**
 * Tells which part of the design is on the screen, in shares of its size, and brings another part there. Of whatever
 * scrolls the page: the document, or in an app the box in its middle.
 */
export function watchView(tell: (view: FrameView, isTold: boolean) => void): (place: Place) => void {
  let wanted: Place | null = null
  /** Where going there came to rest. */
  let reached: Place | null = null
  let last = ''
  let isWaiting = false

  const say = () => {
    isWaiting = false
    const view = viewOf(mainScroller())
    const text = JSON.stringify(view)
    if (text === last) return
    last = text
    tell(view, wanted !== null)
  }
  const look = () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(say, TELL_EVERY_MS)
  }
  const goTo = (place: Place) => {
    wanted = place
    const scroller = mainScroller()
    scrollTo(scroller, place)
    reached = cornerOf(scroller)
    look()
  }
  // What grows later, as a page that has just been opened, may have had no such place before.
  const resized = () => {
    if (wanted) goTo(wanted)
    else look()
  }
  // A scrollbar tells of no pointer: who left the place that was told went by hand.
  const scrolled = () => {
    if (wanted && reached && !isNear(cornerOf(mainScroller()), reached)) wanted = null
    look()
  }
  // The person's own hand ends what was told from outside.
  const freed = (event: Event) => {
    if (event.isTrusted) wanted = null
  }

  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(name, freed, { capture: true, passive: true })
  }
  addEventListener('scroll', scrolled, { capture: true, passive: true })
  addEventListener('resize', resized)
  new ResizeObserver(resized).observe(document.documentElement)
  look()
  return goTo
}

/** The document, where it scrolls; else what scrolls around the middle of the screen. */
function mainScroller(): Element {
  const page = document.scrollingElement ?? document.documentElement
  if (page.scrollHeight > innerHeight + 1) return page
  for (let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2); at; at = at.parentElement) {
    const isTall = at.scrollHeight > at.clientHeight + 1 && at.clientHeight > innerHeight / 2
    if (isTall && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return page
}

/** Where the corner of the screen lies within what scrolls. */
function cornerOf(scroller: Element): Place {
  if (scroller === document.scrollingElement) return { left: scroller.scrollLeft, top: scroller.scrollTop }
  const box = scroller.getBoundingClientRect()
  return { left: scroller.scrollLeft - box.left, top: scroller.scrollTop - box.top }
}

function viewOf(scroller: Element): FrameView {
  const { left, top } = cornerOf(scroller)
  const across = Math.max(1, scroller.scrollWidth)
  const down = Math.max(1, scroller.scrollHeight)
  return {
    left: share(left / across),
    top: share(top / down),
    width: share(innerWidth / across),
    height: share(innerHeight / down),
  }
}

function scrollTo(scroller: Element, place: Place): void {
  const corner = cornerOf(scroller)
  const left = place.left * scroller.scrollWidth - corner.left
  const top = place.top * scroller.scrollHeight - corner.top
  if (isNear({ left, top }, { left: 0, top: 0 })) return
  scroller.scrollBy({ left, top, behavior: 'instant' })
}

const isNear = (a: Place, b: Place): boolean =>
  Math.abs(a.left - b.left) < NEAR_PX && Math.abs(a.top - b.top) < NEAR_PX

const share = (value: number): number => Math.round(value * 100_000) / 100_000
