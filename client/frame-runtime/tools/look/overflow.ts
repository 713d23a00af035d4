import type { Finding } from '#shared/page-look.ts'
import { drawnElements, elementOf, isFromRight, type LocOf, ownText, pixels } from './elements.ts'

type Overflow = Extract<Finding, { kind: 'overflow' }>

const CAUSES_MAX = 2
const TOLERANCE = 1

/** What makes the page wider than its window: the innermost cause, and not what it pushes along. */
export function overflowFindings(locOf: LocOf): Overflow[] {
  const root = document.documentElement
  if (!isTooWide()) return []
  const beyond = new Set(
    drawnElements().filter(element => beyondEdge(element) > TOLERANCE && !isInBox(element)),
  )
  const innermost = [...beyond].filter(element => ![...element.children].some(child => beyond.has(child)))
  const causes = new Map<Element, Overflow['why']>()
  for (const element of innermost.sort((a, b) => beyondEdge(b) - beyondEdge(a))) {
    if (causes.size >= CAUSES_MAX) break
    const { cause, why } = causeOf(element, beyond)
    if (![...causes.keys()].some(known => known.contains(cause) || cause.contains(known)))
      causes.set(cause, why)
  }
  return [...causes].map(([element, why]) => ({
    kind: 'overflow',
    ...elementOf(element, locOf),
    pageWidth: pixels(root.scrollWidth),
    width: pixels(element.getBoundingClientRect().width),
    why,
  }))
}

export function isTooWide(): boolean {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth + TOLERANCE) return false
  return !hidesSideways(root) && !hidesSideways(document.body)
}

/** How far an element reaches over the edge at which the page would go on. */
function beyondEdge(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return isFromRight() ? -(left + scrollX) : right + scrollX - document.documentElement.clientWidth
}

const hidesSideways = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowX)

/** What is in a box that scrolls or cuts does not widen the page; what is fixed to the window does not either. */
function isInBox(element: Element): boolean {
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, position } = getComputedStyle(around)
    if (position === 'fixed' || (around !== element && overflowX !== 'visible')) return true
  }
  return false
}

/** From the inside out: the first that is as wide by itself. */
function causeOf(element: Element, beyond: ReadonlySet<Element>): { cause: Element; why: Overflow['why'] } {
  let mayNotShrink = false
  for (let around: Element | null = element; around && beyond.has(around); around = around.parentElement) {
    if (getComputedStyle(around).whiteSpace.startsWith('nowrap') && ownText(around))
      return { cause: around, why: 'nowrap' }
    if (isWideByItself(around)) return { cause: around, why: 'fixed' }
    const { parentElement } = around
    const display = parentElement ? getComputedStyle(parentElement).display : ''
    mayNotShrink ||= /flex|grid/.test(display) && getComputedStyle(around).minWidth === 'auto'
  }
  return { cause: element, why: mayNotShrink ? 'shrink' : null }
}

const WIDE_BY_NATURE = new Set(['img', 'video', 'canvas', 'svg', 'iframe', 'pre', 'table'])

/** Tried out: without a width of its own it would be narrower. */
function isWideByItself(element: Element): boolean {
  if (WIDE_BY_NATURE.has(element.localName)) return true
  if (!(element instanceof HTMLElement)) return false
  const before = element.getBoundingClientRect().width
  const { minWidth } = getComputedStyle(element)
  const written = element.getAttribute('style')
  element.style.setProperty('width', 'auto', 'important')
  // `auto` is no width of its own: what is in the row has it, and may not shrink.
  if (minWidth !== 'auto') element.style.setProperty('min-width', '0', 'important')
  element.style.setProperty('flex-basis', 'auto', 'important')
  const after = element.getBoundingClientRect().width
  if (written === null) element.removeAttribute('style')
  else element.setAttribute('style', written)
  return after < before - TOLERANCE
}
