import { expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { PageVisitor } from '#tests/support/people/page-visitor.ts'
import { Person } from '#tests/support/people/person.ts'
import { drawn, HTML, TwoVersions } from '#tests/support/publish/two-versions.ts'

const url = inject('productUrl')
const FEEDBACK = '/_maquette/feedback'

test('[issue 30, show] three people: published, behind a password, answered, gone back from, and taken from the web', async () => {
  const [ada, bob] = [await Person.withAccount(url, 'Ada'), await Person.withAccount(url, 'Bob')]
  const design = await TwoVersions.of(ada, url)
  const { id } = design
  await ada.letIn(bob, id, 'write')
  const path = { id }
  const visitor = new PageVisitor(`${design.hostOf()}/`)
  const seen = () => visitor.get('/', HTML)

  await design.publish({ artifactId: design.first, title: 'Sail', pages: [drawn('One')] })
  expect((await seen()).text).toContain('<h1>One</h1>')

  await bob.must(api.editorMetadata.password, { path, body: { password: 'tide' } })
  const locked = await seen()
  expect([locked.status, locked.text.includes('<h1>One</h1>')]).toEqual([401, false])
  await visitor.post('/_maquette/password', new URLSearchParams({ password: 'tide', to: '/' }))
  expect((await seen()).text).toContain('<h1>One</h1>')

  const question = { type: 'text' as const, question: 'What is missing?' }
  const feedbackQuestionData = { isEnabled: true, questions: [question] }
  await bob.must(api.editorMetadata.feedback, { path, body: { feedbackQuestionData } })
  const { feedbackQuestionData: asked } = await ada.must(api.editorMetadata.get, { path })
  await visitor.get(FEEDBACK)
  const answer = { answers: [{ questionId: asked.questions[0]?.id, text: 'The prices' }] }
  expect((await visitor.post(FEEDBACK, answer)).status).toBe(200)
  const { responses } = await ada.must(api.feedback.responses, { path })
  expect(responses.map(({ answers }) => answers[0]?.text)).toEqual(['The prices'])

  await design.publish({ artifactId: design.second, pages: [drawn('Two')] })
  expect((await seen()).text).toContain('<h1>Two</h1>')
  const back = await design.publish({ artifactId: design.first }, bob)
  expect(back.body.history.map(({ artifactVersionName, byName }) => [artifactVersionName, byName])).toEqual([
    ['v1', 'Bob'],
    ['v2', 'Ada'],
    ['v1', 'Ada'],
  ])
  expect((await seen()).text).toContain('<h1>One</h1>')

  await ada.must(api.publish.unpublish, { path })
  const gone = await seen()
  expect([gone.status, gone.text.includes('<h1>One</h1>')]).toEqual([401, false])
  // What was said stays for those who work on it.
  expect((await bob.must(api.feedback.responses, { path })).responses).toHaveLength(1)
})
