import type { Finding } from '#shared/page-look.ts'

/** Says where the JSX of an element stands. */
export type LocOf = (element: Element) => { loc: string | null; tag: string }

const TEXT_MAX_CHARACTERS = 80
const ELEMENTS_MAX = 4_000

/** Everything that is drawn of a page, as far as it is looked at. */
export const drawnElements = (): Element[] =>
  [...document.querySelectorAll('body *')]
    .slice(0, ELEMENTS_MAX)
    .filter(element => !(element instanceof SVGElement && element.localName !== 'svg') && isDrawn(element))

/** Can be seen: neither hidden nor only there for screen readers. */
export function isDrawn(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && !isForReadersAlone(element)
}

/** `sr-only` and what else is made to be heard and not seen. */
function isForReadersAlone(element: Element): boolean {
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { clip, clipPath, position } = getComputedStyle(around)
    const isClipped = /^rect\(0px,? 0px,? 0px,? 0px\)$/.test(clip) || clipPath === 'inset(50%)'
    if (position === 'absolute' && (isClipped || (around.clientWidth <= 1 && around.clientHeight <= 1)))
      return true
    if (around.id === 'maquette-failure') return true
  }
  return false
}

/** Text of its own, as a range; null where it has none. */
export function ownText(element: Element): { text: string; range: Range } | null {
  const nodes = [...element.childNodes].filter(
    node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )
  const [first] = nodes
  const last = nodes.at(-1)
  if (!first || !last || element.localName === 'option') return null
  const range = document.createRange()
  range.setStartBefore(first)
  range.setEndAfter(last)
  return {
    text: nodes
      .map(node => node.nodeValue ?? '')
      .join(' ')
      .trim()
      .replace(/\s+/g, ' '),
    range,
  }
}

/** What a finding says of its element. */
export function elementOf(
  element: Element,
  locOf: LocOf,
): Pick<Extract<Finding, { kind: 'cut' }>, 'loc' | 'tag' | 'text'> {
  const { loc, tag } = locOf(element)
  const said = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? ''
  return {
    loc: loc?.slice(0, 400) ?? null,
    tag: tag.slice(0, 60),
    text: said.trim().replace(/\s+/g, ' ').slice(0, TEXT_MAX_CHARACTERS),
  }
}

export const pixels = (value: number): number => Math.max(0, Math.min(100_000, Math.round(value)))

/** The page itself is read from right to left: it goes on to the left of its window, and `scrollX` is negative. */
export const isFromRight = (): boolean => getComputedStyle(document.documentElement).direction === 'rtl'
