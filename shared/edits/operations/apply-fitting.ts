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

/** Each of them leaves out at least one operation. */
const ROUNDS_MAX = 20
/** How many operations of one file are tried as the one that breaks it. */
const TRIED_MAX = 12

/**
 * As many of the operations as fit, one after the other: one that is refused is left out alone, and so is one without
 * which a file can be read again. Where no single one is to blame all of that file's are left out.
 */
export function applyFitting(before: readonly SourceFile[], operations: readonly Operation[]): Fitted {
  const broken = new Map<number, Problem>()
  for (let round = 0; ; round++) {
    const { files, made, refused } = runAll(before, operations, at => !broken.has(at))
    const faults = made.length === 0 ? [] : resultProblems(before, files)
    if (faults.length === 0) {
      const problems = [...broken.values(), ...refused].sort(byOperation)
      return { files, changes: summarize(before, files), made, problems }
    }
    for (const fault of faults) {
      const about = made.filter(at => fault.file === '' || namesOf(operations, at).includes(fault.file))
      // What is wrong with the whole, or with no operation that is known, is wrong with all of them.
      const isHopeless = round >= ROUNDS_MAX || about.length === 0 || fault.file === ''
      const guilty = isHopeless ? null : breaking(before, operations, about, broken, fault.file)
      const left = isHopeless && about.length === 0 ? made : guilty === null ? about : [guilty]
      for (const at of left) broken.set(at, { ...fault, operation: at })
    }
  }
}

/** The last operation without which the file can be read; null where there is none. */
function breaking(
  before: readonly SourceFile[],
  operations: readonly Operation[],
  about: readonly number[],
  broken: ReadonlyMap<number, Problem>,
  name: string,
): number | null {
  if (about.length === 1) return about[0] ?? null
  for (const left of about.slice(-TRIED_MAX).reverse()) {
    const { files } = runAll(before, operations, at => !broken.has(at) && at !== left)
    const file = files.find(each => each.name === name)
    if (!file || codeProblems(before, file).length === 0) return left
  }
  return null
}

function runAll(
  before: readonly SourceFile[],
  operations: readonly Operation[],
  isWanted: (at: number) => boolean,
): { files: SourceFile[]; made: number[]; refused: Problem[] } {
  let files = [...before]
  const made: number[] = []
  const refused: Problem[] = []
  operations.forEach((operation, at) => {
    if (!isWanted(at)) return
    const step = runOperation(files, operation)
    if ('refusal' in step) refused.push({ ...step.refusal, file: step.file, operation: at })
    else {
      files = step.files
      made.push(at)
    }
  })
  return { files, made, refused }
}

const namesOf = (operations: readonly Operation[], at: number): string[] => {
  const operation = operations[at]
  return operation ? filesOf(operation) : []
}

const byOperation = (a: Problem, b: Problem): number => (a.operation ?? 0) - (b.operation ?? 0)
