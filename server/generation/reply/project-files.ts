import { EditsFailed, type EditsPort } from '#server/edits/edits-port.ts'
import { Progress } from '#server/generation/reply/progress.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Applied } from '#shared/edits/operations/apply.ts'
import type { Fitted } from '#shared/edits/operations/apply-fitting.ts'
import { type FileChange, hasChanges } from '#shared/edits/operations/file-changes.ts'
import { filesOf, type Operation } from '#shared/edits/operations/operations.ts'
import type { Problem } from '#shared/edits/operations/problem.ts'
import { isRepaired, type ReplyTurn } from '#shared/edits/reply/turn.ts'

export type OperationResult =
  /** With it may be made what was held back of this file. */
  | { change: FileChange | null; withHeld: boolean }
  /** Held is what made a file that cannot be read: an edit of it may still mend it. */
  | { problems: Problem[]; isHeld: boolean }

interface Refused {
  problem: Problem
  /** The answer it was part of: only a later one can have read why. */
  step: number
}

/** What became of a reply. */
export interface Taken {
  made: Operation[]
  problems: Problem[]
}

/** Refused because there was nothing to do: the design is as the model wants it. */
const HARMLESS: ReadonlySet<Problem['code']> = new Set(['no-change'])
/** The file was whole and could not be read. */
const UNREAD: ReadonlySet<Problem['code']> = new Set(['syntax', 'truncated'])

/** The files of a running generation: the snapshot taken at send, and what the run has made of it, change by change. */
export class ProjectFiles {
  readonly base: SourceFile[]
  /** What of the answer that is being given is not in the files yet. */
  readonly progress = new Progress()
  readonly #begun: SourceFile[]
  #files: SourceFile[]
  #refused: Refused[] = []
  /** What made a file that could not be read: its write, or one tag of two, each with the edits since. */
  readonly #held = new Map<string, Operation[]>()
  readonly #edits: EditsPort
  #queue: Promise<unknown> = Promise.resolve()

  /** `given` is there besides, and no change of the run's: the theme of a preset, in a design that is still empty. */
  constructor(base: SourceFile[], edits: EditsPort, given: readonly SourceFile[] = []) {
    this.base = base
    this.#edits = edits
    this.#begun = [...base, ...given]
    this.#files = this.#begun
  }

  get files(): SourceFile[] {
    return this.#files
  }

  get isChanged(): boolean {
    return hasChanges(this.#begun, this.#files)
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
      const alone = [operation]
      const held = operation.op === 'replace' ? this.#held.get(operation.file) : undefined
      if (operation.op !== 'replace' || !held) return this.#keep(alone, step, await this.#applied(alone))
      const both = [...held, operation]
      const mended = await this.#applied(both)
      if (mended.ok || this.read(operation.file) === null) return this.#keep(both, step, mended)
      const applied = await this.#applied(alone)
      if (!applied.ok) return this.#keep(both, step, mended)
      const kept = this.#keep(alone, step, applied)
      // A file written anew is not what was just edited; an edit still waits for its other half.
      if (held[0]?.op === 'replace') this.#held.set(operation.file, held)
      return kept
    })
  }

  #applied(operations: Operation[]): Promise<Applied> {
    return tried(operations, this.#edits.apply(this.#files, operations))
  }

  #keep(operations: Operation[], step: number, result: Applied): OperationResult {
    const [first] = operations
    if (!result.ok) {
      for (const problem of result.problems)
        if (!isHarmless({ ...problem, operation: 0 }, operations)) this.refuse(problem, step)
      const isUnread = result.problems.every(({ code }) => UNREAD.has(code))
      const held = (first?.op === 'write' || first?.op === 'replace') && isUnread ? first.file : null
      if (held !== null) this.#held.set(held, operations)
      return { problems: result.problems, isHeld: held !== null }
    }
    const [change = null] = result.changes
    this.#files = result.files
    this.#refused = this.#refused.filter(
      each => (each.step >= step && operations.length === 1) || !isRepaired(each.problem, operations),
    )
    for (const file of operations.flatMap(filesOf)) this.#held.delete(file)
    return { change, withHeld: operations.length > 1 }
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
    this.#held.clear()
  }

  /** Back to what the files were at an earlier moment of the run. */
  restore(files: SourceFile[]): void {
    this.#files = files
    this.#held.clear()
  }

  /** What fits of a reply is made; the rest is told. */
  take(turn: ReplyTurn): Promise<Taken> {
    return this.#inTurn(async () => {
      const { operations } = turn
      const fitted = await this.#fitted(operations)
      const made = fitted.made.flatMap(at => operations[at] ?? [])
      this.#files = fitted.files
      for (const file of made.flatMap(filesOf)) this.#held.delete(file)
      this.#refused = this.#refused.filter(({ problem }) => !isRepaired(problem, made))
      const missed = fitted.problems.filter(problem => !isHarmless(problem, operations))
      return { made, problems: [...turn.problems, ...missed] }
    })
  }

  async #fitted(operations: readonly Operation[]): Promise<Fitted> {
    if (operations.length === 0) return { files: this.#files, changes: [], made: [], problems: [] }
    return failing(this.#edits.fit(this.#files, operations), problem => ({
      ...{ files: this.#files, changes: [], made: [] },
      problems: operations.flatMap((each, operation) =>
        filesOf(each).map(file => ({ ...problem(file), operation })),
      ),
    }))
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => undefined)
    return done
  }
}

/** There is nothing to do: it is as the model wants it. */
const isHarmless = ({ code, operation }: Problem, operations: readonly Operation[]): boolean =>
  HARMLESS.has(code) || (code === 'file-missing' && operations[operation ?? -1]?.op === 'delete')

function tried(operations: readonly Operation[], work: Promise<Applied>): Promise<Applied> {
  const files = [...new Set(operations.flatMap(filesOf))]
  return failing(work, problem => ({ ok: false, problems: files.map(problem) }))
}

/** What could not be tried is refused, so that the model can go another way. */
async function failing<T>(work: Promise<T>, refused: (problem: (file: string) => Problem) => T): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof EditsFailed)) throw error
    return refused(error.isLate ? tooComplicated : unavailable)
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
