import type { Motion } from '#server/designer/follow-ups/behaviour/motions.ts'
import type { Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { around, type Item, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { selectedItem } from '#server/designer/follow-ups/target/find.ts'
import {
  isButton,
  isCard,
  isHeader,
  isNav,
  isSection,
} from '#server/designer/follow-ups/target/looks-like.ts'

/** What moves when nothing is named: the selected element, else what of the page the motion suits. */
export function freeStanding({ of }: Motion, bench: Workbench): { items: Item[] } | { trouble: string } {
  const selected = selectedItem(bench)
  if (selected) return { items: [selected] }
  const items = of === 'buttons' ? buttons(bench) : of === 'cards' ? cards(bench) : blocks(bench)
  return items.length > 0
    ? { items }
    : { trouble: 'I found nothing here that this would suit. Say what shall move.' }
}

const isInBar = (item: Item): boolean => [item, ...around(item)].some(each => isHeader(each) || isNav(each))

export const buttons = ({ files }: Workbench): Item[] =>
  sceneOf(files).items.filter(item => isButton(item) && !isInBar(item))

/** Cards that stand beside others, not those within others. */
export const cards = ({ files }: Workbench): Item[] =>
  sceneOf(files).items.filter(item => isCard(item) && !around(item).some(isCard) && !isInBar(item))

/** The cards, or else the sections of the page. */
export function blocks(bench: Workbench): Item[] {
  const found = cards(bench)
  if (found.length > 1 || found.some(({ list }) => list)) return found
  return sceneOf(bench.files).items.filter(
    item =>
      isSection(item) && !/^(?:main|header|footer)$/.test(item.tag) && !isInBar(item) && item.parent !== null,
  )
}
