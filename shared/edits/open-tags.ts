interface Tag {
  name: string
  line: number
  /** How far the line is indented where the tag is the first in it; null elsewhere. */
  indent: number | null
}

/**
 * Which tag is left open in code that cannot be read, as a sentence; null where none is. Which one it was is told by how
 * the lines are indented: by the tags alone it is always the outermost.
 */
export function openTagTold(code: string): string | null {
  const open: Tag[] = []
  for (const { tag, kind } of tagsIn(code)) {
    if (kind === 'open') open.push(tag)
    if (kind !== 'close') continue
    const opener = open.pop()
    if (!opener) return `</${tag.name}> of line ${tag.line} closes nothing.`
    if (opener.name !== tag.name || isDeeper(opener, tag)) return told(opener)
  }
  const left = open.at(-1)
  return left ? told(left) : null
}

const told = ({ name, line }: Tag): string => `<${name}> of line ${line} is not closed.`

const isDeeper = (opener: Tag, closer: Tag): boolean =>
  opener.indent !== null && closer.indent !== null && opener.indent > closer.indent

function* tagsIn(code: string): Generator<{ tag: Tag; kind: 'open' | 'close' | 'single' }> {
  let [line, lineStart, counted] = [1, 0, 0]
  for (let at = code.indexOf('<'); at >= 0; at = code.indexOf('<', at + 1)) {
    const isClose = code[at + 1] === '/'
    // What stands right behind a name is a type or a comparison.
    if (!isClose && /[\w.$)\]]/.test(code[at - 1] ?? '')) continue
    const name = /^[A-Za-z][\w.]{0,60}(?![\w.,]| extends )|^(?=>)/.exec(
      code.slice(at + (isClose ? 2 : 1), at + 102),
    )?.[0]
    if (name === undefined) continue
    const end = endOfTag(code, at + 1)
    if (end < 0) return
    for (; counted < at; counted++) if (code[counted] === '\n') [line, lineStart] = [line + 1, counted + 1]
    const before = code.slice(lineStart, Math.min(at, lineStart + 200))
    const tag = { name, line, indent: before.trim() === '' ? before.length : null }
    yield { tag, kind: isClose ? 'close' : code[end - 1] === '/' ? 'single' : 'open' }
    at = end
  }
}

/** Where its `>` is: not one in a string, and not one in braces. */
function endOfTag(code: string, from: number): number {
  let [depth, quote] = [0, '']
  for (let at = from; at < code.length; at++) {
    const character = code[at] ?? ''
    if (quote) {
      if (character === quote || (character === '\n' && quote !== '`' && depth > 0)) quote = ''
    } else if (/["'`]/.test(character)) quote = character
    else if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    else if (character === '>' && depth <= 0) return at
  }
  return -1
}
