import { domToDataUrl } from 'modern-screenshot'
import { loadedFonts } from './loaded-fonts.ts'
import { settled } from './settled.ts'

export interface PictureSize {
  /** The part of the element that is taken, in its own pixels. */
  width: number
  height: number
  /** How wide the picture is. */
  targetWidth: number
  maxCharacters: number
  /** Not every model reads WebP. */
  type?: 'image/jpeg' | 'image/webp' | 'image/png'
}

const BEST = 0.85
const WORST = 0.4
const TIMEOUT_MS = 10_000

/** A picture of an element as an address, at the best quality that fits; null when none does. */
export async function pictureOf(
  element: Element,
  { width, height, targetWidth, maxCharacters, type = pictureType() }: PictureSize,
): Promise<string | null> {
  await settled()
  const bottom = element.getBoundingClientRect().top + height
  const cssText = await loadedFonts(document)
  for (let quality = BEST; quality >= WORST; quality -= 0.15) {
    const url = await domToDataUrl(element, {
      width,
      height,
      scale: targetWidth / width,
      type,
      quality,
      timeout: TIMEOUT_MS,
      font: cssText ? { cssText } : false,
      // A body stands at the edge of its picture, whatever margin browsers give it.
      style: { margin: '0' },
      backgroundColor: backgroundOf(element),
      filter: node =>
        !(node instanceof Element) ||
        (node.localName !== 'maquette-outline' && !isInsideOfUnseen(node, element, bottom)),
    })
    if (url.startsWith('data:image/') && url.length <= maxCharacters) return url
  }
  return null
}

/** Boxes keep their size in a picture, so what is in those below its edge is left out: most of a long page. */
function isInsideOfUnseen(node: Element, pictured: Element, bottom: number): boolean {
  const box = node.parentElement
  return (
    box !== null &&
    box !== pictured &&
    pictured.contains(box) &&
    isBelow(box, bottom) &&
    isBelow(node, bottom)
  )
}

/** What has no height may hold something that stands elsewhere. */
function isBelow(element: Element, bottom: number): boolean {
  const { top, height } = element.getBoundingClientRect()
  return height > 0 && top > bottom
}

/** A browser that writes no WebP answers with a PNG, which no quality makes small. */
const pictureType = (): 'image/webp' | 'image/jpeg' =>
  document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp')
    ? 'image/webp'
    : 'image/jpeg'

/** What shines through the element; a page without a colour is white. */
function backgroundOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around)
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return '#fff'
}
