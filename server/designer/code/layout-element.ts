import { LINE_WIDTH } from '#server/designer/code/literal.ts'
import {
  childrenOf,
  endOf,
  isJsxElement,
  type JsxChild,
  type JsxElement,
  type SyntaxNode,
  startOf,
  tagOf,
} from '#shared/edits/syntax.ts'

type Attribute = JsxElement['openingElement']['attributes'][number]

/** A piece of an element's content, and whether a blank stands between it and the next. */
interface Atom {
  text: string
  isWord: boolean
  hasSpaceAfter: boolean
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
    .map(atom => atom.text + (atom.hasSpaceAfter ? ' ' : ''))
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

const printAttribute = (code: string, attribute: Attribute, indent: number): string =>
  printSource(code, attribute, indent - indentOf(code, startOf(attribute)))

function atomsOf(code: string, child: JsxChild, next: JsxChild | undefined, indent: number): Atom[] {
  if (child.type === 'JSXText') return wordsOf(code.slice(startOf(child), endOf(child)))
  if (child.type === 'JSXExpressionContainer' && isBlank(child))
    return [{ text: '', isWord: true, hasSpaceAfter: true }]
  const lineIndent = indentOf(code, startOf(child))
  const isElement = child.type === 'JSXElement' || child.type === 'JSXFragment'
  const text = isElement ? printElement(code, child, indent) : printSource(code, child, indent - lineIndent)
  const follows = next?.type === 'JSXText' && /^\s/.test(code.slice(startOf(next), endOf(next)))
  return [{ text, isWord: false, hasSpaceAfter: follows }]
}

/** `{" "}`, a blank that a line break would lose. */
const isBlank = (child: JsxChild): boolean =>
  child.type === 'JSXExpressionContainer' &&
  child.expression.type === 'StringLiteral' &&
  child.expression.value === ' '

function wordsOf(raw: string): Atom[] {
  const words = raw.split(/\s+/).filter(Boolean)
  return words.map((text, at) => ({
    text,
    isWord: true,
    hasSpaceAfter: at < words.length - 1 || /\s$/.test(raw),
  }))
}

/** Words run on to the edge of the page; tags and expressions with blanks between them take lines of their own. */
function fill(atoms: Atom[], indent: number): string[] {
  const lines: string[] = []
  let line = ''
  let previous: Atom | null = null
  for (const atom of atoms.filter(each => each.text !== '' || each.hasSpaceAfter)) {
    const hasSpace = previous?.hasSpaceAfter ?? false
    const isText = atom.isWord || previous?.isWord
    const joined = line + (hasSpace ? ' ' : '') + atom.text
    const fits = indent + joined.length <= LINE_WIDTH && !atom.text.includes('\n')
    if (previous && (!hasSpace || (isText && fits))) line = joined
    else if (previous) {
      const isMixed = isText && !(atom.isWord && previous.isWord)
      lines.push(isMixed ? `${line}{" "}` : line)
      line = atom.text
    } else line = atom.text
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
