import { apply } from '#shared/edits/operations/apply.ts'
import { Random } from '#tests/support/random.ts'

/** An edit of a file as it was meant, and as it was written by somebody who did not copy exactly. */
export interface LooseEdit {
  code: string
  search: string
  replace: string
  /** The file as it was meant to become. */
  wanted: string
  /** How often lines like the sought ones stand in the file, when only their words are compared. */
  places: number
  /** Whether they stand there as they are written, and only once. */
  isExact: boolean
  habits: string[]
}

export type LooseOutcome = 'as meant' | 'as meant, but indented otherwise' | 'refused' | 'elsewhere'

/** What becomes of it; empty lines and the kind of quotes are not counted. */
export function outcomeOf({ code, search, replace, wanted }: LooseEdit): LooseOutcome {
  const result = apply([{ name: 'notes.md', code }], [{ op: 'replace', file: 'notes.md', search, replace }])
  if (!result.ok) return 'refused'
  const made = linesOf(result.files[0]?.code ?? '')
  const meant = linesOf(wanted)
  if (made.join('\n') === meant.join('\n')) return 'as meant'
  const isSame = made.map(wordsOf).join('\n') === meant.map(wordsOf).join('\n')
  return isSame ? 'as meant, but indented otherwise' : 'elsewhere'
}

const linesOf = (text: string): string[] =>
  text
    .replaceAll("'", '"')
    .split(/\r?\n/)
    .map(line => line.trimEnd())
    .filter(Boolean)

/** A line without what a careless copy changes. */
const wordsOf = (line: string): string => line.trim().replace(/\s+/g, ' ').replaceAll("'", '"')

const TAGS = ['div', 'section', 'p', 'ul', 'li', 'Card', 'Button']
const WORDS = ['harbour', 'quay', 'boat', 'tide', 'rope', 'sail', 'berth', 'crew']

/** A random file, with lines that come again, and a random edit of it. */
export function looseEdit(seed: number): LooseEdit {
  const random = new Random(seed)
  const unit = random.pick(['  ', '    ', '\t'])
  const eol = random.chance(0.2) ? '\r\n' : '\n'
  const quote = random.pick([`"`, `'`])
  const lines = block(random, 4 + random.below(30), 0, unit, quote)
  const from = random.below(lines.length)
  const to = Math.min(lines.length, from + 1 + random.below(5))
  const depth = indentOf(lines[from] ?? '').length / unit.length
  const made = block(random, random.below(5), depth, unit, quote)
  const kept = lines.slice(from, to)
  const replacing = random.chance(0.5) ? [...made, ...kept.slice(1)] : [...kept.slice(0, -1), ...made]
  const wanted = [...lines.slice(0, from), ...replacing, ...lines.slice(to)]
  const { search, replace, habits } = carelessly(random, kept, replacing, unit, quote)
  const code = lines.join(eol) + eol
  const lookedFor = kept.filter(line => line.trim()).map(wordsOf)
  const all = lines.filter(line => line.trim()).map(wordsOf)
  const unbroken = code.replaceAll('\r\n', '\n')
  return {
    ...{ code, search, replace, habits },
    wanted: wanted.length > 0 ? wanted.join(eol) + eol : '',
    places: all.filter((_, at) => lookedFor.every((line, n) => all[at + n] === line)).length,
    isExact: unbroken.split(search.replaceAll('\r\n', '\n')).length === 2,
  }
}

const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? ''

function block(random: Random, count: number, depth: number, unit: string, quote: string): string[] {
  const lines: string[] = []
  let level = depth
  for (let at = 0; at < count; at++) {
    const indent = unit.repeat(level)
    const [tag, word] = [random.pick(TAGS), random.pick(WORDS)]
    const roll = random.below(10)
    if (roll < 2) {
      lines.push(`${indent}<${tag} className=${quote}p-${random.below(6)} ${word}${quote}>`)
      level++
    } else if (roll < 4 && level > depth) {
      level--
      lines.push(`${unit.repeat(level)}</${tag}>`)
    } else if (roll === 4) lines.push('')
    else if (roll === 5) lines.push(`${indent}{ name: ${quote}${word}${quote}, size: ${random.below(9)} },`)
    else if (roll === 6) lines.push(`${indent}// the ${word} of the ${random.pick(WORDS)}`)
    else if (roll === 7) lines.push(`${indent}<p>The ${word}'s ${random.pick(WORDS)}</p>`)
    else lines.push(`${indent}const ${word}${random.below(40)} = ${word} + ${random.below(40)}`)
  }
  return lines
}

type Change = (line: string, at: number) => string

/** Both texts changed in the same ways; blanks inside of lines in the quotation alone. */
function carelessly(
  random: Random,
  kept: readonly string[],
  replacing: readonly string[],
  unit: string,
  quote: string,
): { search: string; replace: string; habits: string[] } {
  const habits: [string, Change][] = []
  const base = indentOf(kept.find(line => line.trim()) ?? '')
  const other = random.pick(['  ', '    ', '\t'].filter(each => each !== unit))
  const all: [string, number, Change][] = [
    ['dedented', 0.4, line => (line.startsWith(base) ? line.slice(base.length) : line.trimStart())],
    ['deeper', 0.15, line => (line.trim() ? unit.repeat(2) + line : line)],
    ['other unit', 0.25, line => other.repeat(indentOf(line).length / unit.length) + line.trimStart()],
    ['first line bare', 0.2, (line, at) => (at === 0 ? line.trimStart() : line)],
    [
      'other quotes',
      0.25,
      line => (/[a-z]'s/.test(line) ? line : line.replaceAll(quote, quote === `"` ? `'` : `"`)),
    ],
    ['trailing blanks', 0.2, line => (random.chance(0.5) ? `${line}  ` : line)],
    ['blanks doubled', 0.15, line => indentOf(line) + line.trimStart().replace(/ (?=\S)/, '  ')],
  ]
  for (const [name, share, change] of all) if (random.chance(share)) habits.push([name, change])
  const changed = (lines: readonly string[], without: readonly string[] = []) =>
    habits.reduce((made, [name, change]) => (without.includes(name) ? made : made.map(change)), [...lines])
  const eol = random.chance(0.1) ? '\r\n' : '\n'
  const told = habits.map(([name]) => name)
  const search = changed(kept)
  if (random.chance(0.05)) {
    search.push(`${search.pop()},`)
    told.push('trailing comma')
  }
  return {
    search: search.join(eol),
    replace: changed(replacing, ['trailing blanks', 'blanks doubled']).join(eol),
    habits: told,
  }
}
