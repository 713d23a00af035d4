import type { Item, Scene } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { type Change, type Condition, CSS_NAMES, SHADOWS } from '#server/designer/follow-ups/style/change.ts'
import { namesOf } from '#server/designer/follow-ups/target/names.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

/** What holds under a condition, where styles stand in attributes: a rule in the sheet, and a class to hang it on. */
export function sheetRule(
  item: Item,
  changes: readonly Change[],
  scene: Scene,
): { operations: OperationInput[] } {
  const own = stringAttribute(item.node, 'className')
    ?.split(/\s+/)
    .find(name => /^[a-z][\w-]*$/i.test(name))
  const name = own ?? nameFor(item)
  const rules = changes
    .flatMap(change =>
      'value' in change && change.when
        ? [ruleFor(`.${name}`, change.property, change.value, change.when)]
        : [],
    )
    .join('\n')
  const given: OperationInput[] = own
    ? []
    : [{ op: 'setClasses', file: item.file, at: { path: item.path }, add: [name] }]
  return { operations: [...given, ...intoSheet(rules, item, scene)] }
}

function ruleFor(selector: string, property: keyof typeof CSS_NAMES, value: string, when: Condition): string {
  const said = property === 'shadow' ? (SHADOWS[value] ?? value) : value
  const body = CSS_NAMES[property].map(name => `${dashed(name)}: ${said} !important;`).join(' ')
  const rule = `${selector}${when.isHover ? ':hover' : ''} { ${body} }`
  const width = when.below
    ? `(max-width: ${when.below - 0.02}px)`
    : when.from
      ? `(min-width: ${when.from}px)`
      : ''
  return width ? `@media ${width} {\n  ${rule}\n}` : rule
}

/** Into the sheet the design has; else into a style element of the component. */
export function intoSheet(rules: string, item: Item, { files }: Scene): OperationInput[] {
  const sheet = files.find(
    file =>
      file.name.endsWith('.css') && files.some(each => each.code.includes(file.name.replace(/^.*\//, ''))),
  )
  if (sheet) return [{ op: 'write', file: sheet.name, code: `${sheet.code.trimEnd()}\n\n${rules}\n` }]
  let root = item
  while (root.parent) root = root.parent
  const text = rules.replace(/[`\\]|\$\{/g, found => `\\${found}`).replaceAll('\n', '\n  ')
  return [
    {
      op: 'insertElement',
      file: item.file,
      at: { path: root.path },
      place: 'last',
      code: `<style>{\`\n  ${text}\n\`}</style>`,
    },
  ]
}

const nameFor = (item: Item): string => {
  const [name] = namesOf(item)
  // A bare tag would name every other element of its kind too.
  return (
    (name ?? `${item.owner || 'part'} ${item.path.replace(/^.*:/, '')}`)
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'element'
  )
}
const dashed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** A rule of a sheet for one of the element's own classes, where the sheet has one. */
export interface SheetRule {
  file: string
  name: string
  start: number
  end: number
  body: string
}

export function rulesFor(item: Item, { files }: Pick<Scene, 'files'>): SheetRule[] {
  const names = (stringAttribute(item.node, 'className') ?? stringAttribute(item.node, 'class') ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const own = files.find(file => file.name === item.file)
  const module = moduleClass(item, own?.code ?? '')
  const sheets = files.filter(file => /\.css$/.test(file.name) && !/\.module\.css$/.test(file.name))
  const styled = own && /<style\b/.test(own.code) ? [own] : []
  const modules = module ? files.filter(file => file.name.endsWith(module.sheet)) : []
  return [
    ...[...sheets, ...styled].flatMap(file => names.flatMap(name => ruleIn(file, name) ?? [])),
    ...modules.flatMap(file => ruleIn(file, module?.name ?? '') ?? []),
  ]
}

/** `className={styles.card}` is the class `card` of the module that `styles` comes from. */
function moduleClass(item: Item, code: string): { sheet: string; name: string } | null {
  const value = attributeOf(item.node, 'className')?.value
  const said = value?.type === 'JSXExpressionContainer' ? value.expression : null
  if (
    said?.type !== 'MemberExpression' ||
    said.object.type !== 'Identifier' ||
    said.property.type !== 'Identifier'
  )
    return null
  const sheet = new RegExp(
    `import\\s+(?:\\* as\\s+)?${said.object.name}\\s+from\\s+["'](?:[./@\\w-]*/)?([\\w.-]+\\.module\\.css)["']`,
  ).exec(code)?.[1]
  return sheet ? { sheet, name: said.property.name } : null
}

function ruleIn({ name: file, code }: { name: string; code: string }, name: string): SheetRule | null {
  const found = new RegExp(`(?:^|[}\\s,\`])\\.${name}\\s*\\{([^{}]*)\\}`).exec(code)
  if (!found) return null
  const body = found[1] ?? ''
  const start = found.index + found[0].length - 1 - body.length
  return { file, name, start, end: start + body.length, body }
}

/** What the sheets say about the element, as React names it. */
export function sheetStyle(item: Item, scene: Pick<Scene, 'files'>): Map<string, string> {
  const found = new Map<string, string>()
  for (const { body } of rulesFor(item, scene)) {
    for (const [, name = '', value = ''] of body.matchAll(/([a-z-]+)\s*:\s*([^;]+)/g))
      found.set(
        name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value.trim(),
      )
  }
  return found
}

/** The rule with other values; what it does not say yet stands last. */
export function editRule(
  code: string,
  { start, end, body }: SheetRule,
  set: Record<string, string>,
  remove: string[],
): string {
  let next = body
  for (const name of remove) next = next.replace(new RegExp(`\\s*(?<![\\w-])${dashed(name)}\\s*:[^;]*;?`), '')
  for (const [name, value] of Object.entries(set)) {
    const pattern = new RegExp(`((?<![\\w-])${dashed(name)}\\s*:\\s*)[^;]*`)
    if (pattern.test(next))
      next = next.replace(
        pattern,
        (_, head: string) =>
          head + value.replace(/\s*$/, /\s*$/.exec(pattern.exec(next)?.[0] ?? '')?.[0] ?? ''),
      )
    else {
      const isLines = next.includes('\n')
      const indent = /\n([ \t]+)\S/.exec(next)?.[1] ?? '  '
      const tail = /\s*$/.exec(next)?.[0] ?? ''
      const bare = next.slice(0, next.length - tail.length)
      next = `${bare}${bare === '' || bare.endsWith(';') ? '' : ';'}${isLines ? `\n${indent}` : ' '}${dashed(name)}: ${value};${tail}`
    }
  }
  return code.slice(0, start) + next + code.slice(end)
}
