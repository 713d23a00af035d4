import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { Addition } from '#server/designer/follow-ups/grammar/additions.ts'
import { CELL, HEAD, ROW } from '#server/designer/follow-ups/kinds/columns.ts'
import { around, type Item, type Scene, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { findTargets } from '#server/designer/follow-ups/target/find.ts'
import { isField } from '#server/designer/follow-ups/target/looks-like.ts'
import { isOverlaid } from '#server/designer/follow-ups/target/main-one.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

/** A field of a form or a column of a table, like the ones that are there. */
export function addField(added: Addition, bench: Workbench): Outcome | null {
  if (/^column$/.test(added.noun)) return addColumn(added, bench)
  if (!/^(?:field|input|textbox|textarea|dropdown|select)$/.test(added.noun)) return null
  const label = capital(added.text ?? added.words.replace(/\b(?:form|input|text)\b/gi, '').trim())
  if (label === '')
    return { trouble: 'What shall the field be for? Say for example “add a phone field”.', isSure: true }
  const scene = sceneOf(bench.files)
  const where = added.place?.where
  const found = where ? findTargets(where, { ...bench, selection: null }) : null
  if (found && 'trouble' in found) return { ...found, isSure: true }
  const [place] = found?.targets ?? []
  const all = scene.items.filter(
    item =>
      isField(item) &&
      item.list === null &&
      (!place ||
        around(item).includes(place.item) ||
        item.parent === place.item.parent ||
        around(place.item).some(up => up === groupOf(item).parent)),
  )
  const open = place ? [] : all.filter(item => !isOverlaid(item))
  const fields = open.length > 0 ? open : all
  const forms = [...new Set(fields.map(item => around(item).find(each => each.tag === 'form') ?? item.file))]
  if (fields.length === 0) return { trouble: 'I did not find a form here.', isSure: true }
  if (forms.length > 1)
    return { trouble: `There are ${forms.length} forms; say in which section.`, isSure: true }
  const beside = place && isField(shown(place.item)) ? shown(place.item) : null
  const model =
    beside ??
    fields
      .filter(
        item =>
          /^(?:text|email|tel|)$/.test(stringAttribute(item.node, 'type') ?? '') &&
          !/textarea/i.test(item.tag),
      )
      .at(-1) ??
    fields.at(-1)
  if (!model) return null
  const group = groupOf(model)
  const isDropdown = /^(?:dropdown|select)$/.test(added.noun)
  if (isDropdown && model.tag !== 'input')
    return {
      trouble:
        'The fields of this form are parts that I cannot turn into a dropdown; I can add a text field.',
      isSure: true,
    }
  const own = fieldLike(
    group,
    model,
    label,
    added.noun === 'textarea' || /\b(?:message|comment|note|bio|description)s?\b/i.test(label),
    scene,
  )
  if (own && isDropdown) own.code = asDropdown(own.code)
  if (own === null)
    return { trouble: 'The fields of this form are tied to code that I cannot extend safely.', isSure: true }
  return {
    operations: [
      ...own.operations,
      {
        op: 'insertElement',
        file: group.file,
        at: { path: group.path },
        place: added.place?.how === 'before' ? 'before' : 'after',
        code: own.code,
      },
    ],
    says: `I added the ${isDropdown ? 'dropdown' : 'field'} “${label}” after “${labelOf(group)}”${isDropdown ? '; its choices are invented' : ''}.`,
  }
}

/** A choice in the look of the text field; what can be chosen is for the person to say. */
const asDropdown = (code: string): string =>
  code.replace(
    /<input\b([\s\S]*?)\/>/,
    (_, attributes: string) =>
      `<select${attributes.replace(/\s*(?:type|placeholder)="[^"]*"/g, '').trimEnd()}>\n<option>First choice</option>\n<option>Second choice</option>\n<option>Third choice</option>\n</select>`,
  )

const capital = (text: string): string => (text ? text.charAt(0).toUpperCase() + text.slice(1) : '')
const shown = (item: Item): Item => (isField(item) ? item : (within(item).find(isField) ?? item))
const labelOf = (group: Item): string =>
  [group, ...within(group)].find(each => each.own !== '')?.own ?? 'the last one'

/** The field with its label: the largest thing around it that holds no other field. */
export function groupOf(item: Item): Item {
  const up = item.parent
  if (!up || /^(?:form|Form)$/.test(up.tag) || within(up).filter(isField).length > 1) return item
  if (!up.children.some(each => /label/i.test(each.tag)) && !/label/i.test(up.tag)) return item
  return up
}

const TYPES: [RegExp, string, string][] = [
  [/\be-?mail\b/i, 'email', 'you@example.com'],
  [/\b(?:phone|telephone|mobile|tel)\b/i, 'tel', '+1 555 010 0199'],
  [/\bpassword\b/i, 'password', ''],
  [/\b(?:date|birthday)\b/i, 'date', ''],
  [/\b(?:number|amount|age|quantity|guests)\b/i, 'number', '1'],
  [/\b(?:website|url|link)\b/i, 'url', 'https://example.com'],
]

/** The same code with another name, label and type; what is bound to the state gets a key of its own there. */
function fieldLike(
  group: Item,
  model: Item,
  label: string,
  isLong: boolean,
  scene: Scene,
): { code: string; operations: OperationInput[] } | null {
  const file = codeIn(scene.files, group.file)
  let code = file.slice(startOf(group.node), endOf(group.node))
  const slug =
    label
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'field'
  const key = slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const operations: OperationInput[] = []
  const bound = /\b(?:value|checked)=\{(\w+)\.(\w+)\}/.exec(code)
  const alone = /\bvalue=\{(\w+)\}/.exec(code)
  if (bound) {
    const state = new RegExp(
      `(\\[\\s*${bound[1]}\\s*,[^\\]]*\\]\\s*=\\s*(?:React\\.)?useState(?:<[^>]*>)?\\(\\{)([^}]*)(\\})`,
    ).exec(file)
    if (!state) return null
    const [, head = '', body = '', tail = ''] = state
    const extra = `${body.trimEnd().replace(/,$/, '')}, ${key}: '' `
    operations.push({
      op: 'replace',
      file: group.file,
      search: head + body + tail,
      replace: head + extra + tail,
    })
    code = code
      .replace(new RegExp(`\\b${bound[1]}\\.${bound[2]}\\b`, 'g'), `${bound[1]}.${key}`)
      .replace(new RegExp(`\\b${bound[2]}:`, 'g'), `${key}:`)
  } else if (alone) {
    code = code.replace(/\s+(?:value|onChange)=\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')
  }
  const [, type = 'text', hint = ''] = TYPES.find(([pattern]) => pattern.test(label)) ?? []
  const oldLabel = [group, ...within(group)].find(each => /label/i.test(each.tag) && each.own !== '')?.own
  if (oldLabel)
    code = code.replace(
      new RegExp(`(>\\s*)${oldLabel.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
      (_, head: string) => head + jsxText(label),
    )
  code = code
    .replace(/\b(id|name|htmlFor|autoComplete)="[^"]*"/g, (_, name: string) =>
      name === 'autoComplete' ? 'autoComplete="off"' : `${name}="${slug}"`,
    )
    .replace(/\btype="[^"]*"/, `type="${type}"`)
    .replace(/\bplaceholder="[^"]*"/, `placeholder="${hint || label}"`)
    .replace(/\baria-label="[^"]*"/, `aria-label="${label}"`)
  if (isLong && model.tag === 'input')
    code = code.replace(/<input\b/, '<textarea rows={4}').replace(/\s*type="[^"]*"/, '')
  if (!oldLabel && !/placeholder=|aria-label=/.test(code)) return null
  return { code, operations }
}

/** Values that a column of that name can have, one after the other. */
const VALUES: [RegExp, (string | number)[]][] = [
  [/\bstatus|state\b/i, ['Active', 'Away', 'Active', 'Invited']],
  [/\be-?mail\b/i, ['ana@example.com', 'bo@example.com', 'caro@example.com', 'dan@example.com']],
  [/\bphone\b/i, ['+1 555 010 0101', '+1 555 010 0102', '+1 555 010 0103']],
  [
    /\b(?:date|created|joined|due|started|updated)\b/i,
    ['12 Jan 2026', '3 Feb 2026', '28 Feb 2026', '9 Mar 2026'],
  ],
  [/\b(?:price|amount|total|cost|salary|revenue)\b/i, ['$1,200', '$860', '$2,400', '$640']],
  [/\b(?:age|count|quantity|score|points)\b/i, [34, 28, 41, 37]],
  [/\b(?:department|team|group)\b/i, ['Product', 'Operations', 'Product', 'Sales']],
  [/\b(?:country)\b/i, ['Portugal', 'Germany', 'Norway', 'Nigeria']],
]

function addColumn(added: Addition, bench: Workbench): Outcome | null {
  const name = capital(added.text ?? added.words)
  if (name === '') return { trouble: 'What shall the column be called?', isSure: true }
  const scene = sceneOf(bench.files)
  const rows = scene.items.filter(item => ROW.test(item.tag) && item.children.length > 1)
  const head = rows.find(row => row.children.every(each => HEAD.test(each.tag)))
  const body = rows.find(
    row => row !== head && row.list !== null && row.list.entries.length > 0 && row.file === head?.file,
  )
  const [th, td] = [head?.children.at(-1), body?.children.at(-1)]
  if (!head || !body?.list || !th || !td)
    return { trouble: 'I did not find a table whose columns are written one by one.', isSure: true }
  if (!CELL.test(td.tag) || th.own === '')
    return { trouble: 'The cells of this table are made by code that I cannot extend safely.', isSure: true }
  const { list } = body
  const key = name.toLowerCase().replace(/[^a-z\d]+(\w)/g, (_, letter: string) => letter.toUpperCase())
  const values = VALUES.find(([pattern]) => pattern.test(name))?.[1] ?? ['–']
  const file = codeIn(scene.files, head.file)
  const headCode = file.slice(startOf(th.node), endOf(th.node)).replace(th.own, () => jsxText(name))
  const cellCode = file
    .slice(startOf(td.node), endOf(td.node))
    .replace(/>[\s\S]*</, () => `>{${list.each ?? 'row'}.${key}}<`)
  const data = codeIn(scene.files, list.file)
  let next = ''
  let from = 0
  list.entries.forEach((entry, at) => {
    const quote = /'/.test(entry.code) ? "'" : '"'
    const value = values[at % values.length] ?? ''
    const written = typeof value === 'number' ? String(value) : `${quote}${value}${quote}`
    const close = entry.end - 1
    const inner = data.slice(entry.start, close).trimEnd()
    next += `${data.slice(from, entry.start)}${inner.endsWith(',') ? inner.slice(0, -1) : inner}, ${key}: ${written}${data.slice(entry.start + inner.length, close) || ' '}}`
    from = entry.end
  })
  const cells: OperationInput[] = [
    { op: 'insertElement', file: td.file, at: { path: td.path }, place: 'after', code: cellCode },
    { op: 'insertElement', file: th.file, at: { path: th.path }, place: 'after', code: headCode },
  ]
  const write: OperationInput = { op: 'write', file: list.file, code: next + data.slice(from) }
  if (list.file === head.file)
    return {
      trouble: 'The table and its data stand in one file in a way that I cannot extend safely yet.',
      isSure: true,
    }
  return { operations: [...cells, write], says: `I added the column “${name}”; its values are invented.` }
}
