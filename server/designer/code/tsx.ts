type Hole = string | number | null | undefined | false | readonly string[]

/**
 * Source code with holes: the template's own indentation goes, what fills a hole takes the hole's. A line that
 * held nothing but an empty hole disappears.
 */
export function tsx(strings: TemplateStringsArray, ...holes: Hole[]): string {
  const own = dedent(strings)
  let out = own[0] ?? ''
  holes.forEach((hole, at) => {
    const text = textOf(hole)
    const rest = own[at + 1] ?? ''
    const lineStart = out.lastIndexOf('\n') + 1
    const before = out.slice(lineStart)
    const isAlone = before.trim() === '' && (rest === '' || rest.startsWith('\n'))
    if (text === '' && isAlone) out = out.slice(0, Math.max(0, lineStart - 1)) + rest
    else out += indentRest(text, before) + rest
  })
  return `${out
    .replace(/^\n+/, '')
    .replace(/[ \t]+$/gm, '')
    .trimEnd()}\n`
}

function textOf(hole: Hole): string {
  if (hole === null || hole === undefined || hole === false) return ''
  return (typeof hole === 'object' ? hole.join('\n') : String(hole)).replace(/\n+$/, '')
}

function indentRest(text: string, before: string): string {
  const indent = /^\s*/.exec(before)?.[0] ?? ''
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`)
}

/** The raw pieces of the template without the indentation its lines have in common. */
function dedent(strings: TemplateStringsArray): string[] {
  const indents = strings.flatMap((piece, at) => {
    const lines = piece.split('\n').slice(1)
    return lines.flatMap((line, index) => {
      const isLastOfPiece = index === lines.length - 1
      const isFilled = line.trim() !== '' || (isLastOfPiece && at < strings.length - 1)
      return isFilled ? [line.length - line.trimStart().length] : []
    })
  })
  const common = indents.length > 0 ? Math.min(...indents) : 0
  return strings.map(piece => piece.replace(new RegExp(`\\n[ \\t]{0,${common}}`, 'g'), '\n'))
}
