import { EditsFailed, type EditsPort } from '#server/edits/edits-port.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Applied } from '#shared/edits/operations/apply.ts'
import { type FileChange, hasChanges } from '#shared/edits/operations/file-changes.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'
import type { Problem } from '#shared/edits/operations/problem.ts'
import { filesOf, isRepaired, type ReplyTurn } from '#shared/edits/reply/turn.ts'

export type OperationResult = { change: FileChange | null } | { problems: Problem[] }

interface Refused {
  problem: Problem
  /** The answer it was part of: only a later one can have read why. */
  step: number
}

/** Refused because there was nothing to do: the design is as the model wants it. */
const HARMLESS: ReadonlySet<Problem['code']> = new Set(['no-change'])

/** The files of a running generation: the snapshot taken at send, and what the run has made of it, change by change. */
export class ProjectFiles {
  readonly base: SourceFile[]
  #files: SourceFile[]
  #refused: Refused[] = []
  readonly #edits: EditsPort
  #queue: Promise<unknown> = Promise.resolve()

  constructor(base: SourceFile[], edits: EditsPort) {
    this.base = base
    this.#edits = edits
    this.#files = base
  }

  get files(): SourceFile[] {
    return this.#files
  }

  get isChanged(): boolean {
    return hasChanges(this.base, this.#files)
  }

  /** What was refused and not repaired: the run's changes are whole only when there is nothing of it. */
  get unrepaired(): Problem[] {
    return this.#refused.map(({ problem }) => problem)
  }

  read(path: string): string | null {
    return this.#files.find(file => file.name === path)?.code ?? null
  }

  /** Resolves when every change asked for so far is made or refused. */
  async settled(): Promise<void> {
    await this.#queue
  }

  /** One operation, whole or not at all; a problem is a sentence the model can repair its reply with. */
  run(operation: Operation, step: number): Promise<OperationResult> {
    return this.#inTurn(async () => {
      const operations = [operation]
      return this.#keep(operation, step, await tried(operations, this.#edits.apply(this.#files, operations)))
    })
  }

  #keep(operation: Operation, step: number, result: Applied): OperationResult {
    if (!result.ok) {
      const isGone = operation.op === 'delete' && result.problems.every(each => each.code === 'file-missing')
      for (const problem of isGone ? [] : result.problems) this.refuse(problem, step)
      return { problems: result.problems }
    }
    const [change = null] = result.changes
    this.#files = result.files
    this.#refused = this.#refused.filter(each => each.step >= step || !isRepaired(each.problem, [operation]))
    return { change }
  }

  /** Something that was meant as a change and was none. */
  refuse(problem: Problem, step: number): void {
    if (!HARMLESS.has(problem.code)) this.#refused.push({ problem, step })
  }

  /** What one more operation of a reply would change; nothing is kept before the whole reply is there. */
  preview(staged: SourceFile[], operation: Operation): Promise<Applied> {
    return this.#inTurn(() => tried([operation], this.#edits.preview(staged, operation)))
  }

  /** What was refused is not wanted any more. */
  letGo(): void {
    this.#refused = []
  }

  /** Back to what the files were at an earlier moment of the run. */
  restore(files: SourceFile[]): void {
    this.#files = files
  }

  /** A whole reply at once; its problems when it does not fit. */
  take(turn: ReplyTurn): Promise<Problem[]> {
    return this.#inTurn(async () => {
      const { operations } = turn
      const isNothing = operations.length === 0
      const made: Applied = isNothing
        ? { ok: true, files: this.#files, changes: [] }
        : await tried(operations, this.#edits.apply(this.#files, operations))
      const result = turn.judged(made)
      if (!result.ok) return result.problems
      this.#files = result.files
      this.#refused = this.#refused.filter(({ problem }) => !isRepaired(problem, operations))
      return []
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => undefined)
    return done
  }
}

/** What could not be tried is refused, so that the model can go another way. */
async function tried(operations: readonly Operation[], work: Promise<Applied>): Promise<Applied> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof EditsFailed)) throw error
    const files = [...new Set(operations.flatMap(filesOf))]
    return {
      ok: false,
      problems: files.map(file => (error.isLate ? tooComplicated(file) : unavailable(file))),
    }
  }
}

const tooComplicated = (file: string): Problem => ({
  code: 'too-complicated',
  file,
  message: `${file} takes too long to be read as code, so this change was not made. Write the whole file, in simpler code.`,
  operation: null,
})

const unavailable = (file: string): Problem => ({
  code: 'unavailable',
  file,
  message: `${file} could not be changed just now. Send the same change again.`,
  operation: null,
})
