import { askCompiler, type CompilerBinding } from '#server/compiler/ask-compiler.ts'
import { type CheckAsk, checkAnswerSchema } from '#server/compiler/check-asks.ts'
import { withLongTexts } from '#server/edits/long-texts.ts'
import { StoppedError } from '#server/generation/run-problem.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Fault } from '#shared/compile/faults/fault.ts'
import type { PatternConfig } from '#shared/design.ts'

/** Null where nothing could be found out. */
export interface CheckPort {
  design(
    files: readonly SourceFile[],
    how: { config: PatternConfig; showsWebPictures: boolean },
  ): Promise<Fault[] | null>
  /** What one file imports and that is nowhere. */
  imports(file: SourceFile, paths: readonly string[]): Promise<Fault[] | null>
}

/** The faults of a design, found in the compiler's process: it is compiled there, and its code is read. */
export function checkPort(binding: CompilerBinding, account: string, signal: AbortSignal): CheckPort {
  async function ask(asked: CheckAsk): Promise<Fault[] | null> {
    const body = await withLongTexts(asked)
    if (signal.aborted) throw new StoppedError('stopped')
    try {
      const response = await askCompiler(binding, account, '/check', body, signal)
      if (!response.ok) {
        await response.body?.cancel()
        return null
      }
      const answer = checkAnswerSchema.safeParse(await response.json())
      return answer.success ? answer.data.faults : null
    } catch {
      if (signal.aborted) throw new StoppedError('stopped')
      return null
    }
  }
  return {
    design: (files, how) => ask({ ask: 'design', files: [...files], ...how }),
    imports: (file, paths) => ask({ ask: 'imports', file, paths: [...paths] }),
  }
}
