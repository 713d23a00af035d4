import { elementsAt } from '#client/frame-runtime/select/element-chain.ts'
import { boxOf } from '#client/frame-runtime/select/frame-target.ts'
import type { HostMessage } from '#shared/frame-messages.ts'

type Place = Extract<HostMessage, { type: 'SHOW_CHANGES' }>['places'][number]

/** Of so much of the page an outline says nothing. */
const WHOLE_SHARE = 0.9
/** In a list the same place is drawn many times: the first ones say it all. */
const OF_ONE_PLACE_MAX = 12

/** The elements that a change has drawn, in the order in which they are seen; what is within another one is part of it. */
export function findChanged(places: readonly Place[]): Element[] {
  const found = new Set(places.flatMap(drawnAt).filter(isSeen))
  const parts = [...found].filter(element => !isWholePage(element))
  // Where the whole page is marked and parts of it are too, the parts say where.
  const marked = parts.length > 0 ? parts : [...found]
  return marked
    .filter(element => !marked.some(other => other !== element && other.contains(element)))
    .map(element => ({ element, box: boxOf(element) }))
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
    .map(({ element }) => element)
}

function drawnAt({ texts, locs }: Place): Element[] {
  const saying = texts.length > 0 ? elementsSaying(texts) : []
  if (saying.length > 0) return saying
  for (const list of locs) {
    const drawn = list.flatMap(elementsAt)
    if (drawn.length > 0) return drawn.slice(0, OF_ONE_PLACE_MAX)
  }
  return []
}

/** The smallest elements that show one of these words. */
function elementsSaying(texts: readonly string[]): Element[] {
  const found: Element[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() && found.length < OF_ONE_PLACE_MAX) {
    const { data, parentElement } = walker.currentNode as Text
    if (parentElement && !parentElement.closest('script,style') && texts.some(text => data.includes(text)))
      found.push(parentElement)
  }
  return found
}

function isSeen(element: Element): boolean {
  const { width, height } = boxOf(element)
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
}

function isWholePage(element: Element): boolean {
  const page = document.scrollingElement ?? document.documentElement
  const { width, height } = boxOf(element)
  return width >= page.clientWidth * WHOLE_SHARE && height >= page.scrollHeight * WHOLE_SHARE
}
