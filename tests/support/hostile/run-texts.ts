import { api } from '#shared/api/index.ts'
import { PROMPT_MAX_CHARACTERS } from '#shared/chat.ts'
import { madeDesign, newSend } from '#tests/support/people/made-design.ts'
import type { Person } from '#tests/support/people/person.ts'
import type { ScriptedProvider, Speech } from '#tests/support/provider/scripted-provider.ts'
import { until } from '#tests/support/until.ts'

/** A text that a run is made of: what is asked, or what a model answers. */
export interface RunText {
  name: string
  max: number
  run(person: Person, text: string): Promise<void>
}

const ANSWER_MAX = 100_000
const PIECE = 400
const TICKS = '```'

/** Each in a design of its own but the follow-ups, which are about one that a template began. */
export function runTexts(provider: ScriptedProvider): RunText[] {
  const answers: Record<string, (say: Speech, text: string) => void> = {
    'answer in words': (say, text) => inPieces(text, piece => say.text(piece)),
    'answer in thoughts': (say, text) => inPieces(text, piece => say.thought(piece)),
    'answer in a file': (say, text) =>
      inPieces(`${TICKS}tsx App.tsx\n${text}\n${TICKS}\n`, piece => say.text(piece)),
    'answer in an edit': (say, text) =>
      inPieces(
        `${TICKS}tsx App.tsx\n<<<<<<< SEARCH\n${text}\n=======\n${text}x\n>>>>>>> REPLACE\n${TICKS}\n`,
        piece => say.text(piece),
      ),
    'answer in a written call': (say, text) =>
      inPieces(`<tool_call>{"name":"write_file","arguments":${text}}</tool_call>`, piece => say.text(piece)),
    'answer in a call': (say, text) => say.tool('write_file', { path: 'App.tsx', code: text }, PIECE),
    'answer in a call that is no JSON': (say, text) => say.toolJson('edit_file', text, PIECE),
    'answer that refuses': (say, text) => say.streamError(text.slice(0, 20_000)),
  }
  return [
    { name: 'prompt for a new design', max: PROMPT_MAX_CHARACTERS, run: asksAnew },
    { name: 'prompt for a change', max: PROMPT_MAX_CHARACTERS, run: changes() },
    ...Object.entries(answers).map(
      ([name, answer]): RunText => ({
        name,
        max: ANSWER_MAX,
        run: async (person, text) => {
          const patternId = await person.newPattern()
          let steps = 0
          // A model that says the same in every step is stopped by their number, a minute later.
          provider.script = say => (steps++ === 0 ? answer(say, text) : say.text('Done.'))
          const sent = newSend()
          const body = { updatePrompt: 'A page', mode: 'agent' as const, ...sent }
          await person.must(api.chat.send, { path: { editorId: patternId }, body })
          await ended(person, patternId)
        },
      }),
    ),
  ]
}

async function asksAnew(person: Person, text: string): Promise<void> {
  const { status, body } = await person.call(api.patterns.create, { body: { prompt: text } })
  if (status === 200) await asks(person, body.id, text)
  else if (status >= 500) throw new Error(`answered ${status}`)
}

/** The same design again and again, as long as it can be changed. */
function changes(): RunText['run'] {
  let made: Promise<{ patternId: string }> | null = null
  return async (person, text) => {
    made ??= madeDesign(person, 'A landing page for a bakery called Rye')
    await asks(person, (await made).patternId, text)
  }
}

async function asks(person: Person, patternId: string, text: string): Promise<void> {
  const body = { updatePrompt: text, ...newSend() }
  const { status } = await person.call(api.chat.send, { path: { editorId: patternId }, body })
  if (status === 200) await ended(person, patternId)
  else if (status >= 500) throw new Error(`answered ${status}`)
}

const ended = (person: Person, patternId: string): Promise<boolean> =>
  until(
    async () => !(await person.must(api.patterns.get, { path: { id: patternId } })).isAiGenerating,
    'the run ends',
    120,
  )

function inPieces(text: string, say: (piece: string) => void): void {
  for (let at = 0; at < text.length; at += PIECE) say(text.slice(at, at + PIECE))
}
