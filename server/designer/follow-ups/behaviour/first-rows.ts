import { indentAt } from '#server/designer/follow-ups/behaviour/component.ts'
import { type Item, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { isButton } from '#server/designer/follow-ups/target/looks-like.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import type { TextEdit } from '#shared/edits/text-edits.ts'

/** What is only there while the condition holds, as edits of one file. */
export type Hidden = { file: string; edits: TextEdit[]; says: string } | { trouble: string }

/** All but the first rows of a box are only there while `shown` holds. */
export function firstRows(
  item: Item,
  { count, isRows, shown, said }: { count: number; isRows: boolean; shown: string; said: string },
  files: readonly SourceFile[],
): Hidden {
  const box = boxOf(item)
  const isMadeOfRows = isRows && box.children.length > 1 && box.children.every(each => buttonsIn(each) > 1)
  const columns = isRows && !isMadeOfRows ? columnsOf(box, files) : 1
  if (columns === null)
    return { trouble: `I cannot tell how many stand in a row of ${said}, so I changed nothing.` }
  const many = count * columns
  const code = codeIn(files, box.file)
  const says = `shows the first ${count} ${isRows ? 'rows' : 'entries'} of ${said}`
  const [only] = box.children
  if (box.children.length === 1 && only?.list) {
    const { listStart, listEnd } = only.list.call
    const list = code.slice(listStart, listEnd)
    const condition = `(${shown} ? ${list} : ${list}.slice(0, ${many}))`
    return {
      file: box.file,
      edits: [{ at: listStart, remove: listEnd - listStart, insert: condition }],
      says,
    }
  }
  if (box.children.some(each => each.list) || box.children.length <= many)
    return { trouble: `There are no more than ${count} ${isRows ? 'rows' : 'entries'} in ${said}.` }
  const [first, last] = [box.children[many], box.children.at(-1)]
  if (!first || !last) return { trouble: `I found nothing to hide in ${said}.` }
  const indent = indentAt(code, startOf(first.node))
  return {
    file: box.file,
    edits: [
      { at: startOf(first.node), remove: 0, insert: `{${shown} && (\n${indent}  <>\n${indent}` },
      { at: endOf(last.node), remove: 0, insert: `\n${indent}  </>\n${indent})}` },
    ],
    says,
  }
}

const buttonsIn = (item: Item): number => within(item).filter(isButton).length

/** The box in which the entries themselves stand. */
const boxOf = (item: Item): Item => {
  const [only] = item.children
  return item.children.length === 1 && only && !only.list && only.children.length > 0 ? boxOf(only) : item
}

/** How many stand side by side, by the grid that the box is. */
function columnsOf(box: Item, files: readonly SourceFile[]): number | null {
  const classes = (stringAttribute(box.node, 'className') ?? '').split(/\s+/)
  const byClass = classes.map(name => /^grid-cols-(\d+)$/.exec(name)?.[1]).find(Boolean)
  if (byClass) return Number(byClass)
  const own = codeIn(files, box.file).slice(startOf(box.node), endOf(box.node.openingElement))
  const names = [...classes.map(name => `\\.${name}`), `#${stringAttribute(box.node, 'id') ?? ' '}`]
  const rules = files
    .filter(file => file.name.endsWith('.css'))
    .flatMap(({ code }) =>
      names.flatMap(name =>
        name.length < 3
          ? []
          : [...code.matchAll(new RegExp(`${name}\\s*\\{([^}]*)\\}`, 'g'))].map(match => match[1]),
      ),
    )
  for (const text of [own, ...rules]) {
    const columns = /(?:grid-template-columns|gridTemplateColumns)\s*[:=]\s*["'`{\s]*([^;"'`}]+)/.exec(
      text ?? '',
    )?.[1]
    const repeated = /repeat\(\s*(\d+)/.exec(columns ?? '')?.[1]
    if (repeated) return Number(repeated)
    if (columns) return columns.trim().split(/\s+(?![^(]*\))/).length
  }
  return null
}
