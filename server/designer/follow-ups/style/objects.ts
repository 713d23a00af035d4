import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import {
  type Change,
  CSS_NAMES,
  type Property,
  pixels,
  RADII,
  SHADOWS,
  SPACES,
  scaled,
  stepIn,
  WEIGHTS,
} from '#server/designer/follow-ups/style/change.ts'
import { startingSize } from '#server/designer/follow-ups/style/dialect.ts'
import { sheetStyle } from '#server/designer/follow-ups/style/sheet.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import {
  attributeOf,
  type Expression,
  type ObjectExpression,
  parseCode,
  visit,
} from '#shared/edits/syntax.ts'

/** What the element's style object says, through the constants it is made of; the last one counts. */
export function styleOf({ node, file }: Item, files: readonly SourceFile[]): Map<string, string | number> {
  const value = attributeOf(node, 'style')?.value
  const found = new Map<string, string | number>(sheetStyle({ node, file } as Item, { files }))
  if (value?.type === 'JSXExpressionContainer') read(value.expression as Expression, file, files, found)
  return found
}

function read(
  node: Expression,
  file: string,
  files: readonly SourceFile[],
  into: Map<string, string | number>,
): void {
  if (node.type === 'ObjectExpression') {
    for (const property of (node as ObjectExpression).properties) {
      if (property.type === 'SpreadElement') read(property.argument as Expression, file, files, into)
      if (property.type !== 'ObjectProperty') continue
      const key = property.key as { name?: string; value?: unknown }
      const inner = property.value as { type: string; value?: unknown }
      if (/^(?:String|Numeric)Literal$/.test(inner.type))
        into.set(key.name ?? String(key.value), inner.value as string | number)
    }
  }
  if (node.type !== 'MemberExpression' && node.type !== 'Identifier') return
  const object = node.type === 'MemberExpression' ? (node.object as { name?: string }).name : node.name
  const key = node.type === 'MemberExpression' ? (node.property as { name?: string }).name : null
  const { tree } = parseCode(codeIn(files, file), file)
  if (!tree || !object) return
  visit(tree.program, each => {
    const { id, init } = each as unknown as { id?: { name?: string }; init?: Expression | null }
    if (each.type !== 'VariableDeclarator' || id?.name !== object || !init) return
    const bare = unwrapped(init)
    if (key === null || key === undefined) return read(bare, file, files, into)
    if (bare.type !== 'ObjectExpression') return
    const inner = (bare as ObjectExpression).properties.find(
      property => property.type === 'ObjectProperty' && (property.key as { name?: string }).name === key,
    )
    if (inner?.type === 'ObjectProperty') read(unwrapped(inner.value as Expression), file, files, into)
  })
}

const unwrapped = (node: Expression): Expression => {
  const { expression } = node as unknown as { expression?: Expression }
  return /^TS(?:As|Satisfies)Expression$/.test(node.type) && expression ? unwrapped(expression) : node
}

/** The keys and values that make the change, and the keys that would speak against it. */
export function styleChange(
  item: Item,
  change: Change,
  now: ReadonlyMap<string, string | number>,
): { set: Record<string, string>; remove: string[] } {
  const names = CSS_NAMES[change.property]
  const value = 'value' in change ? change.value : stepValue(item, change, now)
  const set: Record<string, string> = {}
  if (change.property === 'background') {
    const key =
      now.has('backgroundColor') || /^(?:#|rgb|oklch|hsl)/.test(value) ? 'backgroundColor' : 'background'
    const used = now.has('background') ? 'background' : key
    return { set: { [used]: value }, remove: used === 'background' ? ['backgroundColor'] : [] }
  }
  if (change.property === 'shadow') return { set: { boxShadow: SHADOWS[value] ?? value }, remove: [] }
  if (change.property === 'borderWidth' && value !== '0')
    return { set: { border: `${value} solid currentColor` }, remove: [] }
  for (const name of names) set[name] = value
  const remove =
    change.property === 'padding'
      ? SIDES.map(side => `padding${side}`)
      : change.property === 'margin'
        ? SIDES.map(side => `margin${side}`)
        : change.property === 'gap'
          ? ['rowGap', 'columnGap']
          : []
  return { set, remove: remove.filter(name => now.has(name)) }
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left']

/** A side of `padding: 12px 28px`. */
function sideOf(short: string | number | undefined, property: Property): string | undefined {
  const [vertical, sides = vertical, below = vertical] = String(short ?? '').split(/\s+/)
  if (short === undefined || !/^padding[XYTB]/.test(property)) return undefined
  return property === 'paddingX' ? sides : property === 'paddingBottom' ? below : vertical
}

function stepValue(
  item: Item,
  { property, steps }: { property: Property; steps: number },
  now: ReadonlyMap<string, string | number>,
): string {
  const key = CSS_NAMES[property].find(name => now.has(name))
  const said = key === undefined ? sideOf(now.get('padding'), property) : now.get(key)
  if (property === 'fontWeight')
    return String(
      stepIn(
        WEIGHTS,
        said === 'bold' ? 700 : Number(said ?? (/^h\d|Heading/.test(item.tag) ? 700 : 400)) || 400,
        steps,
      ),
    )
  if (property === 'shadow') return steps > 0 ? (said && said !== 'none' ? 'lg' : 'md') : 'none'
  const text = String(said ?? '')
  const parts = text.split(/\s+/).map(part => pixels(part))
  if (property === 'fontSize') {
    const unit = /rem|em$/.exec(text)?.[0] ?? 'px'
    const base = parts[0] ?? startingSize(item)
    return unit === 'px' ? `${scaled(base, steps)}px` : `${scaled(base, steps) / 16}${unit}`
  }
  const scale = property === 'radius' ? RADII : SPACES
  if (said !== undefined && parts.every(part => part !== null))
    return parts.map(part => `${stepIn(scale, part ?? 0, steps)}px`).join(' ')
  const start = property === 'radius' ? 4 : 16
  return `${stepIn(scale, start, steps)}px`
}
