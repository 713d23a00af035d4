import { readActs } from '#server/templates/acts-in-words/read-acts.ts'
import { callsBetween } from '#server/templates/answer/calls.ts'
import {
  CONNECT,
  said,
  type TemplatesReading,
  type TemplatesRequest,
  type Turn,
} from '#server/templates/answer/turn.ts'

/** A change to the design as it is, where the sentence surely means one; else nothing changes and what would work is said. */
export function changeIn({ prompt, files, selection, lastAnswer }: TemplatesRequest): TemplatesReading {
  const reading = readActs(prompt, files, selection)
  if ('nearest' in reading) return { turn: refusal(reading.nearest, reading.reason, lastAnswer), files: null }
  const { said: sentences, notDone } = reading
  const left = notDone.map(part => `“${part}”`).join(', ')
  const closing = [...sentences, ...(left ? [`Not done, since it needs a model: ${left}.`] : [])].join(' ')
  return {
    turn: { ...said(closing, left ? CONNECT : []), calls: callsBetween(files, reading.files) },
    files: [...reading.files],
  }
}

/** What is said where the files would differ and the page would not. */
export const SAME_PAGE: Turn = said(
  'Nothing changed: the code would differ and the page would look as it does. Select the part in the preview and change it there, or connect a model.',
  CONNECT,
)

const PLAIN = 'Nothing changed: without a model this cannot be done for sure.'
const AGAIN =
  'Still nothing changed. Select the part in the preview: the bar beside it changes words, colours, sizes and order by hand. A model understands the sentence as it is.'

/** Never the same words twice in a row. */
function refusal(nearest: readonly string[], reason: string | null, lastAnswer: string | null): Turn {
  const works =
    nearest.length > 0 ? `This would work here: ${nearest.map(each => `“${each}”`).join(' or ')}.` : ''
  const first = reason ? `Nothing changed. ${reason}` : PLAIN
  const closing = [first, works].filter(Boolean).join(' ')
  const actions: Extract<Turn['next'][number], { type: 'suggestedActions' }>['actions'] = [
    ...nearest.map(each => ({ type: 'WritePrompt' as const, label: each, prompt: each })),
    { type: 'ConnectModel' },
  ]
  return said(closing === lastAnswer ? AGAIN : closing, [{ type: 'suggestedActions', actions }])
}
