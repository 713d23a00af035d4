import type { Expression } from '#shared/edits/syntax.ts'
import { parseCode } from '#shared/edits/syntax.ts'

/** Text as it must stand between tags: braces, angle brackets and entities are kept as what they look like. */
export function jsxText(text: string): string {
  return text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/[{}]/g, brace => (brace === '{' ? '&#123;' : '&#125;'))
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** What a person reads of a raw text between tags. */
export function readableText(raw: string): string {
  return raw
    .replace(/\s+/g, gap => (gap.includes('\n') ? ' ' : gap))
    .trim()
    .replace(/&(#\d+|#x[\da-f]+|\w+);/gi, (entity, name: string) => {
      if (!name.startsWith('#')) return ENTITIES[name] ?? entity
      const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    })
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  middot: '·',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
}

/** A string attribute's value in quotes; braces when both kinds of quotes are in it. */
export function attributeValue(value: string): string {
  const isPlain = !/[\n\\&]/.test(value)
  if (isPlain && !value.includes('"')) return `"${value}"`
  if (isPlain && !value.includes("'")) return `'${value}'`
  return `{${JSON.stringify(value)}}`
}

/** A string literal with the quotes a person would choose here. */
export function stringLiteral(value: string, quote: '"' | "'" = '"'): string {
  const body = JSON.stringify(value).slice(1, -1)
  return quote === '"' ? `"${body}"` : `'${body.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** The expression, or null when the code is not exactly one. */
export function parseExpression(code: string): Expression | null {
  const statement = parseCode(`(${code}\n);`).tree?.program.body
  if (statement?.length !== 1 || statement[0]?.type !== 'ExpressionStatement') return null
  return statement[0].expression
}

/** Whether the code may stand between tags: elements, text or expressions. */
export function isJsxContent(code: string): boolean {
  const expression = parseExpression(`<>${code}</>`)
  return expression?.type === 'JSXFragment'
}

/** The code with its own indentation replaced by this one; the first line has none. */
export function reindent(code: string, indent: string): string {
  const [first = '', ...rest] = code.replace(/^\n+/, '').trimEnd().split('\n')
  const isCut = !/^\s/.test(first)
  const own = commonIndent(isCut ? rest : [first, ...rest])
  return [first.trimStart(), ...rest.map(line => (line.trim() === '' ? '' : indent + line.slice(own)))].join(
    '\n',
  )
}

function commonIndent(lines: string[]): number {
  const indents = lines.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length)
  return indents.length > 0 ? Math.min(...indents) : 0
}
