// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { contentOf, makeItem } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import type { ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'
import { until } from '#tests/support/until.ts'

let thread: Awaited<ReturnType<typeof showThread>> | null = null
afterEach(async () => {
  await thread?.unmount()
  vi.unstubAllGlobals()
})

/** An answer of these parts, before somebody who may write or only read; and what is sent. */
async function shown(parts: ChatPart[], canWrite = true) {
  const sent: { updatePrompt: string; answers?: unknown; isPlanOnly?: boolean }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes('/spaces/node/chat/')) sent.push(JSON.parse(String(init?.body)))
    throw new Error('no network')
  })
  const server = new Y.Doc()
  const requestId = newId()
  const item = makeItem({
    ...{ requestId, timeCreated: 0, metadata: { traceId: null }, id: newId() },
    ...{ userId: 'assistant', role: 'assistant', actor: { kind: 'agent', id: 'assistant' } },
    content: parts,
  })
  chatOf(server).push([item])
  thread = await showThread(server, newId(), canWrite)
  return { sent, requestId, item }
}

const QUESTIONS: ChatPart = {
  type: 'questions',
  questions: [
    { question: 'Which colour?', options: ['Blue', 'Red'] },
    { question: 'How many plans?', options: [] },
  ],
  answers: null,
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(each => each.textContent?.trim() === name)
const press = (name: string) => act(async () => button(name)?.click())

test('an option is chosen by a button, and the rest left to the model; nothing is sent before', async () => {
  const { sent, requestId } = await shown([QUESTIONS])
  expect(button('Send answers')?.disabled).toBe(true)
  await press('Red')
  await press('Blue')
  expect(button('Blue')?.getAttribute('aria-pressed')).toBe('true')
  expect(button('Red')?.getAttribute('aria-pressed')).toBe('false')
  await press('Send answers')
  await until(() => sent.length > 0, 'it is sent')
  expect(sent[0]).toMatchObject({
    updatePrompt: 'Which colour?\nBlue\n\nHow many plans?\nDecide this for me.',
    answers: { requestId, given: ['Blue', null] },
  })
})

test('all of them can be skipped', async () => {
  const { sent } = await shown([QUESTIONS])
  await press('Skip, decide for me')
  await until(() => sent.length > 0, 'it is sent')
  expect(sent[0]).toMatchObject({ answers: { given: [null, null] } })
})

test('the answers of somebody else are there for all, and nobody answers twice', async () => {
  const { item } = await shown([QUESTIONS])
  expect(button('Send answers')).toBeDefined()
  await act(async () => contentOf(item)[0]?.set('answers', ['Blue', null]))
  expect(button('Send answers')).toBeUndefined()
  expect([...document.querySelectorAll('dd')].map(each => each.textContent)).toEqual(['Blue', 'Skipped'])
})

test('who may only read sees what is asked, and no form', async () => {
  await shown([QUESTIONS], false)
  expect(document.body.textContent).toContain('How many plans?')
  expect(document.querySelector('form[aria-label="Questions"]')).toBeNull()
})

const STEPS = [
  { title: 'A header', isDone: true },
  { title: 'The plans', isDone: false },
]

test('a plan that waits is sent to be done, as what it says', async () => {
  const { sent } = await shown([{ type: 'plan', steps: STEPS, isProposal: true }])
  await press('Do it')
  await until(() => sent.length > 0, 'it is sent')
  expect(sent[0]).toMatchObject({
    updatePrompt: 'Do this plan:\n1. A header\n2. The plans',
    isPlanOnly: false,
  })
})

test('a plan at work shows what is done, and has no button', async () => {
  await shown([{ type: 'plan', steps: STEPS, isProposal: false }])
  expect(document.body.textContent).toContain('1 of 2')
  expect(document.body.textContent).toContain('A header, done')
  expect(button('Do it')).toBeUndefined()
})
