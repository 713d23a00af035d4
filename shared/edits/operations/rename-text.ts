import { attributeValue, jsxText } from '#shared/edits/jsx-source.ts'
import type { EditResult } from '#shared/edits/operations/edit-result.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/operations/text-edits.ts'
import { endOf, type File, type SyntaxNode, startOf, visit } from '#shared/edits/syntax.ts'

const NOT_WORDS = /^(className|class|id|href|src|key|htmlFor|type|name|variant|size|d|viewBox|fill|stroke)$/

/** Renames a word or phrase in everything a person reads: text between tags, strings, templates. */
export function renameText(code: string, tree: File, from: string, to: string): EditResult {
  const edits: TextEdit[] = []
  visit(tree.program, (node, ancestors) => {
    if (!isReadable(node, ancestors)) return
    const raw = code.slice(startOf(node), endOf(node))
    if (ancestors.at(-1)?.type === 'JSXAttribute') {
      const text = replaceWords(raw.slice(1, -1), from, to)
      if (text !== raw.slice(1, -1))
        edits.push({ at: startOf(node), remove: raw.length, insert: attributeValue(text) })
      return
    }
    const isMarkup = node.type === 'JSXText'
    const wanted = isMarkup ? jsxText(from) : from
    for (const at of wholeWords(raw, wanted)) {
      const insert = isMarkup ? jsxText(to) : escapeFor(raw[0] ?? '"', to, node)
      edits.push({ at: startOf(node) + at, remove: wanted.length, insert })
    }
  })
  return edits.length > 0 ? { edits } : refuse('no-change', `"${from}" does not stand in this file.`)
}

function isReadable(node: SyntaxNode, ancestors: SyntaxNode[]): boolean {
  if (node.type === 'JSXText') return true
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateElement') return false
  const parent = ancestors.at(-1)
  if (!parent || /^(Import|Export)/.test(parent.type) || parent.type === 'TSLiteralType') return false
  const attribute = ancestors.findLast(each => each.type === 'JSXAttribute') as
    | { name?: { name?: unknown } }
    | undefined
  return !attribute || !NOT_WORDS.test(String(attribute.name?.name))
}

function replaceWords(text: string, from: string, to: string): string {
  const edits = wholeWords(text, from).map(at => ({ at, remove: from.length, insert: to }))
  return applyTextEdits(text, edits)
}

function wholeWords(text: string, wanted: string): number[] {
  const found: number[] = []
  const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_]/u.test(char)
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    if (!isWord(text[at - 1]) && !isWord(text[at + wanted.length])) found.push(at)
  }
  return found
}

function escapeFor(quote: string, text: string, node: SyntaxNode): string {
  if (node.type === 'TemplateElement') return text.replace(/[`\\]|\$\{/g, found => `\\${found}`)
  return text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)
}
