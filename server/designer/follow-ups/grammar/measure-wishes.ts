import type { StyleWish } from '#server/designer/follow-ups/grammar/color-wishes.ts'
import { lengthOf } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { lookNamed } from '#server/designer/follow-ups/grammar/style-words.ts'

/** "the sidebar is 200px wide", "the logo should have a height of 40px". */
export function readMeasure(text: string): StyleWish | null {
  const rounded =
    /^give\s+(.+?)\s+(?:an?\s+)?(?:(?:rounded|round)\s+corners|(?:border[- ]|corner[- ])?radius)\s+of\s+(\S+(?:\s?(?:px|rem|em|%))?)$/i.exec(
      text,
    )
  const radius = lengthOf(rounded?.[2] ?? '')
  if (rounded && radius)
    return { target: rounded[1] ?? '', wish: () => [{ property: 'radius', value: radius }] }
  const found =
    /^(.+?)\s+(?:is|are|should be|must be)\s+(-?[\d.]+\s*(?:px|rem|em|%|vh|vw))\s+(wide|high|tall)$/i.exec(
      text,
    ) ??
    /^(.+?)(?:'s|’s)?\s+(?:(?:has|have|should have)\s+an?\s+)?(?<look>width|height|padding|radius|font size|min(?:imum)? height|max(?:imum)? width)\s+(?:is|are|of|should be|must be|:)\s+(?<size>-?[\d.]+\s*(?:px|rem|em|%|vh|vw))$/i.exec(
      text,
    )
  const size = lengthOf(found?.groups?.size ?? found?.[2] ?? '')
  const look = found?.groups?.look ?? (/wide/i.test(found?.[3] ?? '') ? 'width' : 'height')
  const property = lookNamed(look)
  return found && size && property
    ? { target: found[1] ?? '', wish: () => [{ property, value: size }] }
    : null
}
