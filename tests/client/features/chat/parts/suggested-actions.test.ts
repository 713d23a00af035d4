// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CanWriteContext } from '#client/features/chat/chat-context.ts'
import { SuggestedActionsPart } from '#client/features/chat/parts/suggested-actions-part.tsx'
import { ItemContext } from '#client/features/chat/thread/item-context.ts'
import type { ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { press, says, text } from '#tests/support/people/shown-sync.ts'

type Suggested = Extract<ChatPart, { type: 'suggestedActions' }>

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

const item = {
  ...{ id: newId(), userId: 'assistant', role: 'assistant' as const, requestId: newId(), timeCreated: 0 },
  ...{ actor: { kind: 'agent' as const, id: 'assistant' }, metadata: { traceId: null } },
  ...{ isLast: true, artifactId: null },
}
function open(
  types: Suggested['actions'][number]['type'][],
  canWrite = true,
  experiments = ['integrations'],
) {
  const part: Suggested = { type: 'suggestedActions', actions: types.map(type => ({ type })) }
  const steps = createElement(SuggestedActionsPart, { part })
  const inItem = createElement(ItemContext, { value: item }, steps)
  const chat = createElement(CanWriteContext, { value: canWrite, key: 'chat' }, inItem)
  shown = showInRoom(() => [chat, 'below it'], {}, { server: { experiments } })
  return says('below it')
}

test('[S3] each of its types has its words, and ConnectOpenAI opens the wizard', async () => {
  await open(['Polish', 'AddInteractivity', 'SelectElement'])
  for (const words of ['Polish it', 'Make it interactive', 'Select an element'])
    expect(text()).toContain(words)
  shown.unmount()
  await open(['VisitDocs', 'ConnectOpenAI'])
  expect(text()).toContain('Supported packages')
  await press('Connect OpenAI')
  expect(shown.dialog()).toEqual({ kind: 'connectOpenAi' })
})

test('[S6] they are for whoever may write, and without the experiment there is no key to connect', async () => {
  await open(['Polish'], false)
  expect(text()).not.toContain('Polish it')
  shown.unmount()
  await open(['ConnectOpenAI', 'Polish'], true, [])
  expect(text()).toContain('Polish it')
  expect(text()).not.toContain('Connect OpenAI')
})
