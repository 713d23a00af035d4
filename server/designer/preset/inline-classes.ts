import {
  attributeOf,
  endOf,
  isJsxElement,
  type JsxElement,
  parseCode,
  startOf,
  visit,
} from '#shared/edits/syntax.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/text-edits.ts'

export type Classes = Readonly<Record<string, string>>

/** Classes that hold always become a `style` of their element; those that depend on something stay. */
export function inlined(code: string, classes: Classes): string {
  const { tree } = parseCode(code)
  if (!tree) return code
  const edits: TextEdit[] = []
  visit(tree.program, node => {
    if (!isJsxElement(node) || !isPlainTag(node) || attributeOf(node, 'style')) return
    const attribute = attributeOf(node, 'className')
    if (attribute?.value?.type !== 'StringLiteral') return
    const { styles, rest } = parted(attribute.value.value.split(/\s+/).filter(Boolean), classes)
    if (styles.size === 0) return
    const line = code.slice(code.lastIndexOf('\n', startOf(attribute)) + 1)
    const indent = /^ */.exec(line)?.[0] ?? ''
    const lines = [...styles].map(([key, value]) => `${indent}  ${key}: ${JSON.stringify(value)},\n`).join('')
    const style = `style={{\n${lines}${indent}}}`
    const text = rest.length > 0 ? `className="${rest.join(' ')}" ${style}` : style
    edits.push({ at: startOf(attribute), remove: endOf(attribute) - startOf(attribute), insert: text })
  })
  return applyTextEdits(code, edits)
}

export const isPlainTag = ({ openingElement: { name } }: JsxElement): boolean =>
  name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)

/** Which styles always hold, in the order of their sheet, and which classes have to stay. */
export function parted(
  names: readonly string[],
  classes: Classes,
): { styles: Map<string, string>; rest: string[] } {
  const kept = names.filter(name => !isFixed(name, classes))
  const depends = new Set(kept.flatMap(name => familiesOf(classes[name] ?? '')))
  const moved = names.filter(
    name => isFixed(name, classes) && !familiesOf(classes[name] ?? '').some(family => depends.has(family)),
  )
  const order = placesOf(classes)
  const place = (name: string) => order.get(name) ?? -1
  const styles = new Map(
    [...moved].sort((a, b) => place(a) - place(b)).flatMap(name => declarations(classes[name] ?? '')),
  )
  return { styles, rest: names.filter(name => !moved.includes(name)) }
}

const places = new WeakMap<Classes, ReadonlyMap<string, number>>()

/** Where a class stands among all, which decides who wins. */
export function placesOf(classes: Classes): ReadonlyMap<string, number> {
  const known = places.get(classes)
  if (known) return known
  const found = new Map(Object.keys(classes).map((name, at) => [name, at]))
  places.set(classes, found)
  return found
}

export const isFixed = (name: string, classes: Classes): boolean => {
  const rule = classes[name]
  return (
    rule !== undefined &&
    !rule.includes('{') &&
    !/--tw-|(?:^|;\s*)--/.test(rule) &&
    !/^group|^peer/.test(name)
  )
}

/** What a rule touches, coarsely: `padding-inline` and `padding` are one family. */
const familiesOf = (rule: string): string[] =>
  [...rule.matchAll(/(?:^|[{;]\s*)([a-z][\w-]*):/g)].flatMap(([, name = '']) => {
    if (/^(?:font|line|letter)/.test(name)) return ['font']
    return SHARED[name] ?? [name.split('-')[0] ?? name]
  })

/** Those that set the same as others of another name. */
const SHARED: Record<string, string[]> = {
  'column-gap': ['gap'],
  'row-gap': ['gap'],
  inset: ['top', 'right', 'bottom', 'left'],
  'inset-inline': ['right', 'left'],
  'inset-block': ['top', 'bottom'],
  'place-items': ['align', 'justify'],
  'place-content': ['align', 'justify'],
  'place-self': ['align', 'justify'],
}

export const declarations = (rule: string): [string, string][] =>
  rule
    .split(';')
    .map(each => each.trim())
    .filter(Boolean)
    .map(each => {
      const colon = each.indexOf(':')
      return [camel(each.slice(0, colon).trim()), each.slice(colon + 1).trim()]
    })

const camel = (name: string): string =>
  name
    .replace(
      /^-(webkit|moz|ms)-/,
      (_, vendor: string) => `${vendor.charAt(0).toUpperCase()}${vendor.slice(1)}-`,
    )
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `WebkitLineClamp` as a sheet says it. */
export const dashed = (name: string): string =>
  name
    .replace(/^(Webkit|Moz)/, found => `-${found.toLowerCase()}`)
    .replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
