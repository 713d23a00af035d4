import { isUndo, isWholePage } from '#server/templates/acts-in-words/requests.ts'
import { callsBetween } from '#server/templates/answer/calls.ts'
import { changeIn } from '#server/templates/answer/change.ts'
import {
  CONNECT,
  said,
  type TemplatesReading,
  type TemplatesRequest,
  type Turn,
} from '#server/templates/answer/turn.ts'
import { choose, rank } from '#server/templates/choose.ts'
import { isEnglish } from '#server/templates/read/read-facts.ts'
import { templateIndex } from '#server/templates/template-index.ts'
import { conversionIn } from '#shared/conversion.ts'
import { templateNamedIn } from '#shared/templates.ts'

const OTHERS = 3
const REPLACE = 'Replace this design: '

/** What a request asks of the templates: one to begin with, a change to the design as it is, or neither. */
export function readRequest(request: TemplatesRequest): TemplatesReading {
  const { prompt, files, before } = request
  const isEmpty = files.every(file => file.code.trim() === '')
  const taken = named(prompt)
  if (taken) return { choice: swapped(taken, request.asked) }
  if (conversionIn(prompt)) return { turn: CONVERSION, files: null }
  if (prompt.startsWith(REPLACE)) return begun(prompt.slice(REPLACE.length))
  if (isEmpty) return begun(prompt)
  if (isUndo(prompt)) {
    if (!before) return { turn: said('Nothing changed: there is no version before this one.'), files: null }
    const closing = 'Undone: the design is as it was before its last change.'
    return { turn: { ...said(closing), calls: callsBetween(files, before) }, files: before }
  }
  if (isWholePage(prompt)) return { turn: asksFirst(prompt), files: null }
  return changeIn(request)
}

/** The template that a person takes instead, with the words of the request before. */
function swapped(template: string, asked: readonly string[]) {
  const before = asked.findLast(text => !named(text)) ?? ''
  const prompt = before.startsWith(REPLACE) ? before.slice(REPLACE.length) : before
  const others = rank(prompt, templateIndex()).filter(({ id }) => id !== template)
  return { template, others: others.slice(0, OTHERS).map(({ id }) => id), prompt }
}

function begun(prompt: string): TemplatesReading {
  const found = choose(prompt, templateIndex())
  if (found) return { choice: { template: found.id, others: found.others, prompt } }
  const closing = [
    'None of the templates is near this request, and no model answered: nothing was made.',
    'Begin with one of them below, and your words are put into it, or connect a model.',
    isEnglish(prompt) ? '' : 'Without a model only English is read.',
  ]
  const all = Object.keys(templateIndex())
  return {
    turn: said(closing.filter(Boolean).join(' '), [
      { type: 'templateChoices', chosen: null, others: all },
      ...CONNECT,
    ]),
    files: null,
  }
}

/** A design with content is never replaced without asking. */
const asksFirst = (prompt: string): Turn =>
  said(
    'That reads like a new design, and it would replace everything here, for everybody in this room. Nothing is changed: choose below whether it replaces this design or becomes one of its own.',
    [
      {
        type: 'suggestedActions',
        actions: [
          { type: 'NewDesign', label: 'Make it a new design', prompt },
          { type: 'ReplaceDesign', label: 'Replace this design', prompt: `${REPLACE}${prompt}` },
        ],
      },
    ],
  )

const CONVERSION = said(
  'Nothing changed: converting a design to another preset needs a model, and none is connected.',
  CONNECT,
)

function named(prompt: string): string | null {
  const cards = Object.entries(templateIndex()).map(([id, { title }]) => ({ id, title }))
  return templateNamedIn(prompt, cards)?.id ?? null
}
