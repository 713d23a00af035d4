import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { Addition } from '#server/designer/follow-ups/grammar/additions.ts'
import { type Item, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { listHolder } from '#server/designer/follow-ups/style/restyle.ts'
import { findBlock, findTargets, selectedItem } from '#server/designer/follow-ups/target/find.ts'
import { reads } from '#server/designer/follow-ups/target/fits.ts'
import { itemsOfList } from '#server/designer/follow-ups/target/list-names.ts'
import { isButton, isHeading } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt, placeOf } from '#server/designer/follow-ups/target/names.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

export interface Spot {
  anchor: Item
  how: 'before' | 'after' | 'first' | 'last'
}

/** Where it goes: as asked, else after what is selected. */
export function spotFor({ place }: Addition, bench: Workbench): Spot | { outcome: Outcome | null } {
  const selected = selectedItem(bench)
  if (!place?.where) {
    if (selected)
      return isBlock(selected)
        ? { anchor: selected, how: place?.how === 'first' ? 'first' : 'last' }
        : { anchor: selected, how: 'after' }
    return { outcome: null }
  }
  const free = /^(?:this|it|that|here)$/i.test(place.where) ? bench : { ...bench, selection: null }
  const each = /^(?:each|every|all(?: of)?(?: the)?)\s+(?:single\s+)?([a-z]+)$/i.exec(place.where)?.[1]
  const [drawn, ...others] = each && !bench.selection ? itemsOfList(sceneOf(bench.files).items, each) : []
  if (drawn && others.length === 0 && drawn.shows.length === 0 && drawn.children.length > 1)
    return { anchor: drawn, how: /^(?:first|before)$/.test(place.how) ? 'first' : 'last' }
  const beside = /^(?:before|after)$/.test(place.how) ? buttonReading(place.where, free) : null
  if (beside) return { anchor: beside, how: place.how === 'before' ? 'before' : 'after' }
  const found = findBlock(place.where, free) ?? findTargets(place.where, free)
  if (!found)
    return { outcome: { trouble: `I did not find the place “${place.where}” in this design.`, isSure: true } }
  if ('trouble' in found) return { outcome: { ...found, isSure: true } }
  const [target] = found.targets
  if (
    /^(?:each|every)\b/i.test(place.where) &&
    !found.phrase.role &&
    !found.targets.some(({ item }) => listHolder(item))
  )
    return {
      outcome: {
        trouble: `I did not find what “${place.where}” is: no list is written so that I could read it.`,
        isSure: true,
      },
    }
  const isOne = found.targets.length === 1 || found.targets.every(({ item }) => item === target?.item)
  const edge = place.how === 'first' || place.how === 'before' ? target : found.targets.at(-1)
  const isRow = found.targets.every(({ item }) => item.parent !== null && item.parent === target?.item.parent)
  if (edge && !isOne && isRow)
    return { anchor: edge.item, how: /^(?:first|before)$/.test(place.how) ? 'before' : 'after' }
  if (!target || !isOne)
    return {
      outcome: {
        trouble: `“${place.where}” means ${found.targets.length} places; say which one.`,
        isSure: true,
      },
    }
  if (target.entry !== null)
    return {
      outcome: {
        trouble:
          'Each entry of that list is drawn by the same code, so I cannot add to one alone. Say “each”.',
        isSure: true,
      },
    }
  const item = shownRoot(target.item)
  if (isOnlySmall(item) && !bench.selection)
    return {
      outcome: {
        trouble: `“${place.where.replace(/^the /, 'The ')}” is only shown on small screens here. Say another place, or select it in the preview.`,
        isSure: true,
      },
    }
  const isEdge = place.how === 'first' || place.how === 'last'
  const how =
    place.how === 'in'
      ? isBlock(item)
        ? 'last'
        : 'after'
      : isEdge && !isBlock(item)
        ? place.how === 'first'
          ? 'before'
          : 'after'
        : place.how
  return { anchor: how === 'before' || how === 'after' ? asChild(item) : innermost(item, bench), how }
}

/** The one button that reads exactly so, before any part that is called so. */
function buttonReading(words: string, bench: Workbench): Item | null {
  const said = words.replace(/^(?:the|my|our)\s+|\s+(?:button|btn)$/gi, '')
  const buttons = sceneOf(bench.files).items.filter(
    item => isButton(item) && item.list === null && item.own !== '' && reads(item, said),
  )
  return bench.selection || buttons.length !== 1 ? null : (buttons[0] ?? null)
}

/** A header that larger screens do not show holds nothing that everybody shall see. */
const isOnlySmall = (item: Item): boolean =>
  /(?:^|\s)(?:sm|md|lg|xl):hidden(?:\s|$)/.test(stringAttribute(item.node, 'className') ?? '')

const shownRoot = (item: Item): Item =>
  item.shows.length === 1 && item.shows[0] ? shownRoot(item.shows[0]) : item
const asChild = (item: Item): Item => (item.parent === null && item.user ? item.user : item)
const isBlock = (item: Item): boolean =>
  /^(?:header|footer|section|aside|main|nav)$/.test(item.tag) ||
  (item.children.length > 0 && !isButton(item) && !isHeading(item))

/** The element of the block in which its contents stand side by side, through wrappers with one child. */
function innermost(item: Item, bench: Workbench): Item {
  const only = item.children.length === 1 && item.own === '' ? item.children[0] : undefined
  if (only && only.children.length > 0 && !only.list && only.shows.length === 0) return innermost(only, bench)
  return item
}

export function insert(
  { anchor, how }: Spot,
  code: string,
  imports: OperationInput[],
  says: string,
): Outcome {
  return {
    operations: [
      { op: 'insertElement', file: anchor.file, at: { path: anchor.path }, place: how, code },
      ...imports,
    ],
    says: `${says} ${how === 'before' ? 'before' : how === 'after' ? 'after' : 'in'} ${how === 'before' || how === 'after' ? callIt(anchor) : placeOf(anchor) || callIt(anchor)}.`,
  }
}

export const sentence = (words: string): string =>
  words === '' ? '' : words.charAt(0).toUpperCase() + words.slice(1)

export const named = ({ id, className }: Addition): Record<string, string> => ({
  ...(id ? { id } : {}),
  ...(className ? { className } : {}),
})
