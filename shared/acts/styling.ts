import { ALREADY, because, byOperations, type Made, type Reason } from '#shared/acts/made.ts'
import { ownComponent, placeOf, readFile, type Spot } from '#shared/acts/spot.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { PlacedElement } from '#shared/edits/elements/elements.ts'
import {
  attributeOf,
  type Expression,
  type ObjectExpression,
  type SyntaxNode,
  visit,
} from '#shared/edits/syntax.ts'

/** How the look of an element is said: its class names, the literal properties of its style, and which to write. */
export interface Look {
  spot: Spot
  /** Null where they are worked out by code. */
  classes: string[] | null
  style: Record<string, string | number>
  isTailwind: boolean
}

export function lookOf(files: readonly SourceFile[], spot: Spot): Look | Reason {
  const { element } = spot
  const own = ownComponent(files, spot)
  if (own && !TAKES_CLASSES.test(own.code.slice(0, own.code.indexOf(')'))))
    return because(`${element.tag} is a part of its own; choose an element inside it.`)
  const hasSpread = element.node.openingElement.attributes.some(each => each.type === 'JSXSpreadAttribute')
  const style = styleOf(element)
  if (!style || (hasSpread && !attributeOf(element.node, 'className')))
    return because('The look of this element is worked out by the code.')
  const classes = classesOf(element)
  return { spot, classes, style, isTailwind: classes !== null && isTailwind(files) }
}

/** What a component says of its props when it hands a look on. */
const TAKES_CLASSES = /\bclassName\b|\.\.\.\w+|\bprops\b/

/** Changes class names and style properties of the element in one go; nothing to change is said. */
export function restyle(
  files: readonly SourceFile[],
  { spot, classes, style }: Look,
  change: { add?: string[]; remove?: string[]; set?: Record<string, string | number>; unset?: string[] },
): Made {
  const { add = [], remove = [], set = {}, unset = [] } = change
  const place = placeOf(spot)
  const isThere = (name: string) => classes?.includes(name)
  const gone = remove.filter(name => !add.includes(name))
  // A single name stands where the one before it stood.
  const [from, to] = [gone[0], add.find(name => !isThere(name))]
  const replaced = from !== undefined && to !== undefined ? [{ from, to }] : []
  const left = gone.filter(name => name !== from || replaced.length === 0)
  const rest = add.filter(name => !isThere(name) && (name !== to || replaced.length === 0))
  const hasClasses = replaced.length + left.length + rest.length > 0
  const isNew = ([name, value]: [string, string | number]) => style[name] !== value
  const hasStyle = Object.entries(set).some(isNew) || unset.length > 0
  if (!hasClasses && !hasStyle) return because(ALREADY)
  return byOperations(files, [
    ...(hasClasses
      ? [{ op: 'setClasses' as const, ...place, add: rest, remove: left, replace: replaced }]
      : []),
    ...(hasStyle ? [{ op: 'setStyle' as const, ...place, set, remove: unset }] : []),
  ])
}

/** Every class name that is written out, conditional ones too; null where none is and there is an expression. */
function classesOf({ node }: PlacedElement): string[] | null {
  const attribute = attributeOf(node, 'className') ?? attributeOf(node, 'class')
  if (!attribute?.value) return []
  const found: string[] = []
  let isWritten = attribute.value.type === 'StringLiteral'
  visit(attribute.value, (each, ancestors) => {
    if (ancestors.some(({ type }) => type === 'BinaryExpression' || type === 'MemberExpression')) return
    const { value } = each as { value?: string | { raw?: string } }
    const text = each.type === 'StringLiteral' ? value : each.type === 'TemplateElement' ? value : null
    const raw = typeof text === 'string' ? text : text?.raw
    if (raw === undefined) return
    isWritten = true
    found.push(...raw.split(/\s+/).filter(Boolean))
  })
  return isWritten ? found : null
}

/** The literal properties of `style={{…}}`; null where the style is no object that is written here. */
function styleOf({ node }: PlacedElement): Look['style'] | null {
  const value = attributeOf(node, 'style')?.value
  if (!value) return {}
  const object = value.type === 'JSXExpressionContainer' ? (value.expression as Expression) : null
  if (object?.type !== 'ObjectExpression') return null
  const style: Look['style'] = {}
  for (const property of (object as ObjectExpression).properties) {
    if (property.type !== 'ObjectProperty') continue
    const { name, value: text } = property.key as { name?: string; value?: string }
    const { type, value: set } = property.value as SyntaxNode & { value?: string | number }
    const isPlain = type === 'StringLiteral' || type === 'NumericLiteral'
    style[name ?? text ?? ''] = isPlain && set !== undefined ? set : COMPUTED
  }
  return style
}

/** Stands for a property whose value the code works out. */
export const COMPUTED = '\u0000'

/** Designs with Tailwind say most of their looks in class names, the others in style objects. */
export function isTailwind(files: readonly SourceFile[]): boolean {
  if (files.some(({ name, code }) => name.endsWith('.css') && /@theme\b|@import ["']tailwindcss/.test(code)))
    return true
  let [classes, styles] = [0, 0]
  for (const file of files)
    for (const { node } of readFile(file)?.elements ?? []) {
      const isUtility = (classesOf({ node } as PlacedElement) ?? []).some(name => UTILITY.test(name))
      if (isUtility) classes++
      if (attributeOf(node, 'style')) styles++
    }
  return classes > styles
}

/** What only Tailwind's own names look like. */
const UTILITY =
  /^(?:[a-z]+:)*(?:-?[mp][trblxyse]?-(?:\d|\[|auto$)|flex$|grid$|text-|bg-|font-|gap-|rounded|w-|h-|min-|max-|items-|justify-|space-|border)/
