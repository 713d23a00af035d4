import { beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { PageVisitor } from '#tests/support/people/page-visitor.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
const FEEDBACK = '/_maquette/feedback'
let owner: Person
let id: string
let page: string

beforeEach(async () => {
  owner ??= await Person.withAccount(url, 'Olga Owner')
  id = (await savedDesign(owner)).patternId
  await owner.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  const { activeArtifactId } = await owner.must(api.patterns.get, { path: { id } })
  page = (await owner.must(api.artifacts.preview, { path: { id: activeArtifactId ?? '' } })).previewSrc
})

const metadata = (person: Person) => person.must(api.editorMetadata.get, { path: { id } })
const ask = async () => {
  const feedbackQuestionData = {
    isEnabled: true,
    questions: [{ type: 'text' as const, question: 'What is missing?' }],
  }
  await owner.must(api.editorMetadata.feedback, { path: { id }, body: { feedbackQuestionData } })
  return (await metadata(owner)).feedbackQuestionData.questions[0]
}
const responses = () => owner.must(api.feedback.responses, { path: { id } })
const textOf = (questionId: string | undefined, text: string) => ({ answers: [{ questionId, text }] })

describe('[issue 30.4] deleting answers', () => {
  const deleting = (person: Person, body?: { responseIds?: string[] }) =>
    person.call(api.feedback.remove, { path: { id }, body } as never)
  const answered = async (words: string[]) => {
    const text = await ask()
    const visitor = new PageVisitor(page)
    // The form brings the cookie by which a visitor is counted; without it all at one address are one.
    await visitor.get(FEEDBACK)
    for (const one of words)
      expect((await visitor.post(FEEDBACK, textOf(text?.id, one))).status, one).toBe(200)
    return (await responses()).responses
  }

  test('takes the named ones or all of them, for whoever may edit', async () => {
    const [writer, reader] = await Promise.all([Person.withAccount(url), Person.withAccount(url)])
    await owner.letIn(writer, id, 'write')
    await owner.letIn(reader, id, 'read')
    const [newest] = await answered(['One', 'Two', 'Three'])
    expect((await deleting(reader)).status).toBe(403)
    expect((await responses()).total).toBe(3)
    expect((await deleting(writer, { responseIds: [newest?.id ?? ''] })).status).toBe(200)
    const left = await responses()
    expect([left.total, left.responses.some(one => one.id === newest?.id)]).toEqual([2, false])
    expect((await deleting(owner)).status).toBe(200)
    expect((await responses()).total).toBe(0)
  })

  test('leaves those of other designs alone, and takes a hundred names at most, or none at all', async () => {
    const [one] = await answered(['Here'])
    const other = await owner.newPattern()
    const elsewhere = { path: { id: other }, body: { responseIds: [one?.id ?? ''] } }
    expect((await owner.call(api.feedback.remove, elsewhere)).status).toBe(200)
    expect((await responses()).total).toBe(1)
    for (const responseIds of [[], Array.from({ length: 101 }, newId), ['x']])
      expect((await deleting(owner, { responseIds })).status).toBe(400)
    expect((await responses()).total).toBe(1)
  })
})

test('[issue 30.2] behind a password, the app tells nobody the questions and takes no answers but of who may edit', async () => {
  const text = await ask()
  const [writer, reader] = await Promise.all([Person.withAccount(url), Person.withAccount(url)])
  await owner.letIn(writer, id, 'write')
  await owner.letIn(reader, id, 'read')
  await owner.must(api.editorMetadata.password, { path: { id }, body: { password: 'sesame' } })
  const respond = (person: Person) =>
    person.call(api.feedback.respond, { path: { id }, body: textOf(text?.id, 'Hello') as never })
  for (const person of [reader, new Person(url)]) {
    expect((await metadata(person)).feedbackQuestionData).toEqual({ isEnabled: false, questions: [] })
    expect((await respond(person)).status).toBe(403)
  }
  expect((await metadata(writer)).feedbackQuestionData.questions).toHaveLength(1)
  expect((await respond(writer)).status).toBe(200)
  const visitor = new PageVisitor(page)
  expect((await visitor.post(FEEDBACK, textOf(text?.id, 'Hello'))).status).toBe(401)
  await visitor.post('/_maquette/password', new URLSearchParams({ password: 'sesame', to: '/' }))
  await visitor.get(FEEDBACK)
  expect((await visitor.post(FEEDBACK, textOf(text?.id, 'Hello'))).status).toBe(200)
})
