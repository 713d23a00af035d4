import type { DesignerRequest } from '#server/designer/designer-input.ts'
import { respond } from '#server/designer/respond.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG, type PatternConfig } from '#shared/design.ts'
import { summarize } from '#shared/edits/summarize.ts'
import { carryOut } from '#tests/server/designer/carry-out.ts'

export const ask = (
  instruction: string,
  files: SourceFile[],
  history: string[],
  selection: DesignerRequest['selection'] = null,
  config: PatternConfig = DEFAULT_CONFIG,
) => respond({ instruction, files, config, isDarkMode: false, history, selection })

/** A design, and what an instruction makes of it. */
export function made(prompt: string, config: PatternConfig = DEFAULT_CONFIG) {
  const first = ask(prompt, [], [], null, config)
  const files = carryOut([], first.calls)
  /** The design after the instruction, and which files it touched. */
  const after = (instruction: string, selection: DesignerRequest['selection'] = null) => {
    const turn = ask(instruction, files, [prompt], selection, config)
    const now = carryOut(files, turn.calls)
    const code = (name: string) => now.find(file => file.name === name)?.code ?? ''
    return {
      turn,
      now,
      code,
      touched: summarize(files, now).map(change => `${change.action} ${change.file}`),
    }
  }
  const code = (name: string) => files.find(file => file.name === name)?.code ?? ''
  return { files, after, code, closing: first.closing }
}
