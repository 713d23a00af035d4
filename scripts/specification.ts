// `tests/specification.md` says of every line of the specification which test shows it, or why it is otherwise.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Problem, runCommand } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'

interface Found {
  /** Lines with a test. */
  shown: number
  /** Lines that were decided otherwise. */
  otherwise: number
  problems: string[]
}

const OTHERWISE = /^otherwise: \S/

/** What is wrong with the table; `isTest` knows a test by its path without `.test.ts`. */
export function readSpecification(table: string, isTest: (path: string) => boolean): Found {
  const found: Found = { shown: 0, otherwise: 0, problems: [] }
  for (const [at, line] of table.split('\n').entries()) {
    const cells = cellsOf(line)
    if (!cells) continue
    const [sentence = '', by = '', ...more] = cells
    const say = (problem: string) => found.problems.push(`line ${at + 1}, ${sentence}: ${problem}`)
    const named = [...by.matchAll(/`([^`]*)`/g)].map(([, path = '']) => path)
    const missing = named.filter(path => !isTest(path))
    if (more.length > 0 || sentence === '') say('is not one sentence and what shows it')
    else if (missing.length > 0) say(`there is no test ${missing.join(', ')}`)
    else if (OTHERWISE.test(by)) found.otherwise += 1
    else if (named.length > 0 && by.replaceAll(/`[^`]*`|[\s,]/g, '') === '') found.shown += 1
    else say('has neither tests nor “otherwise: ” with a reason')
  }
  if (found.shown + found.otherwise === 0) found.problems.push('there is no line in it')
  return found
}

/** Of a row; null for headings, for what is around a table, and for its head. */
function cellsOf(line: string): string[] | null {
  if (!line.startsWith('|') || /^\|[-|\s]*$/.test(line) || line.startsWith(HEAD)) return null
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map(cell => cell.trim())
}

const HEAD = '| what |'
const TABLE = inRoot('tests', 'specification.md')

export function checkSpecification(): void {
  const { shown, otherwise, problems } = readSpecification(readFileSync(TABLE, 'utf8'), path =>
    existsSync(inRoot('tests', `${path}.test.ts`)),
  )
  if (problems.length > 0) throw new Problem(`tests/specification.md:\n${problems.join('\n')}`)
  console.log(`${shown} lines of the specification have a test, ${otherwise} are otherwise with a reason`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runCommand(async () => checkSpecification())
