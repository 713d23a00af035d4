import { entriesOf } from '#shared/acts/lists.ts'
import { parentOf } from '#shared/acts/spot.ts'
import type { Datum } from '#shared/acts/values.ts'
import { visit } from '#shared/edits/syntax.ts'

/** Whether the cells of rows stand in the order of this list: changed alone, it would name the wrong cells. */
export function isAlignedList(datum: Datum): boolean {
  const list = datum.node
  const { length } = entriesOf(datum)
  let rows = 0
  visit(datum.tree.program, each => {
    if (each.type !== 'ArrayExpression' || each === list) return
    const isRow = parentOf(datum.tree, each)?.type === 'ArrayExpression' || isCells(datum.tree, each)
    if (isRow && entriesOf({ ...datum, node: each }).length === length) rows++
  })
  return rows > 1
}

/** `{ cells: [...] }` in a list of such. */
function isCells(tree: Datum['tree'], node: Parameters<typeof parentOf>[1]): boolean {
  const property = parentOf(tree, node)
  const record = property?.type === 'ObjectProperty' ? parentOf(tree, property) : null
  return record !== null && parentOf(tree, record)?.type === 'ArrayExpression'
}
