import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import type { NewQuestion } from '#shared/feedback.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
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
  id = (await savedDesign(ada.person)).patternId
  await ada.person.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  await ada.person.must(api.editorMetadata.feedback, {
    path: { id },
    body: { feedbackQuestionData: { isEnabled: true, questions: QUESTIONS } },
  })
  const { activeArtifactId } = await ada.person.must(api.patterns.get, { path: { id } })
  const { previewSrc } = await ada.person.must(api.artifacts.preview, {
    path: { id: activeArtifactId ?? '' },
  })
  form = new URL(`/_maquette/feedback?page=%2F&artifactId=${activeArtifactId}`, previewSrc).href
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
})
