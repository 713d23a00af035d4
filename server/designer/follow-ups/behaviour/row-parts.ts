import type { ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import type { Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { attributeOf, endOf, parseCode, startOf, visit } from '#shared/edits/syntax.ts'
import type { TextEdit } from '#shared/edits/text-edits.ts'

/** The element that stands for one entry, with the names of the entry and of its index in the code. */
export interface Row {
  item: Item
  each: string
  index: string
  /** Writes the index into the callback, where it is not there yet. */
  indexEdits: TextEdit[]
  /** A key that changes while one types would take the focus away. */
  keyEdits: (edited: readonly string[]) => TextEdit[]
}

export function mappedRow({ list, file, code }: ShownList, bench: Workbench): Row | null {
  const roots = sceneOf(bench.files).items.filter(
    item => item.file === file && item.list?.call.start === list.call.start && item.list.call.file === file,
  )
  const [item] = roots
  if (!item || roots.length > 1 || !list.each || item.shows.length > 0) return null
  const index = list.index ?? 'index'
  const key = attributeOf(item.node, 'key')
  const read = key ? code.slice(startOf(key), endOf(key)) : ''
  return {
    item,
    each: list.each,
    index,
    indexEdits: list.index ? [] : indexEdit(file, code, list.call),
    keyEdits: edited =>
      key && edited.some(each => new RegExp(`\\.${each}\\b`).test(read))
        ? [{ at: startOf(key), remove: endOf(key) - startOf(key), insert: `key={${index}}` }]
        : [],
  }
}

function indexEdit(file: string, code: string, call: { start: number; end: number }): TextEdit[] {
  const { tree } = parseCode(code, file)
  const edits: TextEdit[] = []
  if (tree)
    visit(tree.program, node => {
      if (node.type !== 'CallExpression' || startOf(node) !== call.start || endOf(node) !== call.end) return
      const [make] = (node as unknown as { arguments: { params: { start: number; end: number }[] }[] })
        .arguments
      const [param] = make?.params ?? []
      if (!param) return
      const isBare = code[param.start - 1] !== '('
      const text = code.slice(param.start, param.end)
      edits.push({
        at: param.start,
        remove: text.length,
        insert: isBare ? `(${text}, index)` : `${text}, index`,
      })
    })
  return edits
}

/** `<td>{user.name}</td>`: texts that stand alone in an element. */
export function editedFields(
  { item, each }: Row,
  { list }: ShownList,
): { key: string; start: number; end: number }[] {
  const isText = (key: string) =>
    list.entries.length > 0 && list.entries.every(({ fields }) => typeof fields[key] === 'string')
  return within(item).flatMap(({ node, file }) => {
    const said = node.children.filter(child => child.type !== 'JSXText' || child.value.trim() !== '')
    const [only] = said
    if (file !== item.file || said.length !== 1 || only?.type !== 'JSXExpressionContainer') return []
    const { expression } = only
    if (expression.type !== 'MemberExpression' || expression.object.type !== 'Identifier') return []
    const key = expression.property.type === 'Identifier' ? expression.property.name : ''
    if (expression.object.name !== each || !isText(key) || /^(?:id|slug|href|src)$/.test(key)) return []
    return [{ key, start: startOf(only), end: endOf(only) }]
  })
}

const CELL = /^(?:td|TableCell|Td|Table\.Cell)$/

/** Into the column of actions, into a new one, or at the end of the card. */
export function buttonSpot({ item }: Row, shown: ShownList, button: string): TextEdit[] {
  const { code } = shown
  const last = item.children.at(-1)
  const close = item.node.closingElement
  if (!close) return []
  if (!last || !CELL.test(last.tag)) return [inside(item, code, button)]
  const head = headRow(shown)
  const title = head?.at(-1)
  if (title && /^actions?$/i.test(title.text.trim()) && last.node.closingElement)
    return [{ at: startOf(last.node.closingElement), remove: 0, insert: ` ${button}` }]
  const open = code.slice(startOf(last.node), endOf(last.node.openingElement))
  const indent = /[ \t]*$/.exec(code.slice(0, startOf(last.node)))?.[0] ?? ''
  const cell = { at: endOf(last.node), remove: 0, insert: `\n${indent}${open}${button}</${last.tag}>` }
  if (!title) return [cell]
  const own = code.slice(title.start, title.end)
  const gap = /[ \t]*$/.exec(code.slice(0, title.start))?.[0] ?? ''
  return [cell, { at: title.end, remove: 0, insert: `\n${gap}${own.replace(title.text, 'Actions')}` }]
}

function inside({ node }: Item, code: string, button: string): TextEdit {
  const at = node.closingElement ? startOf(node.closingElement) : endOf(node)
  const indent = /[ \t]*$/.exec(code.slice(0, at))?.[0] ?? ''
  return { at: at - indent.length, remove: 0, insert: `${indent}  ${button}\n` }
}

/** The heads of the table, as they are written one by one. */
function headRow({ box, code }: ShownList): { start: number; end: number; text: string }[] | null {
  if (!box.isTable) return null
  const found = [
    ...code
      .slice(box.start, box.end)
      .matchAll(/<(th|TableHead|Th|Table\.ColumnHeader)\b[^>]*>([^<{]*)<\/\1>/g),
  ]
  return found.length > 0
    ? found.map(each => ({
        start: box.start + each.index,
        end: box.start + each.index + each[0].length,
        text: each[2] ?? '',
      }))
    : null
}
