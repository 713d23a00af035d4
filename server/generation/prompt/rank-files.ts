import { ENTRY_FILES, type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { importsOf } from '#shared/edits/imports-of.ts'

export interface Clues {
  prompt: string
  /** Where the selected elements stand. */
  selected: readonly { file: string; line: number }[]
  /** Files that were changed before, the latest first. */
  recent: readonly string[]
}

const WEIGHT = {
  selected: 10_000,
  named: 4_000,
  quoted: 3_000,
  imported: 1_500,
  recent: 800,
  entry: 600,
  theme: 300,
}
const WORD_WEIGHT = 400
/** More quotes than a person writes say nothing, and each is looked for in all of the design. */
const QUOTES_MAX = 50
const QUOTED = /["“”'‘’`]([^"“”'‘’`\n]{3,80})["“”'‘’`]/g

/** The files by how likely the request is about them, the likeliest first. */
export function rankFiles(files: readonly SourceFile[], clues: Clues): { file: SourceFile; score: number }[] {
  const asked = { quotes: quotesIn(clues.prompt), words: spoken(clues.prompt) }
  const scores = new Map(files.map(file => [file.name, scoreOf(file, files, clues, asked)]))
  for (const file of files.filter(({ name }) => isSelected(name, clues)))
    for (const name of importsOf(file, files)) scores.set(name, (scores.get(name) ?? 0) + WEIGHT.imported)
  return files
    .map(file => ({ file, score: scores.get(file.name) ?? 0 }))
    .sort((a, b) => b.score - a.score || a.file.name.localeCompare(b.file.name))
}

const isSelected = (name: string, { selected }: Pick<Clues, 'selected'>): boolean =>
  selected.some(({ file }) => file === name)

interface Asked {
  quotes: readonly string[]
  /** Every word of the request, between blanks. */
  words: string
}

function scoreOf(file: SourceFile, files: readonly SourceFile[], clues: Clues, asked: Asked): number {
  const { prompt, recent } = clues
  const age = recent.indexOf(file.name)
  const entry = ENTRY_FILES.find(name => files.some(each => each.name === name))
  return (
    (isSelected(file.name, clues) ? WEIGHT.selected : 0) +
    (isNamed(file.name, prompt, asked) ? WEIGHT.named : 0) +
    asked.quotes.filter(quote => file.code.includes(quote)).length * WEIGHT.quoted +
    wordScore(file, files, prompt) +
    (age >= 0 ? WEIGHT.recent / (1 + age) : 0) +
    (file.name === entry ? WEIGHT.entry : 0) +
    (file.name === THEME_FILE ? WEIGHT.theme : 0)
  )
}

/** `components/price-table.tsx` is named by its path, by "price-table", "PriceTable" and "price table". */
function isNamed(path: string, prompt: string, { words }: Asked): boolean {
  const base =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? path
  if (prompt.includes(path)) return true
  const name = spoken(base)
  return name.trim().length >= 3 && words.includes(name)
}

const spoken = (text: string): string => ` ${wordsOf(text.replace(/([a-z])([A-Z])/g, '$1 $2')).join(' ')} `

export const quotesIn = (prompt: string): string[] =>
  [...prompt.matchAll(QUOTED)].slice(0, QUOTES_MAX).map(([, quote = '']) => quote)

/** Words of the request that only a few files have say most. */
function wordScore(file: SourceFile, files: readonly SourceFile[], prompt: string): number {
  const frequencies = frequenciesOf(files, prompt)
  const code = `${file.name} ${file.code}`.toLowerCase()
  let score = 0
  for (const [word, count] of frequencies) if (code.includes(word)) score += WORD_WEIGHT / count
  return score
}

const counted = new WeakMap<readonly SourceFile[], { prompt: string; frequencies: Map<string, number> }>()

function frequenciesOf(files: readonly SourceFile[], prompt: string): Map<string, number> {
  const known = counted.get(files)
  if (known?.prompt === prompt) return known.frequencies
  const words = [...new Set(wordsOf(prompt).filter(word => word.length >= 4))].slice(0, 60)
  const codes = files.map(file => `${file.name} ${file.code}`.toLowerCase())
  const frequencies = new Map(words.map(word => [word, codes.filter(code => code.includes(word)).length]))
  counted.set(files, { prompt, frequencies })
  return frequencies
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
