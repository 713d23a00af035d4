import type { FrameTarget } from '#shared/frame-messages.ts'
import { type ChainLink, chainOf, elementsAt } from './element-chain.ts'
import { LOC_ATTRIBUTE } from './loc-attribute.ts'

const PARENTS_MAX = 12
const LABEL_MAX_CHARACTERS = 60

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
    parents: parents
      .filter(isDrawn)
      .slice(0, PARENTS_MAX)
      .map(({ loc, tag }) => ({ loc, tag: tag.slice(0, 60) })),
  }
}

/** What is outlined for it. */
export const shownElement = (element: Element): Element => chainOf(element)[0]?.element ?? element

/** A router or a provider is around it too, but draws nothing that could be selected. */
const isDrawn = ({ loc, element }: ChainLink): boolean => element.getAttribute(LOC_ATTRIBUTE) === loc

const indexOf = ({ loc, element }: ChainLink): number => Math.max(0, elementsAt(loc).indexOf(element))

function labelOf(element: Element): string {
  const said = ['aria-label', 'alt', 'title', 'placeholder'].map(name => element.getAttribute(name))
  const text = plain(said.find(value => value?.trim()) ?? textOf(element))
  // Of a whole section, its heading says which it is.
  return text.length <= LABEL_MAX_CHARACTERS ? text : plain(textOf(element.querySelector(HEADINGS)))
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role="heading"],legend,caption'
const textOf = (element: Element | null): string => (element as HTMLElement | null)?.innerText ?? ''
const plain = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, LABEL_MAX_CHARACTERS + 1)

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

/** As `referenceName` has it for the chip; a module of the app's would be a file that no frame may load. */
export function nameOf({ tag, label }: Pick<FrameTarget, 'tag' | 'label'>): string {
  const short = label.length > 40 ? `${label.slice(0, 39).trimEnd()}…` : label
  return short ? `${tag} “${short}”` : tag
}
