import { LINE_WIDTH } from '#server/designer/code/literal.ts'
import {
  childrenOf,
  type Expression,
  endOf,
  isJsxElement,
  type JsxChild,
  type JsxElement,
  type SyntaxNode,
  startOf,
  tagOf,
} from '#shared/edits/syntax.ts'

type CallExpression = Extract<Expression, { type: 'CallExpression' }>
type Attribute = JsxElement['openingElement']['attributes'][number]

/** A piece of an element's content, and what stands between it and the next: a blank that counts, or a line end. */
interface Atom {
  text: string
  isWord: boolean
  gap: 'none' | 'blank' | 'line'
}

/** The element as Prettier would write it, at that column; the first line has no indentation. */
export function printElement(code: string, node: SyntaxNode, indent: number): string {
  const isFragment = !isJsxElement(node)
  const open = isFragment ? '<>' : printOpening(code, node, indent)
  if (isJsxElement(node) && !node.closingElement) return open
  const close = isFragment ? '</>' : `</${tagOf(node as JsxElement)}>`
  const children = (node as JsxElement).children
  if (children.every(child => child.type === 'JSXText' && child.value.trim() === '')) return `${open}${close}`
  const atoms = children.flatMap((child, at) => atomsOf(code, child, children[at + 1], indent + 2))
  const flat = `${open}${atoms
    .map(atom => atom.text + (atom.gap === 'blank' ? ' ' : ''))
    .join('')
    .trim()}${close}`
  const isFlat =
    !mustBreak(node as JsxElement, open) && !flat.includes('\n') && indent + flat.length <= LINE_WIDTH
  if (isFlat) return flat
  const pad = ' '.repeat(indent + 2)
  const lines = fill(atoms, indent + 2).map(line => pad + line)
  return [open, ...lines, ' '.repeat(indent) + close].join('\n')
}

function mustBreak(node: JsxElement, open: string): boolean {
  const isTag = (child: JsxChild) => child.type === 'JSXElement' || child.type === 'JSXFragment'
  const expressions = node.children.filter(
    child => child.type === 'JSXExpressionContainer' && !isBlank(child),
  )
  const attributes = node.openingElement?.attributes.length ?? 0
  return open.includes('\n') || node.children.some(isTag) || attributes > 1 || expressions.length > 1
}

function printOpening(code: string, node: JsxElement, indent: number): string {
  const { attributes } = node.openingElement
  const end = node.closingElement ? '>' : ' />'
  const tag = tagOf(node)
  if (attributes.length === 0) return `<${tag}${end}`
  const flat = attributes.map(attribute => printAttribute(code, attribute, indent))
  const line = `<${tag} ${flat.join(' ')}${end}`
  const [only] = attributes
  const isLoneString =
    attributes.length === 1 && only?.type === 'JSXAttribute' && only.value?.type === 'StringLiteral'
  const fits = indent + line.length <= LINE_WIDTH && !line.includes('\n')
  if (fits || isLoneString) return line
  const pad = ' '.repeat(indent + 2)
  const broken = attributes.map(attribute => pad + printAttribute(code, attribute, indent + 2))
  return `<${tag}\n${broken.join('\n')}\n${' '.repeat(indent)}${end.trim()}`
}

function printAttribute(code: string, attribute: Attribute, indent: number): string {
  const call = classCall(attribute)
  if (call) return printClassCall(code, attribute, call, indent)
  const text = printSource(code, attribute, indent - indentOf(code, startOf(attribute)))
  return indent + text.length > LINE_WIDTH && !text.includes('\n')
    ? breakExpression(code, attribute, text, indent)
    : text
}

/** A callback breaks after its arrow, a choice goes to a line of its own. */
function breakExpression(code: string, attribute: Attribute, text: string, indent: number): string {
  if (attribute.type !== 'JSXAttribute' || attribute.value?.type !== 'JSXExpressionContainer') return text
  const { expression } = attribute.value
  const pad = ' '.repeat(indent)
  const source = (node: SyntaxNode) => code.slice(startOf(node), endOf(node))
  const head = code.slice(startOf(attribute), startOf(expression))
  if (expression.type === 'ConditionalExpression') {
    const { test, consequent, alternate } = expression
    const isWide = indent + 2 + source(expression).length > LINE_WIDTH
    const choice = isWide
      ? `${source(test)}\n${pad}    ? ${source(consequent)}\n${pad}    : ${source(alternate)}`
      : source(expression)
    return `${head}\n${pad}  ${choice}\n${pad}}`
  }
  if (expression.type !== 'ArrowFunctionExpression' || expression.body.type === 'BlockStatement') return text
  const signature = code.slice(startOf(expression), startOf(expression.body)).trimEnd()
  return `${head}${signature}\n${pad}  ${source(expression.body)}\n${pad}}`
}

/** The call in `className={cn(…)}`. */
function classCall(attribute: Attribute): CallExpression | null {
  if (attribute.type !== 'JSXAttribute' || attribute.value?.type !== 'JSXExpressionContainer') return null
  const { expression } = attribute.value
  const isCn =
    expression.type === 'CallExpression' &&
    expression.callee.type === 'Identifier' &&
    expression.callee.name === 'cn'
  return isCn ? expression : null
}

