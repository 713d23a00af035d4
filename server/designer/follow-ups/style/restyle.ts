import { type Item, type Scene, usersOf } from '#server/designer/follow-ups/scene/scene.ts'
import { classesOf, codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { type PropChange, propChange } from '#server/designer/follow-ups/style/chakra.ts'
import type { Change, Property } from '#server/designer/follow-ups/style/change.ts'
import { dialectFor, startingSize } from '#server/designer/follow-ups/style/dialect.ts'
import { styleChange, styleOf } from '#server/designer/follow-ups/style/objects.ts'
import { editRule, rulesFor, sheetRule } from '#server/designer/follow-ups/style/sheet.ts'
import { classesAbout, classFor, steppedClasses } from '#server/designer/follow-ups/style/tailwind.ts'
import type { Target } from '#server/designer/follow-ups/target/target.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { parseCode, visit } from '#shared/edits/syntax.ts'

export type Restyled = { operations: OperationInput[] } | { trouble: string }

/** The look of these elements and of nothing else, written as the code around them is written. */
export function restyle(targets: readonly Target[], changes: readonly Change[], scene: Scene): Restyled {
  const done = new Set<string>()
  const operations: OperationInput[] = []
  const [first] = targets
  if (!first) return { operations: [] }
  const shared = dialectFor(first.item, scene.files) === 'inline' ? ofRule(targets, changes, scene) : null
  if (shared) return shared
  for (const target of targets) {
    const item = carrierOf(target.item, targets, scene)
    if ('trouble' in item) return item
    const key = `${item.file} ${item.path} ${target.entry}`
    if (done.has(key)) continue
    done.add(key)
    const made = target.entry === null ? ofItem(item, changes, scene) : ofEntry(item, target, changes, scene)
    if ('trouble' in made) return made
    operations.push(...made.operations)
  }
  return { operations }
}

/** All elements of a class that a sheet has a rule for: the rule is the place to change them. */
function ofRule(targets: readonly Target[], changes: readonly Change[], scene: Scene): Restyled | null {
  const [first] = targets
  if (!first || changes.some(change => 'value' in change && change.when)) return null
  if (targets.some(target => target.entry !== null)) return null
  const rule = rulesFor(first.item, scene).find(({ name, file }) => {
    const users = scene.items.filter(item =>
      rulesFor(item, scene).some(each => each.name === name && each.file === file),
    )
    return (
      users.length === targets.length && users.every(user => targets.some(target => target.item === user))
    )
  })
  if (!rule) return null
  const now = styleOf(first.item, scene.files)
  const made = changes.map(change => styleChange(first.item, change, now))
  const code = editRule(
    codeIn(scene.files, rule.file),
    rule,
    Object.assign({}, ...made.map(({ set }) => set)),
    made.flatMap(({ remove }) => remove),
  )
  return { operations: [{ op: 'write', file: rule.file, code }] }
}

/** A component of the design has its look on its root; one that stands in many places cannot change in one. */
function carrierOf(item: Item, targets: readonly Target[], scene: Scene): Item | { trouble: string } {
  const [only] = item.children
  if (NO_ELEMENT.test(item.tag))
    return only && item.children.length === 1
      ? carrierOf(only, targets, scene)
      : { trouble: 'No single element stands around the whole page; say which part shall look like that.' }
  const root = item.shows.find(each => each.tag !== '') ?? null
  if (!root || item.shows.length === 0) return item
  // What it spreads last is its user's to say, so the look is given where it is shown.
  if (root.node.openingElement.attributes.some(each => each.type === 'JSXSpreadAttribute')) return item
  const users = usersOf(scene, root)
  const isAll = users.every(user => targets.some(target => target.item === user))
  if (users.length === 1 || isAll) return carrierOf(root, [{ item: root, entry: null }], scene)
  if (stringAttribute(item.node, 'className') !== null) return item
  return {
    trouble: `<${item.tag}> stands in ${users.length} places and looks the same in all of them, so I left it. Say “all” to change every one.`,
  }
}

/** What gives its children something and shows nothing itself. */
const NO_ELEMENT = /(?:Provider|Router|Suspense|StrictMode)$/

function ofItem(item: Item, changes: readonly Change[], scene: Scene): Restyled {
  const { file, path } = item
  const at = { path }
  const dialect = dialectFor(item, scene.files)
  if (dialect === 'tailwind') {
    return { operations: [{ op: 'setClasses', file, at, ...inPlace(classChange(item, changes, scene)) }] }
  }
  const plain = changes.filter(change => !('when' in change && change.when))
  const conditional = changes.filter(change => 'when' in change && change.when)
  const rule = conditional.length > 0 ? sheetRule(item, conditional, scene) : { operations: [] }
  const operations: OperationInput[] = []
  if (dialect === 'chakra') {
    for (const change of plain) operations.push(...propOperations(item, propChange(item, change)))
  } else if (plain.length > 0) {
    const now = styleOf(item, scene.files)
    const made = plain.map(change => styleChange(item, change, now))
    operations.push({
      op: 'setStyle',
      file,
      at,
      set: Object.assign({}, ...made.map(({ set }) => set)),
      remove: made.flatMap(({ remove }) => remove),
    })
  }
  return { operations: [...operations, ...rule.operations] }
}

/** A class that another takes the place of is swapped where it stands. */
function inPlace(change: { add: string[]; remove: string[]; replace: { from: string; to: string }[] }) {
  const { replace } = change
  const add = change.add.filter(name => !replace.some(({ to }) => to === name))
  const remove = change.remove.filter(name => !replace.some(({ from }) => from === name))
  return { add, remove, replace }
}

function propOperations({ file, path }: Item, { set, remove }: PropChange): OperationInput[] {
  const at = { path }
  return [
    ...set.map(
      ({ name, value }): OperationInput => ({
        op: 'setAttribute',
        file,
        at,
        name,
        value: /^\d+(?:\.\d+)?$/.test(value) ? { expression: value } : value,
      }),
    ),
    ...remove.map((name): OperationInput => ({ op: 'removeAttribute', file, at, name })),
  ]
}

function classChange(item: Item, changes: readonly Change[], scene: Scene) {
  const classes = classesOf(item.node, codeIn(scene.files, item.file))
  const add: string[] = []
  const remove: string[] = []
  const replace: { from: string; to: string }[] = []
  for (const change of changes) {
    if ('steps' in change) {
      const { from, to } = steppedClasses(
        classes,
        change.property,
        change.steps,
        startOf(item, change.property),
      )
      from.forEach((name, at) => {
        const next = to[at]
        if (next && !classes.includes(next)) replace.push({ from: name, to: next })
      })
      remove.push(...from)
      add.push(...to)
    } else {
      const about = classesAbout(classes, change.property, change.when)
      const next = classFor(change.property, change.value, change.when)
      const [first] = about
      if (first && first !== next && !classes.includes(next)) replace.push({ from: first, to: next })
      remove.push(...about)
      add.push(next)
    }
  }
  return { add: [...new Set(add)], remove: remove.filter(name => !add.includes(name)), replace }
}

function startOf(item: Item, property: Property): number {
  if (property === 'fontSize') return startingSize(item)
  if (property === 'fontWeight') return /^h\d$|Heading|Title/.test(item.tag) ? 600 : 400
  if (property === 'shadow') return 1
  if (property === 'radius') return 6
  return property === 'paddingX' ? 16 : 12
}

/** One entry of a list: its index decides, and the code says so. */
function ofEntry(
  item: Item,
  { item: named, entry }: Target,
  changes: readonly Change[],
  scene: Scene,
): Restyled {
  const holder = listHolder(named)
  const list = holder?.list
  if (!list || entry === null) return { trouble: 'I cannot change one of these alone.' }
  const dialect = dialectFor(item, scene.files)
  if (changes.some(change => 'steps' in change) && dialect !== 'tailwind')
    return { trouble: 'I can only change all of them in size. Say “all”.' }
  if (dialect === 'tailwind') {
    const isRoot = holder === named
    const variant = isRoot ? `nth-[${entry + 1}]:` : `in-[${rootTag(holder)}:nth-child(${entry + 1})]:`
    const { add } = classChange(item, changes, scene)
    return {
      operations: [
        {
          op: 'setClasses',
          file: item.file,
          at: { path: item.path },
          add: add.map(name => variant + name),
          remove: [],
        },
      ],
    }
  }
  if (item.file !== list.call.file) return { trouble: 'I can only change all of them. Say “all”.' }
  const index = indexName(item, list.index, scene)
  if (!index) return { trouble: 'I can only change all of them. Say “all”.' }
  const values = changes.flatMap(change => ('value' in change ? [change] : []))
  const test = `${index.name} === ${entry}`
  if (dialect === 'chakra') {
    return {
      operations: [
        ...index.operations,
        ...values.map((change): OperationInput => {
          const [made] = propChange(item, change).set
          const name = made?.name ?? 'color'
          const old = stringAttribute(item.node, name)
          return {
            op: 'setAttribute',
            file: item.file,
            at: { path: item.path },
            name,
            value: {
              expression: `${test} ? ${JSON.stringify(made?.value ?? change.value)} : ${old === null ? 'undefined' : JSON.stringify(old)}`,
            },
          }
        }),
      ],
    }
  }
  const now = styleOf(item, scene.files)
  const made = Object.assign({}, ...values.map(change => styleChange(item, change, now).set)) as Record<
    string,
    string
  >
  const body = Object.entries(made)
    .map(([name, value]) => `${name}: '${value.replaceAll("'", "\\'")}'`)
    .join(', ')
  return { operations: [...index.operations, spreadStyle(item, `(${test} ? { ${body} } : {})`, scene)] }
}

function spreadStyle(item: Item, spread: string, scene: Scene): OperationInput {
  const code = codeIn(scene.files, item.file)
  const attribute = item.node.openingElement.attributes.find(
    each => each.type === 'JSXAttribute' && each.name.name === 'style',
  )
  const value =
    attribute?.type === 'JSXAttribute' && attribute.value?.type === 'JSXExpressionContainer'
      ? attribute.value.expression
      : null
  const own = value ? code.slice(value.start ?? 0, value.end ?? 0) : ''
  const inner =
    own === '' ? '' : own.startsWith('{') ? `${own.slice(1, -1).trim().replace(/,$/, '')}, ` : `...${own}, `
  return {
    op: 'setAttribute',
    file: item.file,
    at: { path: item.path },
    name: 'style',
    value: { expression: `{ ${inner}...${spread} }` },
  }
}

export const listHolder = (item: Item): Item | null => {
  for (let at: Item | null = item; at; at = at.parent ?? at.user) if (at.list) return at
  return null
}

const rootTag = (holder: Item): string => holder.shows[0]?.tag.toLowerCase() ?? holder.tag.toLowerCase()

/** The index in the callback; written in where it is not there yet. */
function indexName(
  item: Item,
  known: string | null,
  scene: Scene,
): { name: string; operations: OperationInput[] } | null {
  if (known) return { name: known, operations: [] }
  const code = codeIn(scene.files, item.file)
  const { tree } = parseCode(code, item.file)
  const holder = listHolder(item)
  if (!tree || !holder?.list) return null
  const { start, end } = holder.list.call
  let edited: string | null = null
  visit(tree.program, node => {
    if (node.start !== start || node.end !== end || node.type !== 'CallExpression') return
    const [make] = (node as unknown as { arguments: { params: { start: number; end: number }[] }[] })
      .arguments
    const [param] = make?.params ?? []
    if (!param) return
    const text = code.slice(param.start, param.end)
    const hasParens = code[param.start - 1] === '('
    edited = `${code.slice(0, param.start)}${hasParens ? `${text}, index` : `(${text}, index)`}${code.slice(param.end)}`
  })
  return edited === null
    ? null
    : { name: 'index', operations: [{ op: 'write', file: item.file, code: edited }] }
}
