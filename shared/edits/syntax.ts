import { type Expression, type File, parse } from '@babel/parser'
import { openTagTold } from '#shared/edits/open-tags.ts'

export type Statement = File['program']['body'][number]
export type JsxElement = Extract<Expression, { type: 'JSXElement' }>
export type JsxAttribute = Extract<
  JsxElement['openingElement']['attributes'][number],
  { type: 'JSXAttribute' }
>
export type JsxChild = JsxElement['children'][number]
export type ImportDeclaration = Extract<Statement, { type: 'ImportDeclaration' }>
export type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>
export type ArrayExpression = Extract<Expression, { type: 'ArrayExpression' }>
export type { Expression, File }

/** Any node of the tree, for walking. */
export interface SyntaxNode {
  type: string
  start?: number | null
  end?: number | null
}

export interface SyntaxFault {
  message: string
  line: number
  column: number
  /** The code ends before it is finished. */
  isTruncated: boolean
}

export type Parsed = { tree: File; fault: null } | { tree: null; fault: SyntaxFault }

const CODE_FILE = /\.[cm]?[jt]sx?$/
export const isCodeFile = (name: string): boolean => CODE_FILE.test(name)

export function parseCode(code: string, name = 'file.tsx'): Parsed {
  const isPlainTypeScript = /\.[cm]?ts$/.test(name)
  try {
    const tree = parse(code, {
      sourceType: 'module',
      plugins: isPlainTypeScript ? ['typescript'] : ['typescript', 'jsx'],
      attachComment: false,
    })
    return { tree, fault: null }
  } catch (error) {
    return { tree: null, fault: faultOf(error, code) }
  }
}

function faultOf(error: unknown, code: string): SyntaxFault {
  const {
    message = 'Syntax error',
    loc,
    pos,
  } = error as {
    message?: string
    pos?: number
    loc?: { line: number; column: number; index?: number }
  }
  const at = pos ?? loc?.index ?? 0
  const isAtEnd = at >= code.trimEnd().length
  const said = message.replace(/ ?\(\d+:\d+\)$/, '')
  const openTag = isOfTags(said) ? openTagTold(code) : null
  return {
    message: openTag ? `${said.replace(/\.? Did you mean .*$/, '')}. ${openTag}` : said,
    line: loc?.line ?? 1,
    column: loc?.column ?? 0,
    isTruncated: isAtEnd || /unterminated|unclosed/i.test(message),
  }
}

/** What is said where the tags do not fit each other: the brace after them is no mistake. */
const isOfTags = (message: string): boolean => /JSX|^Unexpected token/.test(message)

/** Calls `enter` for the node and everything below it, in source order, with its ancestors, nearest last. */
export function visit(node: object, enter: (node: SyntaxNode, ancestors: SyntaxNode[]) => void): void {
  walk(node as SyntaxNode, [], enter)
}

function walk(node: SyntaxNode, ancestors: SyntaxNode[], enter: Parameters<typeof visit>[1]): void {
  enter(node, ancestors)
  ancestors.push(node)
  for (const child of childrenOf(node)) walk(child, ancestors, enter)
  ancestors.pop()
}

export function childrenOf(node: object): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key === 'extra' || key === 'errors' || key === 'comments' || key === 'tokens')
      continue
    for (const entry of Array.isArray(value) ? value : [value]) if (isNode(entry)) children.push(entry)
  }
  return children.sort((a, b) => startOf(a) - startOf(b))
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

export const startOf = (node: SyntaxNode): number => node.start ?? 0
export const endOf = (node: SyntaxNode): number => node.end ?? 0

export const isJsxElement = (node: SyntaxNode): node is JsxElement => node.type === 'JSXElement'

/** The tag as written: `div`, `Button`, `Tabs.List`. */
export function tagOf(element: JsxElement): string {
  const write = (name: JsxElement['openingElement']['name']): string => {
    if (name.type === 'JSXIdentifier') return name.name
    if (name.type === 'JSXNamespacedName') return `${name.namespace.name}:${name.name.name}`
    return `${write(name.object)}.${name.property.name}`
  }
  return write(element.openingElement.name)
}

export function attributeOf(element: JsxElement, name: string): JsxAttribute | null {
  const found = element.openingElement.attributes.find(
    attribute => attribute.type === 'JSXAttribute' && attribute.name.name === name,
  )
  return found?.type === 'JSXAttribute' ? found : null
}
