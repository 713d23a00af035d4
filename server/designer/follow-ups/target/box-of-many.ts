import type { Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { readPhrase } from '#server/designer/follow-ups/target/phrase.ts'

const BOX = /^(?:the\s+)?(.+?)s?\s+(?:panel|pad|area|grid|box|container|block|wall)$/i
const FEWEST = 3

/** "the buttons panel": the innermost box that holds all of a kind of thing, whatever it is called. */
export function boxOfMany(words: string, bench: Workbench): Item | null {
  const bare = words.trim().replace(/\s+(?:in|of|on|inside)\s+(?:the|this|my)\s+\w+$/i, '')
  const kind = BOX.exec(bare)?.[1]
  const role = kind ? readPhrase(kind)?.role : null
  if (!role) return null
  const { items } = sceneOf(bench.files)
  const lists = items.filter(item => item.list && role.is(item)).flatMap(item => item.parent ?? [])
  const boxes = items.filter(
    item => lists.includes(item) || item.children.filter(each => role.is(each)).length >= FEWEST,
  )
  if (boxes.length < 2) return boxes[0] ?? null
  return items.findLast(item => boxes.every(box => within(item).includes(box))) ?? null
}
