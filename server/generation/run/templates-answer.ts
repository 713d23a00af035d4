import type { Bindings } from '#server/bindings.ts'
import type { SelectedElement } from '#server/generation/prompt/selected-elements.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import { isUndo } from '#server/templates/acts-in-words/requests.ts'
import { templatesTurn } from '#server/templates/answer/templates-port.ts'
import type { Turn } from '#server/templates/answer/turn.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'
import { withoutMentions } from '#shared/mentions.ts'
import { wordsOf } from '#shared/prompt-parts.ts'

/** What is read of what was said before. */
const ASKED_MAX = 60

export interface AskedOfTemplates {
  request: Pick<RunRequest, 'prompt' | 'actor' | 'mentions'>
  files: SourceFile[]
  config: PatternConfig
  /** Of somebody's preset that the design is made with; empty where there is none. */
  presetTheme: string
  selected: readonly SelectedElement[]
  /** The chat before this request, oldest first. */
  history: ChatItem[]
  /** The files before the last change that holds, passing over what these requests took back. */
  filesBefore(wasUndo: (requestId: string) => boolean): Promise<SourceFile[] | null>
}

/** The answer of the templates to a run's request; asked for once, however often the run wants to hear it. */
export function templatesAnswer(
  env: Bindings,
  { request, files, config, presetTheme, selected, history, filesBefore }: AskedOfTemplates,
): () => Promise<Turn> {
  const { actor, mentions } = request
  const prompt = withoutMentions(request.prompt, mentions) || request.prompt
  const asked = history.filter(item => item.role === 'user')
  const lastAnswer = history.findLast(item => item.role === 'assistant')
  const [element, another] = selected
  const wasUndo = (requestId: string) =>
    asked.some(item => item.requestId === requestId && isUndo(textOf(item)))
  const answer = async () =>
    templatesTurn(
      env,
      actor.id,
      {
        prompt,
        files,
        before: isUndo(prompt) ? await filesBefore(wasUndo) : null,
        asked: asked.slice(-ASKED_MAX).map(textOf),
        lastAnswer: lastAnswer ? textOf(lastAnswer) : null,
        // "It" means one thing.
        selection: element && !another ? selectionOf(element) : null,
      },
      { config, presetTheme },
    )
  let turn: Promise<Turn> | null = null
  return () => {
    turn ??= answer()
    return turn
  }
}

/** The name of a selected element ends with what is read on it, unless that is long. */
function selectionOf({ file, path, name }: SelectedElement) {
  const text = /“([^”]{1,40})”$/.exec(name)?.[1] ?? null
  return { file, at: { path }, text: text?.endsWith('…') ? null : text }
}

const textOf = (item: ChatItem): string => wordsOf(item.content, '\n')
