import { domToDataUrl } from 'modern-screenshot'

export interface PictureSize {
  /** The part of the element that is taken, in its own pixels. */
  width: number
  height: number
  /** How wide the picture is. */
  targetWidth: number
  maxCharacters: number
}

const BEST = 0.85
const WORST = 0.4
const TIMEOUT_MS = 10_000

/** A picture of an element as an address, at the best quality that fits; null when none does. */
export async function pictureOf(
  element: Element,
  { width, height, targetWidth, maxCharacters }: PictureSize,
): Promise<string | null> {
  for (let quality = BEST; quality >= WORST; quality -= 0.15) {
    const url = await domToDataUrl(element, {
      width,
      height,
      scale: targetWidth / width,
      type: 'image/webp',
      quality,
      timeout: TIMEOUT_MS,
      backgroundColor: backgroundOf(element),
      filter: node => !(node instanceof Element) || node.localName !== 'maquette-outline',
    })
    if (url.startsWith('data:image/') && url.length <= maxCharacters) return url
  }
  return null
}

/** What shines through the element; a page without a colour is white. */
function backgroundOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around)
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return '#fff'
}
