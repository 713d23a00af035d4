import type { Finding } from '#shared/page-look.ts'
import { drawnElements, elementOf, isFromRight, type LocOf, ownText, pixels } from './elements.ts'

type TextFinding = Extract<Finding, { kind: 'cut' | 'squeezed' }>

const FOUND_MAX = 12
const TOLERANCE = 2
/** A name or a number of such length is wanted whole; longer text may end in an ellipsis. */
const SHORT_CHARACTERS = 24
const SQUEEZED_LINES = 3
const SQUEEZED_WIDTH = 90

/** Texts that cannot be read whole, and those that a narrow box breaks into pieces. */
export function textFindings(locOf: LocOf): TextFinding[] {
  const found: TextFinding[] = []
  for (const element of drawnElements()) {
    if (found.length >= FOUND_MAX) break
    const own = ownText(element)
    if (!own || element.closest('[aria-hidden="true"]') || isVertical(element)) continue
    const box = cutBy(element, own.range)
    const isEllipsis = box !== null && getComputedStyle(box).textOverflow === 'ellipsis'
    const told = () => ({ ...elementOf(element, locOf), text: own.text.slice(0, 80) })
    if (box && (!isEllipsis || own.text.length <= SHORT_CHARACTERS)) {
      found.push({ kind: 'cut', ...told(), width: pixels(box.clientWidth), isEllipsis })
    } else if (own.text.length <= SHORT_CHARACTERS && own.text.length > 1) {
      const { width } = own.range.getBoundingClientRect()
      const lines = linesOf(own.range)
      if (lines >= SQUEEZED_LINES && width < SQUEEZED_WIDTH)
        found.push({ kind: 'squeezed', ...told(), width: pixels(width), lines })
    }
  }
  return found
}

const isVertical = (element: Element): boolean => getComputedStyle(element).writingMode !== 'horizontal-tb'

const linesOf = (range: Range): number =>
  new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size

/** How far around a text a box that cuts it is looked for: further out it is a carousel, whose pages wait outside. */
const AROUND_MAX = 3

/** The box that cuts a text that is partly seen; null when it is seen whole, or can be scrolled to. */
function cutBy(element: Element, range: Range): Element | null {
  const text = range.getBoundingClientRect()
  let around: Element | null = element
  for (let at = 0; around && around !== document.body && at < AROUND_MAX; at++) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (/auto|scroll/.test(overflowX)) return null
    if (cuts(overflowX) && around.scrollWidth > around.clientWidth + TOLERANCE && isPartly(text, around))
      return around
    if (around === element && cuts(overflowY) && isCutBelow(element, text)) return around
    around = around.parentElement
  }
  return isCutByPage(element, text) ? document.body : null
}

const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'

function isPartly(text: DOMRect, box: Element): boolean {
  const { left, right } = box.getBoundingClientRect()
  const isSeen = text.left < right && text.right > left
  // With an ellipsis the text's own box ends where it is cut.
  return isSeen && (text.right > right + TOLERANCE || text.left < left - TOLERANCE || isShortened(box))
}

const isShortened = (box: Element): boolean => getComputedStyle(box).textOverflow === 'ellipsis'

/** A box of some lines is cut on purpose where it says after how many. */
function isCutBelow(element: Element, text: DOMRect): boolean {
  const { webkitLineClamp, fontSize } = getComputedStyle(element)
  if (webkitLineClamp !== 'none' && webkitLineClamp !== '') return false
  // Letters reach out of a line that is as high as they are.
  return text.bottom > element.getBoundingClientRect().bottom + 0.35 * Number.parseFloat(fontSize)
}

/** Where the page itself may not be scrolled sideways, what stands over its edge is lost. */
function isCutByPage(element: Element, text: DOMRect): boolean {
  const isHidden = [document.documentElement, document.body].some(root =>
    cuts(getComputedStyle(root).overflowX),
  )
  const { clientWidth } = document.documentElement
  const isOver = isFromRight()
    ? text.left < -TOLERANCE && text.right > 0
    : text.right > clientWidth + TOLERANCE && text.left < clientWidth
  if (!isHidden || !isOver) return false
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  )
    if (getComputedStyle(around).overflowX !== 'visible') return false
  return true
}
