import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import type { NewQuestion } from '#shared/feedback.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { PageVisitor } from '#tests/support/people/page-visitor.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const FEEDBACK = '/_maquette/feedback'
const people = new People(url)
const QUESTIONS: NewQuestion[] = [
  { type: 'text', question: 'What is missing?' },
  { type: 'rating', question: 'How clear is it?' },
]
let ada: Awaited<ReturnType<People['come']>>
let id: string
/** The form, as the frame beside a design's page shows it. */
let form: string

beforeAll(async () => {
  ada = await people.come('Ada Lovelace')
})
beforeEach(async () => {
  id = (await savedDesign(ada.person)).patternId
  await ada.person.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  await ada.person.must(api.editorMetadata.feedback, {
    path: { id },
    body: { feedbackQuestionData: { isEnabled: true, questions: QUESTIONS } },
  })
  const { activeArtifactId } = await ada.person.must(api.patterns.get, { path: { id } })
  const artifactId = activeArtifactId ?? ''
  const { previewSrc } = await ada.person.must(api.artifacts.preview, { path: { id: artifactId } })
  form = new URL(`/_maquette/feedback?page=%2F&artifactId=${artifactId}`, previewSrc).href
})
afterAll(() => people.leave())

describe('[issue 30.4] feedback', () => {
  test('a visitor answers on the page, the writer sees it as it comes and deletes it for good', async () => {
    const { page: writer } = ada
    await writer.goto(`${url}/c/${id}?feedback`)
    const results = writer.getByRole('dialog', { name: 'Feedback' })
    await results.getByText('Nobody has answered yet').waitFor()

    const visitor = await people.visit({ width: 390, height: 844 })
    await visitor.goto(form)
    await visitor.getByRole('textbox', { name: 'What is missing?' }).fill('The prices of boats')
    await visitor.getByRole('radio', { name: '4', exact: true }).check({ force: true })
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await visitor.getByRole('button', { name: 'Send feedback' }).click()
    await visitor.getByText('Your feedback has been sent.').waitFor()

    // Nobody loads anything again: the room says that there is more.
    await results.getByText('The prices of boats').waitFor()
    await results.getByText('One by one').click()
    await results.getByText('v1').first().waitFor()

    await results.getByRole('button', { name: 'Delete this answer' }).click()
    const alert = writer.getByRole('alertdialog', { name: 'Delete this answer?' })
    await alert.getByRole('button', { name: 'Delete answer' }).click()
    await results.getByText('Nobody has answered yet').waitFor()
    expect((await ada.person.must(api.feedback.responses, { path: { id } })).total).toBe(0)
  })

  test('a visitor points at something on the page, and the editor shows the writer where that is', async () => {
    const { page: writer } = ada
    const visitor = await people.visit()
    await visitor.goto(new URL('/', form).href)
    await visitor.getByRole('heading', { name: 'Tidal' }).waitFor()
    await visitor.locator('maquette-feedback').waitFor({ state: 'attached' })
    // The button is where no key of the design reaches it, nor a test.
    await visitor.mouse.click(1_440 - 50, 900 - 36)
    const frame = await until(
      () => visitor.frames().find(one => one.url().includes('/_maquette/feedback')),
      'the form is there',
    )
    await frame.getByRole('textbox', { name: 'What is missing?' }).fill('The name of the school')
    await frame.getByRole('button', { name: 'Point at something on the page' }).click()
    const box = await visitor.getByRole('heading', { name: 'Tidal' }).boundingBox()
    await visitor.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await frame.getByText('About: Tidal').waitFor()
    await frame.getByRole('button', { name: 'Send feedback' }).click()
    await frame.getByText('Your feedback has been sent.').waitFor()

    await writer.goto(`${url}/c/${id}?feedback`)
    const results = writer.getByRole('dialog', { name: 'Feedback' })
    await results.getByText('One by one').click()
    await results.getByText('/ · v1 · 1440 × 900').waitFor()
    await results.getByRole('button', { name: 'Show on the page: Tidal' }).click()
    await results.waitFor({ state: 'detached' })
    await writer
      .getByRole('region', { name: 'Feedback on this element' })
      .getByText('The name of the school')
      .waitFor()
    await writer
      .frameLocator('iframe[title="Preview"]')
      .locator('maquette-pin')
      .waitFor({ state: 'attached' })
  })

  test('of 50 visitors at once the writer, who looks, sees every one as it comes, and has them all in one file', async () => {
    const { page: writer } = ada
    await writer.goto(`${url}/c/${id}?feedback`)
    const results = writer.getByRole('dialog', { name: 'Feedback' })
    await results.getByText('Nobody has answered yet').waitFor()
    const { feedbackQuestionData } = await ada.person.must(api.editorMetadata.get, { path: { id } })
    const [text, rating] = feedbackQuestionData.questions.map(question => question.id)
    const sent = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const visitor = new PageVisitor(form)
        await visitor.get(FEEDBACK)
        const answers = [
          { questionId: text, text: `Visitor ${at}, who writes “a, "b"”` },
          { questionId: rating, rating: 1 + (at % 5) },
        ]
        return visitor.post(FEEDBACK, { answers })
      }),
    )
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))

    await expect.poll(() => results.getByRole('status').textContent()).toBe('50 answers')
    const chart = results.getByRole('region', { name: 'How clear is it?' })
    await chart.getByText('3.0').waitFor()
    expect(await chart.getByRole('row').allInnerTexts()).toHaveLength(1 + 5)
    await results.getByText('One by one').click()
    expect(await results.getByRole('row').count()).toBe(1 + 50)

    const download = writer.waitForEvent('download')
    await results.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('feedback_responses.csv')
    const [heading, ...rows] = parse(readFileSync(await file.path())) as string[][]
    expect(heading?.slice(4)).toEqual(QUESTIONS.map(({ question }) => question))
    expect(new Set(rows.map(row => row[4])).size).toBe(50)
    expect(rows.filter(row => row[5] === '5')).toHaveLength(10)
  })
})