/** Its arguments on one line, or one a line; a condition too long for a line breaks after its operator. */
function printClassCall(code: string, attribute: Attribute, call: CallExpression, indent: number): string {
  const head = code.slice(startOf(attribute), code.indexOf('(', startOf(call)) + 1)
  const args = call.arguments.map(each => code.slice(startOf(each), endOf(each)).replace(/\s*\n\s*/g, ' '))
  const flat = `${head}${args.join(', ')})}`
  if (indent + flat.length <= LINE_WIDTH) return flat
  const pad = ' '.repeat(indent + 2)
  const lines = call.arguments.map((each, at) => {
    const text = args[at] ?? ''
    if (each.type !== 'LogicalExpression' || indent + 3 + text.length <= LINE_WIDTH) return `${pad}${text},\n`
    const left = code.slice(startOf(each.left), endOf(each.left))
    const right = code.slice(startOf(each.right), endOf(each.right))
    return `${pad}${left} ${each.operator}\n${pad}  ${right},\n`
  })
  return `${head}\n${lines.join('')}${' '.repeat(indent)})}`
}

function atomsOf(code: string, child: JsxChild, next: JsxChild | undefined, indent: number): Atom[] {
  if (child.type === 'JSXText') return wordsOf(code.slice(startOf(child), endOf(child)))
  if (isBlank(child)) return [{ text: '', isWord: true, gap: 'blank' }]
  const lineIndent = indentOf(code, startOf(child))
  const isElement = child.type === 'JSXElement' || child.type === 'JSXFragment'
  const text = isElement ? printElement(code, child, indent) : printSource(code, child, indent - lineIndent)
  const after =
    next?.type === 'JSXText' ? (/^\s*/.exec(code.slice(startOf(next), endOf(next)))?.[0] ?? '') : ''
  return [{ text, isWord: false, gap: gapOf(after) }]
}

/** `{" "}`, a blank that a line break would lose. */
const isBlank = (child: JsxChild): boolean =>
  child.type === 'JSXExpressionContainer' &&
  child.expression.type === 'StringLiteral' &&
  child.expression.value === ' '

/** Blanks with a line break in them count for nothing between tags. */
const gapOf = (blanks: string): Atom['gap'] =>
  blanks === '' ? 'none' : blanks.includes('\n') ? 'line' : 'blank'

function wordsOf(raw: string): Atom[] {
  const words = raw.split(/\s+/).filter(Boolean)
  const end = gapOf(/\s*$/.exec(raw)?.[0] ?? '')
  return words.map((text, at) => ({ text, isWord: true, gap: at < words.length - 1 ? 'blank' : end }))
}

/** Words run on to the edge of the page; tags and expressions with line ends between them keep lines of their own. */
function fill(atoms: Atom[], indent: number): string[] {
  const lines: string[] = []
  let line = ''
  let previous: Atom | null = null
  for (const atom of atoms) {
    if (atom.text === '') {
      if (previous) previous.gap = 'blank'
      continue
    }
    const joined: string = line + (previous?.gap === 'blank' ? ' ' : '') + atom.text
    const fits = indent + joined.length <= LINE_WIDTH && !atom.text.includes('\n')
    if (!previous) line = atom.text
    else if (previous.gap === 'none' || (previous.gap === 'blank' && fits)) line = joined
    else {
      const isLost = previous.gap === 'blank' && !(atom.isWord && previous.isWord)
      lines.push(isLost ? `${line}{" "}` : line)
      line = atom.text
    }
    previous = atom
  }
  return [...lines, line]
}

/** The source with elements in it laid out anew and its other lines moved by `delta` columns. */
function printSource(code: string, node: SyntaxNode, delta: number): string {
  let out = ''
  let from = startOf(node)
  for (const { element, parent } of outermostElements(node)) {
    const printed = printElement(code, element, indentOf(code, startOf(element)) + delta)
    const parens = losesParens(parent) ? parensAround(code, element) : null
    const head = out + shift(code.slice(from, parens?.open ?? startOf(element)), delta)
    const column =
      head.length - head.lastIndexOf('\n') - 1 + (head.includes('\n') ? 0 : indentOf(code, from) + delta)
    const tail = /^[^\n]*/.exec(code.slice(parens?.close ?? endOf(element)))?.[0] ?? ''
    const isOneLine = parens && !printed.includes('\n') && column + printed.length + tail.length <= LINE_WIDTH
    if (parens && isOneLine) {
      out = head + printed
      from = parens.close
    } else {
      out += shift(code.slice(from, startOf(element)), delta) + printed
      from = endOf(element)
    }
  }
  return out + shift(code.slice(from, endOf(node)), delta)
}

/** Where a short element stands without parentheses; callbacks and choices keep theirs. */
export const losesParens = (parent: SyntaxNode | undefined): boolean =>
  parent?.type === 'ReturnStatement' || parent?.type === 'LogicalExpression'

/** The parentheses an element stands in, when it does. */
export function parensAround(code: string, node: SyntaxNode): { open: number; close: number } | null {
  const { parenthesized, parenStart } =
    (node as { extra?: { parenthesized?: boolean; parenStart?: number } }).extra ?? {}
  if (!parenthesized || parenStart === undefined) return null
  return { open: parenStart, close: code.indexOf(')', endOf(node)) + 1 }
}

function outermostElements(node: SyntaxNode): { element: SyntaxNode; parent: SyntaxNode }[] {
  return childrenOf(node).flatMap(child =>
    isJsxElement(child) || child.type === 'JSXFragment'
      ? [{ element: child, parent: node }]
      : outermostElements(child),
  )
}

function shift(text: string, delta: number): string {
  if (delta === 0) return text
  return text.replace(/\n( *)/g, (_, blanks: string) => `\n${' '.repeat(Math.max(0, blanks.length + delta))}`)
}

function indentOf(code: string, at: number): number {
  const line = code.slice(code.lastIndexOf('\n', at - 1) + 1)
  return /^ */.exec(line)?.[0].length ?? 0
}
