import type { Finding } from '#shared/page-look.ts'
import { drawnElements, elementOf, type LocOf, pixels } from './elements.ts'

type Empty = Extract<Finding, { kind: 'empty' }>

const FOUND_MAX = 4
const BOX = { width: 160, height: 120 }
const BAND_HEIGHT = 200
const BAND_SHARE = 0.6
const CONTENT = 'img,svg,canvas,video,audio,iframe,input,textarea,select,button,progress,meter,hr,object'

/** Boxes and bands of a page in which there is nothing: covers without a picture, sections that came to nothing. */
export function emptyFindings(locOf: LocOf): Empty[] {
  const found: Element[] = []
  for (const element of drawnElements()) {
    if (found.length >= FOUND_MAX) break
    if (found.some(known => known.contains(element)) || !isEmpty(element)) continue
    const { width, height } = element.getBoundingClientRect()
    const isBox = width >= BOX.width && height >= BOX.height && isPainted(element)
    const isBand = height >= BAND_HEIGHT && width >= BAND_SHARE * innerWidth && isPart(element)
    if (isBox || isBand) found.push(element)
  }
  return found.map(element => {
    const { width, height } = element.getBoundingClientRect()
    return { kind: 'empty', ...elementOf(element, locOf), width: pixels(width), height: pixels(height) }
  })
}

function isEmpty(element: Element): boolean {
  if (element.matches(CONTENT) || element.querySelector(CONTENT)) return false
  if (element.textContent?.trim() || element.closest('[aria-hidden="true"],[role="img"]')) return false
  // What lies over or under the rest adorns it, and what moves is on its way.
  if (/absolute|fixed|sticky/.test(getComputedStyle(element).position)) return false
  if (element.getAnimations({ subtree: true }).length > 0) return false
  const all = [element, ...element.querySelectorAll('*')]
  return all.every(each => !hasImage(each)) && all.slice(1).every(each => !isPainted(each))
}

const isPart = (element: Element): boolean =>
  element.matches('section,article,aside,header,footer,main,main > *,#root > * > *')

const hasImage = (element: Element): boolean =>
  ['', '::before', '::after'].some(pseudo => {
    const { backgroundImage, content } = getComputedStyle(element, pseudo || null)
    return backgroundImage !== 'none' || (pseudo !== '' && content !== 'none' && content !== 'normal')
  })

function isPainted(element: Element): boolean {
  const { backgroundColor, borderTopStyle, borderTopWidth, boxShadow } = getComputedStyle(element)
  const isClear = /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(backgroundColor)
  return (
    !isClear || (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) || boxShadow !== 'none'
  )
}
