import fc from 'fast-check'
import { expect } from 'vitest'
import type { SourceFile } from '#shared/artifacts.ts'
import { type Applied, apply } from '#shared/edits/operations/apply.ts'
import { Continuation } from '#shared/edits/reply/continuation.ts'
import { ReplyParser } from '#shared/edits/reply/parser.ts'
import { ReplyTurn } from '#shared/edits/reply/turn.ts'
import { parseCode } from '#shared/edits/syntax.ts'
import { FAULTS, type Fault, type Step, spoil, written } from '#tests/support/provider/patch-writing.ts'

interface Patch {
  files: SourceFile[]
  steps: Step[]
  fault: Fault
  /** Where the fault strikes, and how the reply is written. */
  dice: number[]
}

/** Random patches as models write them, each with one fault or none: all of a patch is applied, or nothing. */
export function fuzzPatches(runs: number, seed?: number): Record<string, number> {
  const seen: Record<string, number> = {}
  fc.assert(
    fc.property(patch, each => {
      const outcome = check(each)
      const name = `${each.fault}: ${outcome}`
      seen[name] = (seen[name] ?? 0) + 1
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  )
  return seen
}

function check({ files, steps, fault, dice }: Patch): 'applied' | 'refused' {
  const before = structuredClone(files)
  const wanted = carriedOut(files, steps)
  const blocks = steps.map((step, at) => written(step, dice[at] ?? 0))
  const [spoiled, expected] = spoil(blocks, fault, dice)
  const applied = fault === 'continued' ? continued(files, spoiled, dice) : read(files, [spoiled])
  expect(files).toEqual(before)
  if (!applied.ok) {
    expect(applied.problems.length).toBeGreaterThan(0)
    for (const problem of applied.problems) expect(problem.message).toMatch(/\S/)
    expect(expected, applied.problems.map(problem => problem.message).join(' ')).not.toBe('applied')
    return 'refused'
  }
  expect(expected).not.toBe('refused')
  const allowed =
    expected === 'applied'
      ? [wanted]
      : steps.map((_, at) => carriedOut(files, steps.slice(0, at))).concat([wanted])
  const result = sorted(applied.files)
  expect(allowed.map(sorted)).toContainEqual(result)
  for (const { name, code } of applied.files) expect(parseCode(code, name).fault).toBe(null)
  checkSummary(files, applied)
  return 'applied'
}

/** The figures of the summary are those of the shortest difference, counted another way. */
function checkSummary(before: SourceFile[], { files, changes }: Extract<Applied, { ok: true }>): void {
  const old = new Map(before.map(file => [file.name, file.code]))
  const now = new Map(files.map(file => [file.name, file.code]))
  const told = new Set<string>()
  for (const change of changes) {
    const from = change.from ?? change.file
    const a = linesOf(old.get(from) ?? '')
    const b = linesOf(now.get(change.file) ?? '')
    const kept = commonLines(a, b)
    expect([change.file, change.linesAdded, change.linesRemoved]).toEqual([
      change.file,
      b.length - kept,
      a.length - kept,
    ])
    told.add(change.file).add(from)
  }
  for (const name of new Set([...old.keys(), ...now.keys()]))
    expect(told.has(name)).toBe(old.get(name) !== now.get(name) || told.has(name))
  const silent = [...old.keys(), ...now.keys()].filter(
    name => old.get(name) !== now.get(name) && !told.has(name),
  )
  expect(silent).toEqual([])
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split(/\r?\n/))

/** The longest common subsequence, by the textbook's table. */
function commonLines(a: string[], b: string[]): number {
  let row = new Array<number>(b.length + 1).fill(0)
  for (const line of a) {
    const next = [0]
    b.forEach((other, at) => {
      next.push(line === other ? (row[at] ?? 0) + 1 : Math.max(next[at] ?? 0, row[at + 1] ?? 0))
    })
    row = next
  }
  return row[b.length] ?? 0
}

/** What the steps make of the files, by plain string work. */
function carriedOut(files: readonly SourceFile[], steps: Step[]): SourceFile[] {
  const result = new Map(files.map(file => [file.name, file.code]))
  for (const step of steps) {
    if (step.kind === 'write') result.set(step.file, step.code)
    else if (step.kind === 'delete') result.delete(step.file)
    else if (step.kind === 'rename') {
      result.set(step.to, result.get(step.from) ?? '')
      result.delete(step.from)
    } else {
      const code = result.get(step.file) ?? ''
      const isCrlf = code.includes('\r\n')
      const found = isCrlf ? step.search.replaceAll('\n', '\r\n') : step.search
      result.set(
        step.file,
        code.replace(found, () => (isCrlf ? step.replace.replaceAll('\n', '\r\n') : step.replace)),
      )
    }
  }
  return [...result].map(([name, code]) => ({ name, code }))
}

const sorted = (files: readonly SourceFile[]): SourceFile[] =>
  [...files].sort((a, b) => a.name.localeCompare(b.name))

function read(files: SourceFile[], pieces: string[]): Applied {
  const parser = new ReplyParser()
  const turn = new ReplyTurn()
  for (const event of [...pieces.flatMap(piece => parser.push(piece)), ...parser.end()]) turn.take(event)
  return turn.judged(apply(files, turn.operations))
}

/** Cut off by its length somewhere, then gone on with, repeating a little or opening the fence again. */
function continued(files: SourceFile[], reply: string, dice: number[]): Applied {
  const roll = dice.at(-1) ?? 0
  const cut = 1 + (roll % (reply.length - 1))
  const parser = new ReplyParser()
  const turn = new ReplyTurn()
  const before = reply.slice(0, cut)
  const events = parser.push(before)
  const repeated = [0, 8, 30][roll % 3] ?? 0
  const again = repeated > 0 && cut > repeated + 40 ? before.slice(-repeated) : ''
  const rest = new Continuation(before, parser.openPath)
  for (const piece of pieces(again + reply.slice(cut), 17 + (roll % 50)))
    events.push(...parser.push(rest.push(piece)))
  events.push(...parser.push(rest.end()), ...parser.end())
  for (const event of events) turn.take(event)
  return turn.judged(apply(files, turn.operations))
}

const pieces = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))

