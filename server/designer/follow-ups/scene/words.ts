import { readableText } from '#shared/edits/jsx-source.ts'
import {
  attributeOf,
  endOf,
  isCodeFile,
  type JsxElement,
  type SyntaxNode,
  startOf,
} from '#shared/edits/syntax.ts'

/** The library's own files are no part of what a person sees as theirs. */
export const isShown = (file: string): boolean => isCodeFile(file) && !/(?:^|\/)components\/ui\//.test(file)

/** The words that stand directly in the element: text, and strings in braces, also both sides of a choice. */
export function ownWords(node: JsxElement, code: string): string {
  return node.children
    .flatMap(child => {
      if (child.type === 'JSXText') return [readableText(code.slice(startOf(child), endOf(child)))]
      if (child.type !== 'JSXExpressionContainer') return []
      return stringsIn(child.expression)
    })
    .filter(Boolean)
    .join(' ')
}

function stringsIn(node: SyntaxNode): string[] {
  const { value, consequent, alternate, right } = node as SyntaxNode & {
    value?: unknown
    consequent?: SyntaxNode
    alternate?: SyntaxNode
    right?: SyntaxNode
  }
  if (node.type === 'StringLiteral' && typeof value === 'string') return [value.trim()]
  if (node.type === 'ConditionalExpression')
    return [consequent, alternate].flatMap(each => (each ? stringsIn(each) : []))
  if (node.type === 'LogicalExpression' && right) return stringsIn(right)
  return []
}

/** An attribute's string, also from braces; null when it is computed or not there. */
export function stringAttribute(node: JsxElement, name: string): string | null {
  const value = attributeOf(node, name)?.value
  if (value?.type === 'StringLiteral') return value.value
  if (value?.type === 'JSXExpressionContainer' && value.expression.type === 'StringLiteral')
    return value.expression.value
  return null
}

/** Every class name that stands in the element's class attribute, under any condition. */
export function classesOf(node: JsxElement, code: string): string[] {
  const attribute = attributeOf(node, 'className') ?? attributeOf(node, 'class')
  if (!attribute?.value) return []
  const raw = code.slice(startOf(attribute.value), endOf(attribute.value))
  if (attribute.value.type === 'StringLiteral') return words(attribute.value.value)
  const strings = [...raw.matchAll(/(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g)].map(match =>
    (match[2] ?? '').replace(/\$\{[^}]*\}/g, ' '),
  )
  return strings.flatMap(words)
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

export const codeIn = (files: readonly { name: string; code: string }[], name: string): string =>
  files.find(file => file.name === name)?.code ?? ''
