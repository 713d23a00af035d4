// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PublishDialog } from '#client/features/publish/publish-dialog.tsx'
import { clockLabel } from '#client/lib/time-label.ts'
import { publishJobAtom, publishProgressAtom } from '#client/state/publish-job.ts'
import type { AccessMode } from '#shared/access.ts'
import type { PublicationStatus } from '#shared/publish.ts'
import {
  type Answers,
  button,
  failing,
  press,
  says,
  saysNot,
  showSync,
  text,
  type as typeInto,
} from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const NOTHING: PublicationStatus = {
  ...{ url: null, artifactId: null, artifactVersionName: null, publishedAt: null },
  ...{ title: '', description: '', ogImage: '', favicon: '', history: [] },
}
const OLDER = 'a0000000000000000001'
const past = (artifactId: string, artifactVersionName: string) => ({
  ...{ id: `of-${artifactVersionName}`, artifactId, artifactVersionName, by: 'ada', byName: 'Ada' },
  versionTitle: artifactVersionName === 'v1' ? 'First try' : 'Edited by hand',
  publishedAt: Date.now() - 3_600_000,
})
const HOST = { preview: { mode: 'host', port: null, domain: 'localhost:5173' } }

let shown: Awaited<ReturnType<typeof showSync>>
let answers: Answers
let publication: PublicationStatus
let status: 'compiled' | 'error'

beforeEach(() => {
  publication = NOTHING
  status = 'compiled'
  answers = {
    publish: () => publication,
    'chatPattern/versions': () => ({ versions: [version(shown.activeId, 2), version(OLDER, 1)] }),
  }
})
afterEach(() => shown.unmount())

const version = (id: string, major: number) => ({
  ...{ id, name: 'Edited by hand', version: { major, minor: 0 }, kind: 'manualEdit', status, health: null },
  ...{ actor: { kind: 'user', id: 'ada' }, requestId: null, createdAt: Date.now(), pictureSrc: null },
  isActive: id === shown.activeId,
})
const open = async (access: AccessMode = 'public', server: object = HOST) => {
  shown = await showSync({
    ...{ answers, server },
    dialog: onClose => createElement(PublishDialog, { access, onClose }),
  })
}
const published = (): PublicationStatus => ({
  ...NOTHING,
  ...{
    url: 'http://a.localhost:5173/',
    artifactId: shown.activeId,
    artifactVersionName: 'v2',
    title: 'Sail',
  },
  publishedAt: Date.now() - 3_600_000,
  history: [past(shown.activeId, 'v2'), past(OLDER, 'v1')],
})
const job = () => shown.store.get(publishJobAtom)

