import { classFor, ruleFor } from '#server/designer/preset/class-rules.ts'
import {
  type Classes,
  dashed,
  declarations,
  isFixed,
  isPlainTag,
  parted,
} from '#server/designer/preset/inline-classes.ts'
import { distinct } from '#server/designer/preset/ordered-classes.ts'
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

/** Styles of elements as the classes they were; a style that is computed, or that no classes would come to, stays. */
export function classed(code: string, classes: Classes): string {
  const { tree } = parseCode(code)
  if (!tree) return code
  const edits: TextEdit[] = []
  visit(tree.program, node => {
    if (!isJsxElement(node) || !isPlainTag(node)) return
    const style = attributeOf(node, 'style')
    const styles = style && stylesIn(node, code)
    if (!style || !styles) return
    const attribute = attributeOf(node, 'className')
    const value = attribute?.value
    if (attribute && value?.type !== 'StringLiteral') return
    const rest = value?.type === 'StringLiteral' ? value.value.split(/\s+/).filter(Boolean) : []
    const names = classesOf(styles, rest, classes)
    if (!names) return
    const insert = `className="${names.join(' ')}"`
    const [first, second] =
      attribute && startOf(attribute) < startOf(style) ? [attribute, style] : [style, attribute]
    edits.push({ at: startOf(first), remove: endOf(first) - startOf(first), insert })
    if (second) edits.push({ at: startOf(second), remove: endOf(second) - startOf(second), insert: '' })
  })
  return applyTextEdits(code, edits)
}

/** What lowering wrote, a line a value; an object on one line is the design's own. */
export function stylesIn(element: JsxElement, code: string): Map<string, string> | null {
  const value = attributeOf(element, 'style')?.value
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ObjectExpression') return null
  if (!/^\{\s*\n/.test(code.slice(startOf(value.expression)))) return null
  const found = new Map<string, string>()
  for (const property of value.expression.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') return null
    if (property.value.type !== 'StringLiteral') return null
    for (const key of found.keys()) if (isPartOf(key, property.key.name)) found.delete(key)
    found.set(property.key.name, property.value.value)
  }
  return found.size > 0 ? found : null
}

/** The longhands of a shorthand, which says the last word on them when it comes later. */
function isPartOf(key: string, whole: string): boolean {
  if (whole === 'inset') return /^(?:inset[A-Z]|top$|right$|bottom$|left$)/.test(key)
  if (whole === 'gap') return key === 'rowGap' || key === 'columnGap'
  return SHORTHANDS.has(whole) && key.startsWith(whole) && /^[A-Z]/.test(key.slice(whole.length))
}

const SHORTHANDS = new Set([
  'padding',
  'margin',
  'background',
  'border',
  'overflow',
  'paddingInline',
  'paddingBlock',
])

/** All classes of the element; null where they would not come to the same styles again. */
function classesOf(
  styles: ReadonlyMap<string, string>,
  rest: readonly string[],
  classes: Classes,
): string[] | null {
  const entries = [...styles]
  const named: string[] = []
  for (let at = 0; at < entries.length; ) {
    const found = nameAt(entries, at, classes)
    const [key, value] = entries[at] ?? ['', '']
    const name = found?.name ?? classFor(dashed(key), value)
    if (!name || (!found && name.startsWith('[') && isContested(key, styles))) return null
    named.push(name)
    at += found?.length ?? 1
  }
  const names = distinct([...named, ...rest])
  const again = parted(names, withRules(names, classes))
  const isSame = entries.every(([key, value]) => again.styles.get(key) === value)
  const isFree = [...again.styles.keys()].every(key => styles.has(key) || !isContested(key, styles))
  return isSame && isFree ? names : null
}

function withRules(names: readonly string[], classes: Classes): Classes {
  const own = names.flatMap(name => {
    const rule = name in classes ? null : ruleFor(name)
    return rule === null ? [] : [[name, rule]]
  })
  return own.length > 0 ? { ...classes, ...Object.fromEntries(own) } : classes
}

/** Where a class of one property alone meets its shorthand or longhand, the sheet would decide who wins. */
const isContested = (key: string, styles: ReadonlyMap<string, string>): boolean =>
  [...styles.keys()].some(
    other =>
      other !== key &&
      (other.startsWith(key) || key.startsWith(other) || isPartOf(other, key) || isPartOf(key, other)),
  )

interface Named {
  name: string
  length: number
}

/** The class that says the most of what stands there. */
function nameAt(entries: readonly [string, string][], at: number, classes: Classes): Named | null {
  const candidates = inverseOf(classes).get((entries[at] ?? []).join(':')) ?? []
  const fitting = candidates.filter(({ styles }) =>
    styles.every(([key, value], step) => {
      const entry = entries[at + step]
      return entry?.[0] === key && entry[1] === value
    }),
  )
  const [best] = fitting.sort((a, b) => b.styles.length - a.styles.length || a.name.length - b.name.length)
  return best ? { name: best.name, length: best.styles.length } : null
}

interface Candidate {
  name: string
  styles: [string, string][]
}

const inverses = new WeakMap<Classes, Map<string, Candidate[]>>()

function inverseOf(classes: Classes): Map<string, Candidate[]> {
  const known = inverses.get(classes)
  if (known) return known
  const found = new Map<string, Candidate[]>()
  for (const [name, rule] of Object.entries(classes)) {
    if (!isFixed(name, classes)) continue
    const styles = [...new Map(declarations(rule))]
    const key = (styles[0] ?? []).join(':')
    found.set(key, [...(found.get(key) ?? []), { name, styles }])
  }
  inverses.set(classes, found)
  return found
}
