import type { Bindings } from '#server/bindings.ts'
import type { SelectedElement } from '#server/generation/prompt/selected-elements.ts'
import type { RunRequest } from '#server/generation/run/runs-store.ts'
import type { RunStart } from '#server/generation/run/start.ts'
import { filesBefore } from '#server/generation/run/undo-target.ts'
import { isUndo } from '#server/templates/acts-in-words/requests.ts'
import { templatesTurn } from '#server/templates/answer/templates-port.ts'
import type { Turn } from '#server/templates/answer/turn.ts'
import type { ChatItem } from '#shared/chat.ts'
import { wordsOf } from '#shared/prompt-parts.ts'

/** What is read of what was said before. */
const ASKED_MAX = 60

/** The answer of the templates to a run's request; asked for once, however often the run wants to hear it. */
export function templatesAnswer(
  env: Bindings,
  { prompt, actor }: RunRequest,
  { snapshot, pattern, selected, baseId }: RunStart,
  history: ChatItem[],
): () => Promise<Turn> {
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
        files: snapshot.files,
        before: isUndo(prompt) ? await filesBefore(env, baseId, wasUndo) : null,
        asked: asked.slice(-ASKED_MAX).map(textOf),
        lastAnswer: lastAnswer ? textOf(lastAnswer) : null,
        // "It" means one thing.
        selection: element && !another ? selectionOf(element) : null,
      },
      pattern.config,
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