describe('[issue 30.1] the dialog Publish', () => {
  test('the active version goes out, once it has been confirmed, with what was said of it', async () => {
    await open()
    await says('Nothing is published yet.')
    await until(() => button('Publish v2'), 'the active version')
    typeInto('Title', 'Sail')
    await press('Publish v2')
    await says('Everybody with the address sees v2')
    expect(job()).toBeNull()
    await press('Publish')
    expect(job()).toMatchObject({
      ...{ artifactId: shown.activeId, isActive: true, versionName: 'v2', patternId: shown.patternId },
      texts: { title: 'Sail', description: '', ogImage: '', favicon: '' },
    })
  })

  test('it can be called off before it is confirmed, and while it goes on', async () => {
    await open()
    await press('Publish v2')
    await press('Cancel')
    await saysNot('Everybody with the address sees')
    await press('Publish v2')
    await press('Publish')
    shown.store.set(publishProgressAtom, { state: 'drawing', at: 1, of: 3, path: '/crew' })
    await says('Drawing page 2 of 3: /crew')
    await press('Cancel')
    expect([job(), shown.store.get(publishProgressAtom)]).toEqual([null, null])
  })

  test('a private design is told plainly what its page is', async () => {
    await open('private')
    await says('This design is private, but a published page is public')
  })
  test('a public one is not', async () => {
    await open('public')
    await says('Nothing is published yet.')
    expect(text()).not.toContain('This design is private')
  })

  test('a version with an error says so and cannot go out', async () => {
    status = 'error'
    await open()
    await says('This version has an error and cannot be published.')
    expect(button('Publish v2')?.disabled).toBe(true)
  })

  test('a failure is said in the words of the specification, and what was typed is still there', async () => {
    await open()
    await until(() => button('Publish v2'), 'the active version')
    typeInto('Title', 'Sail')
    shown.store.set(publishProgressAtom, { state: 'failed', message: 'The server cannot be reached.' })
    await says('Failed to publish. Please try again. The server cannot be reached.')
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toContain('Sail')
  })

  test('what is public is shown with its address, and texts are saved by themselves', async () => {
    await open()
    publication = published()
    await shown.refetch()
    await says('v2 is public, published 1h ago by Ada.')
    expect(document.querySelector<HTMLInputElement>('[aria-label="public address"]')?.value).toBe(
      'http://a.localhost:5173/',
    )
    await until(() => button('Publish v2'), 'the active version')
    expect(button('Save')).toBeUndefined()
    typeInto('Description', 'By the sea')
    answers.publish = () => failing('internal', 'The disk is full.')
    await press('Save')
    await says('The texts could not be saved. The disk is full. What you typed is still here.')
    answers.publish = body => ({ ...published(), title: 'Sail', ...body })
    await press('Save')
    await until(() => shown.sent('publish').some(body => body.description === 'By the sea'), 'it is sent')
    await says('Saved, and live: the published page says so now.')
    expect(button('Save')).toBeUndefined()
    typeInto('Description', 'By the lake')
    await saysNot('Saved, and live')
  })

  test('texts are saved before anything is published too, and it says that nobody sees them yet', async () => {
    answers.publish = body => ({ ...NOTHING, ...body })
    await open()
    await until(() => button('Publish v2'), 'the active version')
    typeInto('Title', 'Sail')
    await press('Save')
    await says('Saved. The page says so as soon as it is published.')
    expect(job()).toBeNull()
  })

  test('an earlier one is gone back to, and the page is taken back once that is confirmed', async () => {
    await open()
    publication = published()
    await shown.refetch()
    const back = `Roll back to v1, published ${clockLabel(publication.history[1]?.publishedAt ?? 0, Date.now())}`
    await until(() => button(back), 'the way back')
    await press(back)
    await says('Show v1, “First try”, to everybody?')
    await press('Roll back')
    await until(
      () => shown.sent('publish').some(body => body.artifactId === OLDER && body.title === 'Sail'),
      'what was drawn then is shown again',
    )
    await until(() => button('Unpublish')?.disabled === false, 'nothing is under way')
    await press('Unpublish')
    await says('Take this page from the web?')
  })

  test('each entry of the history says which version it was, what that is called, who and when', async () => {
    await open()
    publication = published()
    const [now, before] = publication.history
    if (!now || !before) throw new Error('two entries')
    const yesterday = {
      ...before,
      id: 'of-yesterday',
      publishedAt: Date.now() - 30 * 3_600_000,
      byName: 'Bob',
    }
    publication = { ...publication, history: [now, before, yesterday] }
    await shown.refetch()
    await says('First try')
    const rows = [...document.querySelectorAll('section[aria-label="History"] li')].map(
      row => row.textContent,
    )
    expect(new Set(rows).size).toBe(3)
    expect(rows[0]).toContain('v2')
    expect(rows[2]).toMatch(/v1.*First try.*yesterday, .*by Bob/)
  })

  test('it says what visitors meet, and leads to password and feedback', async () => {
    let metadata = {
      slug: 'a',
      hasPassword: false,
      feedbackQuestionData: { isEnabled: false, questions: [] as object[] },
    }
    answers['editor-metadata'] = () => metadata
    answers.feedbackResponses = () => ({ responses: [], total: 0 })
    await open()
    publication = published()
    await shown.refetch()
    await says('No password: whoever has the address sees it.')
    await says('Visitors are asked for no feedback.')
    await press('Set a password')
    expect(shown.dialog()).toEqual({ kind: 'share', at: 'password' })
    await press('Ask for feedback')
    expect(shown.dialog()).toEqual({ kind: 'feedbackQuestions' })
    const question = { id: 'q'.padEnd(20, '1'), type: 'text', question: 'What is missing?' }
    metadata = {
      slug: 'a',
      hasPassword: true,
      feedbackQuestionData: { isEnabled: true, questions: [question] },
    }
    answers.feedbackResponses = () => ({ responses: [], total: 12 })
    await shown.refetch()
    await says('Visitors are asked for a password.')
    await says('One question for visitors on the page.')
    await press('See answers12 answers')
    expect(shown.dialog()).toEqual({ kind: 'feedbackAnswers' })
  })

  test('what visitors meet that cannot be looked up says so, and is asked for again', async () => {
    answers['editor-metadata'] = () => Promise.reject(new TypeError('offline'))
    await open()
    await says('Password and feedback could not be looked up. The server cannot be reached.')
    expect(text()).not.toContain('No password')
    answers['editor-metadata'] = () => ({
      ...{ slug: 'a', hasPassword: false },
      feedbackQuestionData: { isEnabled: false, questions: [] },
    })
    await press('Try again')
    await says('No password')
  })

  test('it leads to the custom domain', async () => {
    await open()
    await press('Custom domain')
    expect(shown.dialog()).toEqual({ kind: 'customDomain' })
  })

  test('[30.7] without hosts of designs it says what to set, and asks for nothing', async () => {
    await open('public', { preview: { mode: 'port', port: 5174, domain: 'localhost:5173' } })
    await says('Publishing needs a host of its own for each design: set PREVIEW_DOMAIN')
    expect(shown.asked.filter(([path]) => path === 'publish')).toEqual([])
  })

  test('what cannot be looked up says so, and is asked for again', async () => {
    answers.publish = () => failing('internal', 'It failed.')
    await open()
    await says('What is published could not be looked up.')
    answers.publish = () => NOTHING
    await press('Try again')
    await says('Nothing is published yet.')
  })
})
