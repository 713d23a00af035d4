import type { SourceFile } from '#shared/artifacts.ts'
import { apply, applyStep } from '#shared/edits/apply.ts'
import type { Operation } from '#shared/edits/operations.ts'
import type { Problem } from '#shared/edits/problem.ts'
import { isRepaired, type ReplyTurn } from '#shared/edits/reply-turn.ts'
import { type FileChange, summarize } from '#shared/edits/summarize.ts'

export type OperationResult = { change: FileChange | null } | { problems: Problem[] }

interface Refused {
  problem: Problem
  /** The answer it was part of: only a later one can have read why. */
  step: number
}

/** Refused because there was nothing to do: the design is as the model wants it. */
const HARMLESS: ReadonlySet<Problem['code']> = new Set(['no-change'])
/** The files of a running generation: the snapshot taken at send, and what the run has made of it. */
export class ProjectFiles {
  readonly base: SourceFile[]
  #files: SourceFile[]
  #refused: Refused[] = []

  constructor(base: SourceFile[]) {
    this.base = base
    this.#files = base
  }

  get files(): SourceFile[] {
    return this.#files
  }

  get isChanged(): boolean {
    return summarize(this.base, this.#files).length > 0
  }

  /** What was refused and not repaired: the run's changes are whole only when there is nothing of it. */
  get unrepaired(): Problem[] {
    return this.#refused.map(({ problem }) => problem)
  }

  read(path: string): string | null {
    return this.#files.find(file => file.name === path)?.code ?? null
  }

  /** One operation, whole or not at all; a problem is a sentence the model can repair its reply with. */
  run(operation: Operation, step: number): OperationResult {
    const result = apply(this.#files, [operation])
    if (!result.ok) {
      const isGone = operation.op === 'delete' && result.problems.every(each => each.code === 'file-missing')
      for (const problem of isGone ? [] : result.problems) this.refuse(problem, step)
      return { problems: result.problems }
    }
    const [change = null] = summarize(this.#files, result.files)
    this.#files = result.files
    this.#refused = this.#refused.filter(each => each.step >= step || !isRepaired(each.problem, [operation]))
    return { change }
  }

  /** Something that was meant as a change and was none. */
  refuse(problem: Problem, step: number): void {
    if (!HARMLESS.has(problem.code)) this.#refused.push({ problem, step })
  }

  /** What one more operation of a reply would change; nothing is kept before the whole reply is there. */
  preview(
    staged: SourceFile[],
    operation: Operation,
  ): { files: SourceFile[]; change: FileChange | null } | Problem {
    const step = applyStep(staged, operation)
    if ('problem' in step) return step.problem
    const [change = null] = summarize(staged, step.files)
    return { files: step.files, change }
  }

  /** What was refused is not wanted any more. */
  letGo(): void {
    this.#refused = []
  }

  /** A whole reply at once; its problems when it does not fit. */
  take(turn: ReplyTurn): Problem[] {
    const result = turn.apply(this.#files)
    if (!result.ok) return result.problems
    this.#files = result.files
    this.#refused = this.#refused.filter(({ problem }) => !isRepaired(problem, turn.operations))
    return []
  }
}