const codeOf = (name: string, lines: number, eol: string): string =>
  `${Array.from({ length: lines }, (_, at) => `export const ${name}${at} = ${at}`).join(eol)}${eol}`

const FREE = ['one', 'two', 'three', 'four', 'five']

const patch: fc.Arbitrary<Patch> = fc
  .record({
    sizes: fc.array(fc.integer({ min: 3, max: 30 }), { minLength: 5, maxLength: 5 }),
    eol: fc.constantFrom('\n', '\n', '\r\n'),
    moves: fc.array(
      fc.record({
        kind: fc.constantFrom('write', 'edit', 'edit', 'create', 'delete', 'rename'),
        file: fc.nat({ max: 4 }),
        line: fc.nat({ max: 29 }),
        count: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    fault: fc.constantFrom(...FAULTS),
    dice: fc.array(fc.nat({ max: 100_000 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ sizes, eol, moves, fault, dice }) => {
    const files = [
      ...FREE.map((name, at) => ({ name: `parts/${name}.ts`, code: codeOf(name, sizes[at] ?? 3, eol) })),
      { name: 'steady.ts', code: 'export const a = 1 // twice\nexport const b = 2 // twice\n' },
    ]
    const touched = new Set<number>()
    const steps = moves.flatMap((move, at): Step[] => {
      if (touched.has(move.file)) return []
      touched.add(move.file)
      return [stepOf(move, at, sizes[move.file] ?? 3)]
    })
    return { files, steps, fault, dice }
  })

/** Each file is touched once, so that the order of the steps does not decide what fits. */
function stepOf(
  { kind, file, line, count }: { kind: string; file: number; line: number; count: number },
  at: number,
  size: number,
): Step {
  const name = FREE[file] ?? 'one'
  const path = `parts/${name}.ts`
  const added = Array.from({ length: count }, (_, n) => `export const new${at}${n} = '${at}.${n}'`)
  switch (kind) {
    case 'write':
      return {
        kind: 'write',
        file: path,
        code: `${[`export const ${name}All = true`, ...added].join('\n')}\n`,
      }
    case 'create':
      return {
        kind: 'write',
        file: `made/${name}.tsx`,
        code: `export const Made${at} = () => <p>{'\`\`\`'} ${at}</p>\n`,
      }
    case 'delete':
      return { kind: 'delete', file: path }
    case 'rename':
      return { kind: 'rename', from: path, to: `moved/${name}.ts` }
    default: {
      const target = line % size
      const search = `export const ${name}${target} = ${target}\n`.trimEnd()
      const isPrefix = target < 3 && size > 10
      return {
        kind: 'edit',
        file: path,
        search: isPrefix ? `${search}\nexport const ${name}${target + 1} = ${target + 1}` : search,
        replace: [`export const ${name}${target} = 'changed ${at}'`, ...added].join('\n'),
      }
    }
  }
}
