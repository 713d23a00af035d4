import { losesParens, parensAround, printElement } from '#server/designer/code/layout-element.ts'
import { LINE_WIDTH } from '#server/designer/code/literal.ts'
import { withOrderedClasses } from '#server/designer/preset/ordered-classes.ts'
import {
  endOf,
  type ImportDeclaration,
  isJsxElement,
  parseCode,
  type SyntaxNode,
  startOf,
  visit,
} from '#shared/edits/syntax.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/text-edits.ts'

/**
 * Breaks lines the way Prettier would where a template cannot know: around texts, tags and imports. Everything
 * else is written in its final form already.
 */
export function layout(source: string): string {
  const code = withOrderedClasses(source)
  const { tree } = parseCode(code)
  if (!tree) return code
  const edits: TextEdit[] = []
  for (const statement of tree.program.body) {
    if (statement.type === 'ImportDeclaration') edits.push(importEdit(code, statement))
  }
  visit(tree.program, (node, ancestors) => {
    const isInner = ancestors.some(parent => parent.type === 'JSXElement' || parent.type === 'JSXFragment')
    if ((isJsxElement(node) || node.type === 'JSXFragment') && !isInner)
      edits.push(elementEdit(code, node, ancestors.at(-1)))
  })
  return applyTextEdits(code, edits)
}

function importEdit(code: string, node: ImportDeclaration): TextEdit {
  const raw = code.slice(startOf(node), endOf(node))
  const list = /\{([^}]*)\}/.exec(raw)
  const names = (list?.[1] ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
  const flat = list ? raw.replace(list[0], `{ ${names.join(', ')} }`) : raw
  const isWide = flat.length > LINE_WIDTH && names.length > 1
  const broken = list ? raw.replace(list[0], `{\n${names.map(name => `  ${name},\n`).join('')}}`) : raw
  return { at: startOf(node), remove: raw.length, insert: isWide ? broken : flat }
}

function elementEdit(code: string, node: SyntaxNode, parent: SyntaxNode | undefined): TextEdit {
  const lineStart = code.lastIndexOf('\n', startOf(node) - 1) + 1
  const indent = /^ */.exec(code.slice(lineStart))?.[0].length ?? 0
  const printed = printElement(code, node, indent)
  const whole = { at: startOf(node), remove: endOf(node) - startOf(node), insert: printed }
  const parens = losesParens(parent) ? parensAround(code, node) : null
  if (!parens || printed.includes('\n')) return whole
  const head = code.slice(code.lastIndexOf('\n', parens.open - 1) + 1, parens.open)
  const tail = /^[^\n]*/.exec(code.slice(parens.close))?.[0] ?? ''
  const fits = head.length + printed.length + tail.length <= LINE_WIDTH
  return fits ? { at: parens.open, remove: parens.close - parens.open, insert: printed } : whole
}
