import { parseColor, type Rgba } from './css-color.ts'
import { lengthOf, splitTop } from './css-values.ts'

export interface Shadow {
  isInset: boolean
  x: number
  y: number
  blur: number
  spread: number
  color: Rgba
}

/** Shadows that are seen, the uppermost first, as CSS has them. */
export function parseShadows(css: string | undefined): Shadow[] {
  if (!css || css === 'none') return []
  return splitTop(css, ',').flatMap(each => {
    const words = splitTop(each, ' ')
    const color = words.map(parseColor).find(found => found !== null)
    const [x = 0, y = 0, blur = 0, spread = 0] = words.flatMap(word => lengthOf(word) ?? [])
    const isSeen = color && color.a > 0 && (x !== 0 || y !== 0 || blur > 0 || spread !== 0)
    return isSeen ? [{ isInset: words.includes('inset'), x, y, blur, spread, color }] : []
  })
}
