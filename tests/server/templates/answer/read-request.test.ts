import { describe, expect, test } from 'vitest'
import { filesOfTemplate } from '#scripts/place-templates.ts'
import { beginWith } from '#server/templates/answer/begin.ts'
import { readRequest } from '#server/templates/answer/read-request.ts'
import type { TemplatesRequest, Turn } from '#server/templates/answer/turn.ts'
import { templateIndex } from '#server/templates/template-index.ts'
import { conversionPrompt } from '#shared/conversion.ts'
import { PRESETS } from '#shared/design.ts'
import { templatePrompt } from '#shared/templates.ts'
import { carryOut } from './carry-out.ts'

const request = (prompt: string, more: Partial<TemplatesRequest> = {}): TemplatesRequest => ({
  ...{ prompt, files: [], before: null, asked: [], lastAnswer: null, selection: null },
  ...more,
})
const choiceFor = (prompt: string, more: Partial<TemplatesRequest> = {}) => {
  const reading = readRequest(request(prompt, more))
  if (!('choice' in reading)) throw new Error(`no template: ${reading.turn.closing}`)
  return reading.choice
}
const turnFor = (prompt: string, more: Partial<TemplatesRequest> = {}) => {
  const reading = readRequest(request(prompt, more))
  if (!('turn' in reading)) throw new Error(`a template: ${reading.choice.template}`)
  return reading
}
const partOf = <Type extends Turn['next'][number]['type']>({ next }: Turn, type: Type) =>
  next.find((part): part is Extract<Turn['next'][number], { type: Type }> => part.type === type)
const made = () => carryOut([], beginWith(choiceFor('A pricing page'), [], filesOfTemplate('pricing')).calls)

describe('an empty design', () => {
  test('begins with the nearest template and offers the three after it', () => {
    const { template, others, prompt } = choiceFor('A pricing page for Tidal')
    expect([template, prompt]).toEqual(['pricing', 'A pricing page for Tidal'])
    expect(others).toHaveLength(3)
    expect(others).not.toContain('pricing')
  })

  test('the answer says first which template it is and that no model answered', () => {
    const prompt = 'A pricing page called Tidal: Solo $9, Crew $29'
    const { closing, next, calls } = beginWith(choiceFor(prompt), [], filesOfTemplate('pricing'))
    expect(closing).toMatch(/^This is the template “Pricing”; no model answered\. /)
    expect(next.map(({ type }) => type)).toEqual(['templateChoices', 'suggestedActions'])
    const files = carryOut([], calls)
    expect(files.find(({ name }) => name === 'content.ts')?.code).toContain('Tidal')
  })

  test('where no template is near, nothing is made and all are shown', () => {
    const { turn, files } = turnFor('zxqv brrm')
    expect([files, turn.calls]).toEqual([null, []])
    expect(turn.closing).toMatch(
      /^None of the templates is near this request, and no model answered: nothing was made\./,
    )
    expect(partOf(turn, 'templateChoices')).toEqual({
      ...{ type: 'templateChoices', chosen: null },
      others: Object.keys(templateIndex()),
    })
  })
})

test('a template that is taken instead gets the words of the request before it', () => {
  const asked = ['A pricing page called Tidal', templatePrompt('Pricing')]
  const { template, prompt, others } = choiceFor(templatePrompt(templateIndex().landing?.title ?? ''), {
    files: made(),
    asked,
  })
  expect([template, prompt, others.length]).toEqual(['landing', 'A pricing page called Tidal', 3])
})

describe('a design with content', () => {
  test('is never replaced without asking', () => {
    const { turn, files } = turnFor('A landing page for a bakery', { files: made() })
    expect([files, turn.calls]).toEqual([null, []])
    const actions = partOf(turn, 'suggestedActions')?.actions ?? []
    expect(actions.map(({ type }) => type)).toEqual(['NewDesign', 'ReplaceDesign'])
    expect(choiceFor(actions[1]?.prompt ?? '', { files: made() }).prompt).toBe('A landing page for a bakery')
  })

  test('changes as a sentence surely means, and says what was changed', () => {
    const files = made()
    const { turn, files: after } = turnFor('Use dark mode', { files })
    expect(turn.closing).not.toBe('')
    expect(carryOut(files, turn.calls)).toEqual(after)
    expect(after).not.toEqual(files)
  })

  test('stays as it is where nothing is sure; two sentences that would work are offered, never the same words twice', () => {
    const files = made()
    const first = turnFor('Make it pop', { files }).turn
    expect(first.calls).toEqual([])
    expect(first.closing).toMatch(/^Nothing changed/)
    const actions = partOf(first, 'suggestedActions')?.actions ?? []
    expect(actions.map(({ type }) => type)).toEqual(['WritePrompt', 'WritePrompt', 'ConnectModel'])
    const again = turnFor('Make it pop', { files, lastAnswer: first.closing }).turn
    expect(again.closing).not.toBe(first.closing)
    expect(again.closing).toMatch(/^Still nothing changed/)
  })

  test('goes back to what it was before', () => {
    const files = made()
    const before = [{ name: 'App.tsx', code: 'export default () => <p>before</p>\n' }]
    const { turn } = turnFor('undo', { files, before })
    expect(carryOut(files, turn.calls)).toEqual(before)
    expect(turnFor('undo', { files }).turn.closing).toBe(
      'Nothing changed: there is no version before this one.',
    )
  })

  test('is converted by a model alone', () => {
    const { turn } = turnFor(conversionPrompt(PRESETS['shadcn-tailwind'], PRESETS['html-inline']), {
      files: made(),
    })
    expect(turn.closing).toMatch(/needs a model/)
    expect(turn.calls).toEqual([])
  })
})
