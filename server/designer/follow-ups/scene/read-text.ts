import { entryLike, labelKey } from '#server/designer/follow-ups/scene/entries.ts'
import type { List } from '#server/designer/follow-ups/scene/lists.ts'
import { type Item, type Scene, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { listHolder } from '#server/designer/follow-ups/style/restyle.ts'
import type { Target } from '#server/designer/follow-ups/target/target.ts'
import { jsxText, stringLiteral } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { type Expression, endOf, parseCode, type SyntaxNode, startOf, visit } from '#shared/edits/syntax.ts'

export type Rewritten = { operations: OperationInput[]; before: string } | { trouble: string }

/** Other words for an element, where they are written: in it, in what it shows, or in the data behind it. */
export function rewriteText({ item, entry }: Target, text: string, scene: Scene): Rewritten {
  const carrier = carrierOf(item)
  if (entry !== null && item.list && (!carrier || (carrier === item && item.own === ''))) {
    const key = item.list.entries[entry] && labelKey(item.list.entries[entry])
    if (key !== undefined) return setField(item.list, entry, key, text, scene)
  }
  if (!carrier) return { trouble: 'There is no text of its own in it that I could change.' }
  const field = fieldRead(carrier)
  const list = listHolder(carrier)?.list ?? null
  if (field && list && (field.object === list.each || field.object === null)) {
    const at = entry ?? (list.entries.length === 1 ? 0 : null)
    const found = at === null ? undefined : list.entries[at]
    if (!found)
      return {
        trouble: `That text is another one in each of ${list.entries.length} entries: say which one, for example “the first”.`,
      }
    return setField(list, at ?? 0, field.key, text, scene)
  }
  if (field) return fromConstant(carrier, field, text, scene)
  const choice = choiceIn(carrier)
  if (choice) {
    const code = codeIn(scene.files, carrier.file)
    const next =
      code.slice(0, choice.start ?? 0) +
      stringLiteral(text, code[choice.start ?? 0] === "'" ? "'" : '"') +
      code.slice(choice.end ?? 0)
    return { operations: [{ op: 'write', file: carrier.file, code: next }], before: carrier.own }
  }
  const mixed = mixedWords(carrier)
  if (mixed) {
    const code = codeIn(scene.files, carrier.file)
    const next = code.slice(0, mixed.start) + jsxText(text) + code.slice(mixed.end)
    return { operations: [{ op: 'write', file: carrier.file, code: next }], before: carrier.own }
  }
  return {
    operations: [{ op: 'setText', file: carrier.file, at: { path: carrier.path }, text }],
    before: carrier.own,
  }
}

/** One field of one entry of the data. */
export function setField(list: List, at: number, key: string, text: string, scene: Scene): Rewritten {
  const found = list.entries[at]
  if (!found) return { trouble: 'There is no such entry.' }
  const code = codeIn(scene.files, list.file)
  const changed = entryLike(found, { [key]: asBefore(found.fields[key], text) })
  if (changed === found.code) return { trouble: 'That text is put together in the code, so I left it.' }
  const next = code.slice(0, found.start) + changed + code.slice(found.end)
  return {
    operations: [{ op: 'write', file: list.file, code: next }],
    before: String(found.fields[key] ?? ''),
  }
}

const asBefore = (before: unknown, text: string): string | number =>
  typeof before === 'number' && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text

/** The element that has the words: itself, or the only one in it that has some. */
function carrierOf(item: Item): Item | null {
  if (item.own !== '' || fieldRead(item) || choiceIn(item)) return item
  const inner = within(item).filter(each => each.own !== '' || fieldRead(each))
  const direct = inner.filter(each => !/^(?:svg|path|title|Icon)$/.test(each.tag))
  return direct.length === 1 ? (direct[0] ?? null) : null
}

/** `Choose {plan.name}`: all of it is the text that one reads. */
function mixedWords({ node, tag }: Item): { start: number; end: number } | null {
  const said = node.children.filter(child => child.type !== 'JSXText' || child.value.trim() !== '')
  const [first] = said
  const last = said.at(-1)
  const isPlain = said.every(
    child =>
      child.type === 'JSXText' ||
      (child.type === 'JSXExpressionContainer' &&
        /^(?:Identifier|MemberExpression)$/.test(child.expression.type)),
  )
  if (!/^(?:button|Button|a|Link|h[1-6])$/.test(tag) || !isPlain || said.length < 2 || !first || !last)
    return null
  const text = first.type === 'JSXText' ? first.value : ''
  return { start: startOf(first) + (text.length - text.trimStart().length), end: endOf(last) }
}

interface FieldRead {
  /** The variable; null when the entry itself is the text. */
  object: string | null
  key: string
}

/** `{plan.name}` alone, or `{entry}`. */
function fieldRead({ node }: Item): FieldRead | null {
  const said = node.children.filter(child => child.type !== 'JSXText' || child.value.trim() !== '')
  const [only] = said
  if (said.length !== 1 || only?.type !== 'JSXExpressionContainer') return null
  const { expression } = only
  if (expression.type === 'Identifier') return { object: expression.name, key: '' }
  if (expression.type !== 'MemberExpression' || expression.object.type !== 'Identifier') return null
  const key = expression.property.type === 'Identifier' ? expression.property.name : null
  return key === null ? null : { object: expression.object.name, key }
}

/** `{sent ? 'Thanks' : 'Send'}`: what is shown at first. */
function choiceIn({ node }: Item): SyntaxNode | null {
  const said = node.children.filter(child => child.type !== 'JSXText' || child.value.trim() !== '')
  const [only] = said
  if (
    said.length !== 1 ||
    only?.type !== 'JSXExpressionContainer' ||
    only.expression.type !== 'ConditionalExpression'
  )
    return null
  const { alternate } = only.expression
  return alternate.type === 'StringLiteral' ? alternate : null
}

/** A prop of the component or a constant of the design. */
function fromConstant(item: Item, { object, key }: FieldRead, text: string, scene: Scene): Rewritten {
  const list = listHolder(item)?.list
  const shown = item.file !== list?.call.file ? list : null
  if (shown) return { trouble: 'That text comes with each entry of a list: say which one.' }
  const { tree } = parseCode(codeIn(scene.files, item.file), item.file)
  let source: string | null = null
  if (tree)
    visit(tree.program, node => {
      if (node.type !== 'ImportDeclaration') return
      const { specifiers, source: from } = node as unknown as {
        specifiers: { local: { name: string } }[]
        source: { value: string }
      }
      if (specifiers.some(each => each.local.name === object)) source = from.value
    })
  const name = String(source ?? '').replace(/^(?:@\/|\.\/|(?:\.\.\/)+)/, '')
  const file = source
    ? scene.files.find(each => each.name.replace(/\.[jt]sx?$/, '').endsWith(name))?.name
    : item.file
  const local = tree && object ? literalNamed(tree.program, object) : false
  if (!file || (!source && !local))
    return { trouble: 'That text comes from somewhere else in the code, so I left it.' }
  return {
    operations: [
      { op: 'setLiteral', file, path: key === '' ? (object ?? '') : `${object}.${key}`, value: text },
    ],
    before: '',
  }
}

function literalNamed(program: object, name: string): boolean {
  let found = false
  visit(program, node => {
    const { id, init } = node as unknown as { id?: { name?: string }; init?: Expression | null }
    if (
      node.type === 'VariableDeclarator' &&
      id?.name === name &&
      init &&
      /^(?:Object|String|Template)/.test(init.type)
    )
      found = true
  })
  return found
}
