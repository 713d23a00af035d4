import { type Clues, quotesIn, rankFiles } from '#server/generation/prompt/rank-files.ts'
import { BYTES_PER_TOKEN, fittingLines, tokensOf } from '#server/generation/prompt/tokens.ts'
import type { SourceFile } from '#shared/artifacts.ts'

const MAP_SHARE = 0.2
/** A part of a file is worth showing from this many tokens on. */
const EXCERPT_MIN_TOKENS = 300

export interface FileContext {
  text: string
  seesEverything: boolean
  /** Where each file ends in it, where they are shown as they stand. */
  ends?: number[]
}

/** All files in this order, where they fit; null where they do not. */
export function wholeContext(shown: readonly SourceFile[], tokens: number): FileContext | null {
  // Most characters are a byte: what cannot fit is not put together.
  if (shown.reduce((sum, { code }) => sum + code.length, 0) / BYTES_PER_TOKEN > tokens) return null
  let text = '# Files of the design'
  const ends = shown.map(file => {
    text += `\n${whole(file)}`
    return text.length
  })
  return tokensOf(text) <= tokens ? { text, ends, seesEverything: true } : null
}

/**
 * The files as far as they fit: whole, a part of one that is too large, then names alone. The likeliest are taken first
 * and stand last: next to the request, and after those that any other request would be shown too.
 */
export function fileContext(files: readonly SourceFile[], clues: Clues, tokens: number): FileContext {
  const map = fileMap(files, tokens * MAP_SHARE)
  let left = tokens - tokensOf(map)
  const likely: string[] = []
  const others: string[] = []
  for (const { file, score } of rankFiles(files, clues)) {
    const text = whole(file)
    const isWhole = tokensOf(text) <= left
    if (!isWhole && (score === 0 || left <= EXCERPT_MIN_TOKENS)) continue
    const shown = isWhole ? text : excerpt(file, lineOf(file, clues), left)
    if (score > 0) likely.unshift(shown)
    else others.push(shown)
    left -= tokensOf(shown)
    if (left < EXCERPT_MIN_TOKENS) break
  }
  return {
    text: `# All files of the design (lines)\n${map}\n\n# The files that matter most here\n${[...others, ...likely].join('\n')}`,
    seesEverything: false,
  }
}

const whole = ({ name, code }: SourceFile): string => `## ${name}\n\`\`\`\n${code}\n\`\`\``

function fileMap(files: readonly SourceFile[], tokens: number): string {
  const lines = files.map(({ name, code }) => `${name} ${code.split('\n').length}`)
  const fitting = fittingLines(lines, tokens)
  const more = lines.length - fitting.length
  return more > 0 ? `${fitting.join('\n')}\n(and ${more} more)` : fitting.join('\n')
}

/** Where in the file the request is about: the selected line, or the first text it quotes. */
function lineOf(file: SourceFile, { selected, prompt }: Clues): number {
  const first = selected.find(element => element.file === file.name)
  if (first) return first.line
  const at = quotesIn(prompt)
    .map(quote => file.code.indexOf(quote))
    .find(index => index >= 0)
  return at === undefined ? 1 : file.code.slice(0, at).split('\n').length
}

/** Whole lines around one line, as many as fit, exactly as they stand in the file. */
function excerpt({ name, code }: SourceFile, line: number, tokens: number): string {
  const lines = code.split('\n')
  const budget = tokens - tokensOf(`## ${name}, lines 10000 to 10000 of 10000\n\`\`\`\n\n\`\`\``)
  let start = Math.min(Math.max(line - 1, 0), lines.length - 1)
  let end = start
  let size = 0
  for (let grows = true; grows; ) {
    grows = false
    for (const at of [end, start - 1]) {
      const next = lines[at]
      if (next === undefined || (at === end && end >= lines.length)) continue
      const more = tokensOf(`${next}\n`)
      if (size + more > budget) continue
      size += more
      if (at === end) end++
      else start--
      grows = true
    }
  }
  return `## ${name}, lines ${start + 1} to ${end} of ${lines.length}\n\`\`\`\n${lines.slice(start, end).join('\n')}\n\`\`\``
}
