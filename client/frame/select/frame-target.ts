import type { FrameTarget } from '#shared/frame-messages.ts'
import { type ChainLink, chainOf, elementsAt } from './element-chain.ts'

const PARENTS_MAX = 12
const LABEL_MAX_CHARACTERS = 80

/** What the page around is told of an element: the nearest place in the source, and what is around it. */
export function frameTarget(element: Element): FrameTarget {
  const [nearest, ...parents] = chainOf(element)
  const shown = nearest?.element ?? element
  return {
    loc: nearest?.loc ?? null,
    index: nearest ? indexOf(nearest) : 0,
    tag: (nearest?.tag ?? element.localName).slice(0, 60),
    label: labelOf(shown),
    rect: rectOf(shown),
    parents: parents.slice(0, PARENTS_MAX).map(({ loc, tag }) => ({ loc, tag: tag.slice(0, 60) })),
  }
}

/** What is outlined for it. */
export const shownElement = (element: Element): Element => chainOf(element)[0]?.element ?? element

const indexOf = ({ loc, element }: ChainLink): number => Math.max(0, elementsAt(loc).indexOf(element))

function labelOf(element: Element): string {
  const said = ['aria-label', 'alt', 'title', 'placeholder'].map(name => element.getAttribute(name))
  const text = said.find(value => value?.trim()) ?? (element as HTMLElement).innerText ?? ''
  return text.trim().replace(/\s+/g, ' ').slice(0, LABEL_MAX_CHARACTERS)
}

export function rectOf(element: Element): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = boxOf(element)
  return { x, y, width, height }
}

/** An element that draws no box itself, such as one with `display: contents`, is where its content is. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  if (box.width > 0 || box.height > 0) return box
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}
