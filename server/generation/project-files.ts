import type { SourceFile } from '#shared/artifacts.ts'
import { apply } from '#shared/edits/apply.ts'
import type { Operation } from '#shared/edits/operations.ts'
import { type FileChange, summarize } from '#shared/edits/summarize.ts'

export type OperationResult = { isOk: true; change: FileChange | null } | { isOk: false; problem: string }

/** The files of a running generation: the snapshot taken at send, and what the run has made of it. */
export class ProjectFiles {
  readonly base: SourceFile[]
  #files: SourceFile[]

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

  read(path: string): string | null {
    return this.#files.find(file => file.name === path)?.code ?? null
  }

  /** One operation, whole or not at all; a problem is a sentence the model can repair its reply with. */
  run(operation: Operation): OperationResult {
    const result = apply(this.#files, [operation])
    if ('problems' in result) return { isOk: false, problem: result.problems.map(p => p.message).join(' ') }
    const [change = null] = summarize(this.#files, result.files)
    this.#files = result.files
    return { isOk: true, change }
  }
}
