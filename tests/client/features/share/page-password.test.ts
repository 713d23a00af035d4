// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FeedbackRow } from '#client/features/feedback/feedback-row.tsx'
import { PagePassword } from '#client/features/share/page-password.tsx'
import { newId } from '#shared/ids.ts'
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

const HOST = { preview: { mode: 'host', port: null, domain: 'localhost:5173' } }
const id = newId()
const PATH = `editor-metadata/${id}`
const having = (hasPassword: boolean) => () => ({
  ...{ slug: 'a', hasPassword },
  feedbackQuestionData: { isEnabled: false, questions: [] },
})
let answers: Answers
let shown: Awaited<ReturnType<typeof showSync>>

beforeEach(() => {
  answers = { [PATH]: having(false) }
})
afterEach(() => shown.unmount())

const field = () => document.querySelector<HTMLInputElement>('input[type="password"]')
const status = (name: string) => document.querySelector(`[role="status"][aria-label="${name}"]`)

describe('[S8] the password of pages', () => {
  const open = async () => {
    shown = await showSync({
      ...{ answers, server: HOST },
      dialog: () => createElement(PagePassword, { id, access: 'public', onMakePrivate: () => undefined }),
    })
  }

  test('until it is known whether there is one, nothing is claimed of it', async () => {
    answers[PATH] = () => new Promise(() => undefined)
    await open()
    await until(() => status('Looking up the password'), 'it is looked up')
    expect(field()?.placeholder).toBe('')
    expect(button('Remove password')).toBeUndefined()
  })

  test('where that cannot be looked up it says so, and can be asked again', async () => {
    answers[PATH] = () => Promise.reject(new TypeError('offline'))
    await open()
    await says('Whether there is a password could not be looked up. The server cannot be reached.')
    answers[PATH] = having(true)
    await press('Try again')
    await says('The preview page and the published page ask for it')
    expect(button('Remove password')).toBeDefined()
  })

  test('one that could not be set is still typed, and said to be set once it is', async () => {
    await open()
    await says('Visitors of the preview page')
    typeInto('Password', 'tide')
    answers[PATH] = () => failing('internal', 'The disk is full.')
    await press('Set password')
    await says('Failed to edit password. Please try again.')
    expect(field()?.value).toBe('tide')
    answers[PATH] = body => (body.password === undefined ? having(true)() : { ok: true })
    await press('Set password')
    await says('Password set successfully.')
    await until(() => field()?.value === '', 'the field is empty')
    await says('The design is public')
  })
})

describe('feedback in Share', () => {
  const open = async () => {
    const nothing = () => undefined
    shown = await showSync({
      ...{ answers, server: HOST },
      dialog: () => createElement(FeedbackRow, { id, onQuestions: nothing, onAnswers: nothing }),
    })
  }

  test('until it is known what visitors are asked, nothing is claimed of it', async () => {
    answers[PATH] = () => new Promise(() => undefined)
    await open()
    await until(() => status('Looking up the feedback'), 'it is looked up')
    expect(text()).not.toContain('Ask visitors')
  })

  test('where that cannot be looked up it says so, and can be asked again', async () => {
    answers[PATH] = () => failing('internal', 'It failed.')
    await open()
    await says('What visitors are asked could not be looked up.')
    answers[PATH] = having(false)
    await press('Try again')
    await says('Ask visitors of the shared page what they think.')
    await saysNot('could not be looked up')
  })
})
