import type { ActOf } from '#shared/acts/act.ts'
import { type Copy, copyOf, movedCopy, reordered, twice, withoutCopy } from '#shared/acts/lists.ts'
import { because, byOperations, type Made } from '#shared/acts/made.ts'
import {
  drawsElements,
  outward,
  ownComponent,
  placeOf,
  type Spot,
  type Unit,
  unitOf,
} from '#shared/acts/spot.ts'
import { isTailwind, lookOf, restyle } from '#shared/acts/styling.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { attributeOf, endOf, type SyntaxNode, startOf } from '#shared/edits/syntax.ts'

/** Which copy of an element that a list draws. */
type Which = Pick<ActOf<'remove'>, 'item' | 'was'>

/** One of a list changes as the entry it is; all of a component where the component is used. */
const change =
  <Asked extends Which>(
    entry: (files: readonly SourceFile[], copy: Copy, asked: Asked) => Made,
    element: (files: readonly SourceFile[], spot: Spot, asked: Asked) => Made,
  ) =>
  (files: readonly SourceFile[], from: Spot, asked: Asked): Made => {
    const spot = outward(files, from)
    const copy = copyOf(files, spot, asked)
    if (!copy) return element(files, spot, asked)
    return 'reason' in copy ? copy : entry(files, copy, asked)
  }

export const removeElement = change<Which>(withoutCopy, (files, spot) =>
  byOperations(files, [{ op: 'removeElement', ...placeOf(spot) }]),
)

export const duplicateElement = change<Which>(twice, (files, spot) =>
  byOperations(files, [{ op: 'duplicateElement', ...placeOf(spot) }]),
)

/** Keeps the element in the code, unseen. */
export function hideElement(files: readonly SourceFile[], spot: Spot): Made {
  if (ownComponent(files, spot)) return because('This is a component of its own; hide what is inside it.')
  if (unitOf(spot)?.list) return because('Hiding one of a list would hide all of them; delete it instead.')
  const look = lookOf(files, spot)
  if ('reason' in look) return look
  // A class could lose against another one; the attribute never does where Tailwind's own rules are.
  if (!isTailwind(files)) return restyle(files, look, { set: { display: 'none' } })
  if (attributeOf(spot.element.node, 'hidden') || 'display' in look.style)
    return because('Whether this is shown is said by the code already.')
  return byOperations(files, [{ op: 'setAttribute', ...placeOf(spot), name: 'hidden', value: true }])
}

/** Among what stands beside it, or to a place at another element. */
export const moveElement = change<ActOf<'move'>>(movedCopy, (files, spot, { to }) => {
  if (typeof to === 'object')
    return byOperations(files, [{ op: 'moveElement', ...placeOf(spot), to: to.at, place: to.place }])
  const unit = unitOf(spot)
  if (!unit) return because('This does not stand among other elements, so it cannot move.')
  const siblings = siblingsOf(unit)
  return reordered(files, spot.file, siblings, siblings.indexOf(unit.node), to)
})

/** Two elements of one file change places. */
export function swapElements(files: readonly SourceFile[], one: Spot, other: Spot): Made {
  const [a, b] = [one, other].map(each => outward(files, each)).map(spot => ({ spot, unit: unitOf(spot) }))
  if (!a?.unit || !b?.unit || a.unit.list || b.unit.list)
    return because('These two do not stand where they could change places.')
  if (a.spot.file !== b.spot.file)
    return because('These two stand in different files, so they cannot be swapped safely.')
  const inOrder = [a.unit.node, b.unit.node].sort((x, y) => startOf(x) - startOf(y))
  const [first, second] = inOrder as [SyntaxNode, SyntaxNode]
  if (endOf(first) > startOf(second)) return because('One of these two holds the other.')
  return reordered(files, a.spot.file, [first, second], 0, 'last')
}

/** What can be seen beside it: elements, and braces that draw some; blanks and comments stay where they are. */
function siblingsOf({ holder }: Unit): SyntaxNode[] {
  return holder.children.filter(
    child =>
      child.type === 'JSXElement' ||
      child.type === 'JSXFragment' ||
      (child.type === 'JSXExpressionContainer' && drawsElements(child)),
  )
}
