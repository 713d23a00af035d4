import { askCompiler, type CompilerBinding } from '#server/compiler/ask-compiler.ts'
import type { DesignerAsk } from '#server/designer/designer-asks.ts'
import type { DesignerRequest } from '#server/designer/designer-input.ts'
import type { Converted } from '#server/designer/preset/convert.ts'
import type { Turn } from '#server/designer/turn.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'
import { MESSAGES } from '#shared/messages.ts'

type Suggestion = Extract<ChatPart, { type: 'suggestedActions' }>['actions'][number]

/** Thrown when it took too long over a request, or could not be asked. */
export class DesignerFailed extends Error {}

export interface DesignerPort {
  respond(request: DesignerRequest): Promise<Turn>
  suggestions(
    files: readonly SourceFile[],
    history: readonly string[],
    isChanged: boolean,
  ): Promise<Suggestion[]>
  convert(files: readonly SourceFile[], from: PatternConfig, to: PatternConfig): Promise<Converted>
  compose(prompt: string, config: PatternConfig): Promise<SourceFile[]>
}

/** The built-in designer, in the compiler's process: its patterns may take long over a text, and no room waits for them. */
export function designerPort(binding: CompilerBinding, account: string): DesignerPort {
  async function ask<T>(asked: DesignerAsk): Promise<T> {
    const response = await askCompiler(binding, account, '/designer', asked).catch(() => null)
    // What it answers is made by this same build.
    if (response?.ok) return response.json<T>()
    await response?.body?.cancel()
    throw new DesignerFailed(response ? MESSAGES.designerFailed : MESSAGES.designerGone)
  }
  return {
    respond: request => ask({ ask: 'respond', request }),
    suggestions: (files, history, isChanged) =>
      ask({ ask: 'suggestions', files: [...files], history: [...history], isChanged }),
    convert: (files, from, to) => ask({ ask: 'convert', files: [...files], from, to }),
    compose: (prompt, config) => ask({ ask: 'compose', prompt, config }),
  }
}
