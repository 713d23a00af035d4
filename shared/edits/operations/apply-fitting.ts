import type { SourceFile } from '#shared/artifacts.ts'
import { runOperation } from '#shared/edits/operations/apply.ts'
import { type FileChange, summarize } from '#shared/edits/operations/file-changes.ts'
import { filesOf, type Operation } from '#shared/edits/operations/operations.ts'
import type { Problem } from '#shared/edits/operations/problem.ts'
import { codeProblems, resultProblems } from '#shared/edits/operations/result-problems.ts'

/** What of some operations could be made, and why the others were not. */
export interface Fitted {
  files: SourceFile[]
  changes: FileChange[]
  /** Which of the operations were made, in their order. */
  made: number[]
  /** At least one for each that was not; each names its operation. */
  problems: Problem[]
}

/**
 * As many of the operations as fit, one after the other. One that is refused is left out alone. Where a file cannot be
 * read in the end, its operations are made one by one: one after which it cannot be read waits for others that mend it,
 * and is left out when none does.
 */
export function applyFitting(before: readonly SourceFile[], operations: readonly Operation[]): Fitted {
  const all = runAll(before, operations)
  const faults = resultProblems(before, all.files)
  if (faults.length === 0) return told(before, all)
  // What is wrong with the whole is wrong with all of them.
  if (faults.some(({ file }) => file === '')) return none(before, operations, faults)
  const careful = new CarefulRun(before, operations, faults).run()
  const left = resultProblems(before, careful.files)
  return left.length === 0 ? told(before, careful) : none(before, operations, left)
}

interface Run {
  files: SourceFile[]
  made: number[]
  problems: Problem[]
}

const told = (before: readonly SourceFile[], run: Run): Fitted => ({
  ...run,
  changes: summarize(before, run.files),
  problems: [...run.problems].sort((a, b) => (a.operation ?? 0) - (b.operation ?? 0)),
})

const none = (
  before: readonly SourceFile[],
  operations: readonly Operation[],
  [fault]: readonly Problem[],
): Fitted => ({
  ...{ files: [...before], changes: [], made: [] },
  problems: fault ? operations.map((_, operation) => ({ ...fault, operation })) : [],
})

function runAll(before: readonly SourceFile[], operations: readonly Operation[]): Run {
  const run: Run = { files: [...before], made: [], problems: [] }
  operations.forEach((operation, at) => {
    const step = runOperation(run.files, operation)
    if ('refusal' in step) run.problems.push({ ...step.refusal, file: step.file, operation: at })
    else {
      run.files = step.files
      run.made.push(at)
    }
  })
  return run
}

/** Operations of files that hang together: what they have made, which can be read, and what waits to be mended. */
interface Waiting {
  /** The files of the group with what waits; the others are those of the run. */
  files: SourceFile[]
  made: number[]
  problems: Map<number, Problem>
}

/** Every operation is run at most twice: upon what can be read, and upon what waits. */
class CarefulRun {
  readonly #before: readonly SourceFile[]
  readonly #operations: readonly Operation[]
  readonly #groups: Groups
  readonly #broken: ReadonlySet<string>
  readonly #waiting = new Map<string, Waiting>()
  readonly #run: Run

  constructor(before: readonly SourceFile[], operations: readonly Operation[], faults: readonly Problem[]) {
    this.#before = before
    this.#operations = operations
    this.#groups = new Groups(operations)
    this.#broken = new Set(faults.map(({ file }) => this.#groups.of(file)))
    this.#run = { files: [...before], made: [], problems: [] }
  }

  run(): Run {
    this.#operations.forEach((operation, at) => {
      this.#take(operation, at)
    })
    for (const [group, waiting] of this.#waiting) this.#giveUp(group, waiting)
    this.#run.made.sort((a, b) => a - b)
    return this.#run
  }

  #take(operation: Operation, at: number): void {
    const group = this.#groups.of(filesOf(operation)[0] ?? '')
    const waiting = this.#waiting.get(group)
    const mended = waiting ? this.#upon(this.#with(group, waiting.files), operation, at) : null
    if (waiting && mended && 'files' in mended && mended.faults.length === 0) {
      this.#run.files = mended.files
      this.#run.made = [...this.#run.made.filter(each => !this.#isOf(group, each)), ...waiting.made, at]
      this.#waiting.delete(group)
      return
    }
    const alone = this.#upon(this.#run.files, operation, at)
    if ('files' in alone && alone.faults.length === 0) {
      if (waiting && mended && 'files' in mended) this.#wait(group, waiting, mended.files, at)
      else if (waiting) this.#giveUp(group, waiting)
      this.#run.files = alone.files
      this.#run.made.push(at)
      return
    }
    const problem = 'files' in alone ? alone.faults[0] : alone
    if (!problem) return
    const problems = new Map(waiting?.problems).set(at, problem)
    const made = waiting?.made ?? this.#run.made.filter(each => this.#isOf(group, each))
    const step = waiting ? mended : alone
    if (step && 'files' in step) this.#wait(group, { files: [], made, problems }, step.files, at)
    else this.#run.problems.push(problem)
  }

  /** What comes next does not fit upon what waits, so nothing will mend that. */
  #giveUp(group: string, { problems }: Waiting): void {
    this.#run.problems.push(...problems.values())
    this.#waiting.delete(group)
  }

  #wait(group: string, { made, problems }: Waiting, files: SourceFile[], at: number): void {
    const own = files.filter(({ name }) => this.#groups.of(name) === group)
    this.#waiting.set(group, { files: own, made: [...made, at], problems })
  }

  /** The files of the run, those of a group as they are where something waits. */
  #with(group: string, own: readonly SourceFile[]): SourceFile[] {
    return [...this.#run.files.filter(({ name }) => this.#groups.of(name) !== group), ...own]
  }

  #upon(
    files: SourceFile[],
    operation: Operation,
    at: number,
  ): { files: SourceFile[]; faults: Problem[] } | Problem {
    const step = runOperation(files, operation)
    if ('refusal' in step) return { ...step.refusal, file: step.file, operation: at }
    const names = this.#broken.has(this.#groups.of(filesOf(operation)[0] ?? '')) ? filesOf(operation) : []
    const faults = step.files
      .filter(({ name }) => names.includes(name))
      .flatMap(file => codeProblems(this.#before, file))
    return { files: step.files, faults: faults.map(fault => ({ ...fault, operation: at })) }
  }

  #isOf(group: string, at: number): boolean {
    const operation = this.#operations[at]
    return operation !== undefined && this.#groups.of(filesOf(operation)[0] ?? '') === group
  }
}

/** Files that are named by one operation hang together: a rename has two. */
class Groups {
  readonly #heads = new Map<string, string>()

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) {
      const [first = '', second = first] = filesOf(operation)
      if (this.of(first) !== this.of(second)) this.#heads.set(this.of(second), this.of(first))
    }
  }

  /** The file that stands for all of its group. */
  of(name: string): string {
    let head = name
    for (let next = this.#heads.get(head); next !== undefined; next = this.#heads.get(head)) head = next
    return head
  }
}
