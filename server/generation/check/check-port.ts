import { askCompiler, type CompilerBinding } from '#server/compiler/ask-compiler.ts'
import { type CheckAnswer, type CheckAsk, checkAnswerSchema } from '#server/compiler/check-asks.ts'
import { withLongTexts } from '#server/edits/long-texts.ts'
import { StoppedError } from '#server/generation/run-problem.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { PatternConfig } from '#shared/design.ts'

export interface CheckPort {
  /** Null where nothing could be found out. */
  design(
    before: readonly SourceFile[],
    files: readonly SourceFile[],
    how: { config: PatternConfig; showsWebPictures: boolean },
  ): Promise<CheckAnswer | null>
  /** What one file imports and that is nowhere. */
  imports(file: SourceFile, paths: readonly string[]): Promise<CheckAnswer | null>
}

/** The faults of a design, found in the compiler's process: it is compiled there, and its code is read. */
export function checkPort(binding: CompilerBinding, account: string, signal: AbortSignal): CheckPort {
  async function ask(asked: CheckAsk): Promise<CheckAnswer | null> {
    const body = await withLongTexts(asked)
    if (signal.aborted) throw new StoppedError('stopped')
    try {
      const response = await askCompiler(binding, account, '/check', body, signal)
      if (!response.ok) {
        await response.body?.cancel()
        return null
      }
      const answer = checkAnswerSchema.safeParse(await response.json())
      return answer.success && answer.data.isVerdict ? answer.data : null
    } catch {
      if (signal.aborted) throw new StoppedError('stopped')
      return null
    }
  }
  return {
    design: (before, files, how) =>
      ask({ ask: 'design', files: [...files], before: changedBefore(before, files), ...how }),
    imports: (file, paths) => ask({ ask: 'imports', file, paths: [...paths] }),
  }
}

/** Of the files before only those that were changed, and the style sheets, which hold for all. */
function changedBefore(before: readonly SourceFile[], files: readonly SourceFile[]): SourceFile[] {
  const now = new Map(files.map(({ name, code }) => [name, code]))
  return before.filter(({ name, code }) => name.endsWith('.css') || now.get(name) !== code)
}
