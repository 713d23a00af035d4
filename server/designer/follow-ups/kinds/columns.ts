import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { quotedIn } from '#server/designer/follow-ups/follow-up.ts'
import { type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const CELL = /^(?:td|th|TableCell|TableHead|Td|Th|Table\.Cell|Table\.ColumnHeader)$/
const HEAD = /^(?:th|TableHead|Th|Table\.ColumnHeader)$/
const ROW = /^(?:tr|TableRow|Tr|Table\.Row)$/

/** A column of a table whose heads and cells are written one by one: taken out, head and cells alike. */
export function columnOperations(said: string, verb: 'remove' | 'find', bench: Workbench): Outcome | null {
  const name = columnName(said)
  if (name === null) return null
  const rows = sceneOf(bench.files).items.filter(item => ROW.test(item.tag))
  const head = rows.find(row => row.children.some(each => HEAD.test(each.tag)) && headAt(row, name) >= 0)
  if (!head) return verb === 'remove' ? { trouble: `I did not find a column “${name}”.` } : null
  const at = headAt(head, name)
  const cells = head.children.filter(each => CELL.test(each.tag)).length
  const same = rows.filter(
    row =>
      row.file === head.file &&
      row.children.filter(each => CELL.test(each.tag)).length === cells &&
      row.children.length === cells,
  )
  const operations = same.flatMap((row): OperationInput[] => {
    const cell = row.children[at]
    return cell ? [{ op: 'removeElement', file: cell.file, at: { path: cell.path } }] : []
  })
  return { operations: operations.reverse(), says: `I removed the column “${name}” from the table.` }
}

const headAt = (row: Item, name: string): number =>
  row.children
    .filter(each => CELL.test(each.tag))
    .findIndex(
      each =>
        [each.own, ...within(each).map(inner => inner.own)].join(' ').trim().toLowerCase() ===
        name.toLowerCase(),
    )

export function columnName(said: string): string | null {
  const quoted = quotedIn(said)[0]
  if (quoted && /\bcolumn\b/i.test(said)) return quoted
  const found =
    /^(?:the |a |an )?(.+?) column(?: (?:from|in|of|to) .+)?$/i.exec(said) ??
    /^(?:the |a |an )?column (?:called |named |for )?(.+?)(?: (?:from|in|of|to) .+)?$/i.exec(said)
  return found?.[1] && !/^(?:first|second|third|last)$/i.test(found[1])
    ? found[1].replace(/^(?:the|new|a) /i, '')
    : null
}
export { CELL, HEAD, ROW }
