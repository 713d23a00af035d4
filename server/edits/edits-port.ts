import { askCompiler, type CompilerBinding } from '#server/compiler/ask-compiler.ts'
import { type EditAsk, type ToldFile, told, untold } from '#server/edits/edit-asks.ts'
import type { LocatedElement } from '#server/edits/locate-element.ts'
import { readLongTexts, withLongTexts } from '#server/edits/long-texts.ts'
import type { FileContext } from '#server/generation/prompt/files.ts'
import type { Clues } from '#server/generation/prompt/rank-files.ts'
import { RunProblem, StoppedError } from '#server/generation/run-problem.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Applied } from '#shared/edits/operations/apply.ts'
import type { Fitted } from '#shared/edits/operations/apply-fitting.ts'
import type { FileChange } from '#shared/edits/operations/file-changes.ts'
import { filesOf, type Operation } from '#shared/edits/operations/operations.ts'
import { sizeProblems } from '#shared/edits/operations/result-problems.ts'
import type { Anchor } from '#shared/edits/reanchor.ts'
import type { Scope, Scoped } from '#shared/edits/scope.ts'
import { MESSAGES } from '#shared/messages.ts'

/** Thrown when it took too long over some code, or could not be asked. */
export class EditsFailed extends RunProblem {
  readonly isLate: boolean

  constructor(isLate: boolean) {
    super(isLate ? MESSAGES.codeTooComplicated : MESSAGES.editsGone)
    this.isLate = isLate
  }
}

export interface EditsPort {
  apply(files: readonly SourceFile[], operations: readonly Operation[]): Promise<Applied>
  /** As many of the operations as fit. */
  fit(files: readonly SourceFile[], operations: readonly Operation[]): Promise<Fitted>
  /** One operation whose result is not checked yet. */
  preview(files: readonly SourceFile[], operation: Operation): Promise<Applied>
  limit(
    before: readonly SourceFile[],
    after: readonly SourceFile[],
    scope: Scope,
  ): Promise<Scoped & { inside: FileChange[] }>
  locate(anchor: Anchor, picked: string, code: string): Promise<LocatedElement | null>
  /** As much of the files as fits into a prompt. */
  fileContext(files: readonly SourceFile[], clues: Clues, tokens: number): Promise<FileContext>
}

/** Reading code, in the compiler's process: a parser may take for ever over few characters, and no room waits for it. */
export function editsPort(binding: CompilerBinding, account: string, signal: AbortSignal): EditsPort {
  async function ask<T>(asked: EditAsk): Promise<T> {
    const body = await withLongTexts(asked)
    if (signal.aborted) throw new StoppedError('stopped')
    try {
      const response = await askCompiler(binding, account, '/edits', body, signal)
      // What it answers is made by this same build.
      if (response.ok) return (await readLongTexts(new Uint8Array(await response.arrayBuffer()))) as T
      await response.body?.cancel()
      throw new EditsFailed(TOO_MUCH.has(response.status))
    } catch (error) {
      if (signal.aborted) throw new StoppedError('stopped')
      throw error instanceof EditsFailed ? error : new EditsFailed(false)
    }
  }

  async function apply(
    files: readonly SourceFile[],
    operations: readonly Operation[],
    isPreview: boolean,
  ): Promise<Applied> {
    const asked: EditAsk = {
      ...{ ask: 'apply', files: touchedOf(files, operations), operations: [...operations] },
      isPreview,
    }
    const answer = await ask<Told<Applied>>(asked)
    if (!answer.ok) return answer
    const result = untold(answer.files, files)
    // Only here all of the code is there.
    const problems = isPreview ? [] : sizeProblems(result)
    return problems.length > 0 ? { ok: false, problems } : { ...answer, files: result }
  }

  return {
    apply: (files, operations) => apply(files, operations, false),
    preview: (files, operation) => apply(files, [operation], true),
    async fit(files, operations) {
      const asked = { ask: 'fit', files: touchedOf(files, operations), operations: [...operations] } as const
      const answer = await ask<Told<Fitted>>(asked as EditAsk)
      const result = untold(answer.files, files)
      const [problem] = sizeProblems(result)
      if (!problem) return { ...answer, files: result }
      const problems = operations.map((_, operation) => ({ ...problem, operation }))
      return { files: [...files], changes: [], made: [], problems }
    },
    async limit(before, after, scope) {
      const asked = { ask: 'limit', before: [...before], after: told(after, before), scope } as const
      const answer = await ask<Told<Scoped & { inside: FileChange[] }>>(asked as EditAsk)
      return { ...answer, files: untold(answer.files, before) }
    },
    locate: (anchor, picked, code) =>
      ask({ ask: 'locate', anchor, picked: picked === code ? null : picked, code }),
    fileContext(files, { prompt, selected, recent }, tokens) {
      const places = selected.map(({ file, line }) => ({ file, line }))
      const clues = { prompt, selected: places, recent: [...recent] }
      return ask({ ask: 'fileContext', files: [...files], clues, tokens })
    },
  }
}

/** The code of those files alone that are touched. */
function touchedOf(files: readonly SourceFile[], operations: readonly Operation[]): ToldFile[] {
  const touched = new Set(operations.flatMap(filesOf))
  return files.map(({ name, code }) => ({ name, code: touched.has(name) ? code : null }))
}

type Told<T> = T extends { files: SourceFile[] } ? Omit<T, 'files'> & { files: ToldFile[] } : T

/** It was ended, or could not go on: the same code would end the next one. */
const TOO_MUCH: ReadonlySet<number> = new Set([408, 422])
