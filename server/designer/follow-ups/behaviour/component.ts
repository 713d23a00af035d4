import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { endOf, parseCode, type SyntaxNode, startOf, visit } from '#shared/edits/syntax.ts'
import type { TextEdit } from '#shared/edits/text-edits.ts'

type Loose = SyntaxNode & Record<string, unknown>

/** The component that stands around a place of a file: where state and what follows from it can be written. */
export interface Component {
  code: string
  isTyped: boolean
  semi: string
  quote: "'" | '"'
  indent: string
  /** Behind the `{` of the body; null when the component is nothing but its elements. */
  start: number | null
  /** Where the last `return` begins, or the elements themselves, with their brackets. */
  shown: { start: number; end: number }
  statements: SyntaxNode[]
}

/** Null where hooks may not stand: no component, or a function within one. */
export function componentAround({ name, code }: SourceFile, offset: number): Component | null {
  const { tree } = parseCode(code, name)
  if (!tree) return null
  const functions: Loose[] = []
  let isNamed = false
  visit(tree.program, (node, ancestors) => {
    if (!/Function/.test(node.type) || startOf(node) > offset || endOf(node) <= offset) return
    if (functions.length === 0) isNamed = isComponentName(node as Loose, ancestors as Loose[])
    functions.push(node as Loose)
  })
  const [outer] = functions
  if (!outer || !isNamed || functions.length > 1) return null
  const body = outer.body as Loose
  const style = styleOf(name, code)
  if (body.type !== 'BlockStatement')
    return {
      ...style,
      code,
      start: null,
      shown: inBrackets(body, code),
      statements: [],
      indent: `${indentAt(code, startOf(outer))}  `,
    }
  const statements = body.body as SyntaxNode[]
  const last = statements.findLast(each => each.type === 'ReturnStatement')
  if (!last) return null
  const shown = { start: startOf(last), end: endOf(last) }
  return {
    ...style,
    code,
    start: startOf(body) + 1,
    shown,
    statements,
    indent: indentAt(code, startOf(last)),
  }
}

function isComponentName(node: Loose, ancestors: Loose[]): boolean {
  const own = (node.id as { name?: string } | null)?.name
  const holder = ancestors.findLast(each => each.type === 'VariableDeclarator')
  const held = (holder?.id as { name?: string } | undefined)?.name
  const isDefault = ancestors.at(-1)?.type === 'ExportDefaultDeclaration'
  return /^[A-Z]/.test(own ?? held ?? '') || (own === undefined && isDefault)
}

function styleOf(name: string, code: string): Pick<Component, 'isTyped' | 'semi' | 'quote'> {
  const isDouble = (code.match(/from "/g)?.length ?? 0) > (code.match(/from '/g)?.length ?? 0)
  const isBare = !code.includes('from ') && (code.match(/"/g)?.length ?? 0) > (code.match(/'/g)?.length ?? 0)
  return {
    isTyped: /\.tsx?$/.test(name),
    semi: /;[ \t]*(?:\r?\n|$)/.test(code) ? ';' : '',
    quote: isDouble || isBare ? '"' : "'",
  }
}

function inBrackets(node: Loose, code: string): { start: number; end: number } {
  const { parenStart } = (node.extra ?? {}) as { parenStart?: number }
  if (parenStart === undefined) return { start: startOf(node), end: endOf(node) }
  return { start: parenStart, end: code.indexOf(')', endOf(node)) + 1 }
}

export const indentAt = (code: string, offset: number): string =>
  /^[ \t]*/.exec(code.slice(code.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''

/** State at the head of the component, and what follows from it before what is shown. */
export function hookEdits(component: Component, state: string[], derived: string[]): TextEdit[] {
  const { start, shown, indent, semi } = component
  if (start !== null)
    return [
      { at: start, remove: 0, insert: state.map(line => `\n${indent}${line}`).join('') },
      { at: shown.start, remove: 0, insert: derived.map(line => `${line}\n${indent}`).join('') },
    ]
  const head = [...state, ...derived].map(line => `${indent}${line}\n`).join('')
  return [
    { at: shown.start, remove: 0, insert: `{\n${head}${indent}return ` },
    { at: shown.end, remove: 0, insert: `${semi}\n${indent.slice(2)}}` },
  ]
}

/** New code before, after or in an element, on a line of its own. */
export function besideEdit(
  { anchor, how }: { anchor: Item; how: 'before' | 'after' | 'first' | 'last' },
  written: string,
  code: string,
): TextEdit {
  const { node } = anchor
  const indent = indentAt(code, startOf(node))
  const lines = (more: string) => written.split('\n').join(`\n${indent}${more}`)
  if (how === 'before') return { at: startOf(node), remove: 0, insert: `${lines('')}\n${indent}` }
  if (how === 'after') return { at: endOf(node), remove: 0, insert: `\n${indent}${lines('')}` }
  const at = how === 'first' ? endOf(node.openingElement) : startOf(node.closingElement ?? node)
  const lastLine = code.slice(0, at).trimEnd().length
  return how === 'first'
    ? { at, remove: 0, insert: `\n${indent}  ${lines('  ')}` }
    : { at: lastLine, remove: 0, insert: `\n${indent}  ${lines('  ')}` }
}

/** A name the file does not have yet. */
export function freeName(code: string, ...wanted: string[]): string {
  const isFree = (name: string) => !new RegExp(`\\b${name}\\b`).test(code)
  const [first = 'value'] = wanted
  return (
    wanted.find(isFree) ?? [2, 3, 4, 5].map(number => `${first}${number}`).find(isFree) ?? `${first}Again`
  )
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
