import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import type { Change, Property } from '#server/designer/follow-ups/style/change.ts'
import { lookText } from '#server/designer/follow-ups/target/looks-like.ts'

const set = (property: Property, value: string): Change => ({ property, value })
const step = (property: Property, steps: number): Change => ({ property, steps })

/** In which measures an element has a size of its own. */
export const hasMaxWidth = (item: Item): boolean =>
  /(?:^|[\s"])max-w-(?:\d?x?[sml]\b|\dxl|[\d[])|"maxW(?:idth)?"/.test(lookText(item))
export const hasHeight = (item: Item): boolean => /(?:^|[\s"])h-[\d[]/.test(lookText(item))
export const hasWidth = (item: Item): boolean =>
  /(?:^|[\s"])w-[\d[](?!\/)|"(?:w|width)"/.test(lookText(item)) && !/"width"[^}]*"100%"/.test(lookText(item))

/** A side bar whose classes say nothing of a width is as wide as its column. */
const isColumn = (item: Item): boolean =>
  item.tag === 'aside' && !hasWidth(item) && /(?:^|[\s"])(?:flex|grid|border|p[xy]?-\d)/.test(lookText(item))

/** What fills its place anyway is as wide as what holds it lets it be. */
export function wider(item: Item): Change[] | null {
  if (item.tag === 'aside' && !isColumn(item)) return [step('width', 2)]
  if (hasMaxWidth(item)) return [step('maxWidth', 2)]
  if (hasWidth(item)) return [step('width', 2)]
  if (/^(?:ul|ol|dl|form)$/.test(item.tag) || isColumn(item)) return null
  return [item.tag === 'div' || item.tag === 'section' ? set('maxWidth', '1400px') : set('width', '100%')]
}

/** A picture grows in the measures that it has; without any it is as large as what holds it. */
export function pictureSize(item: Item, steps: number): Change[] {
  const text = lookText(item)
  const has = (pattern: RegExp) => pattern.test(text)
  return [
    ...(has(/(?:^|[\s"])(?:[a-z]+:)?(?:h|size)-[\d[]|"(?:h|height|boxSize)"/)
      ? [step('height', steps * 2)]
      : []),
    ...(has(/(?:^|[\s"])(?:[a-z]+:)?(?:w|size)-[\d[](?!\/)|"(?:w|width|boxSize)"/)
      ? [step('width', steps * 2)]
      : []),
    ...(has(/(?:^|[\s"])(?:[a-z]+:)?max-w-|"maxW(?:idth)?"/) ? [step('maxWidth', steps)] : []),
  ]
}
