import { expect, test } from 'vitest'
import { DELETED, isSaidIn, spokenForms, withoutItem } from '#server/features/traces/without-item.ts'
import { conversationOf } from '#server/generation/prompt/conversation.ts'
import type { ChatItem } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'

const item = (message: string, role: ChatItem['role'] = 'user'): ChatItem => ({
  id: newId(),
  userId: 'ada',
  actor: { kind: 'user', id: 'ada' },
  requestId: newId(),
  role,
  timeCreated: 1,
  metadata: { traceId: null },
  content: [{ type: 'text', message }],
})

const SECRET = `My "address" is\n12 Harbour Lane, ${'and so on, '.repeat(600)}ask for Ada`

/** A line as a later run has it, with the talk or, where little fits, its summary. */
function askedAfter(history: ChatItem[], tokens: number) {
  const { messages, summary } = conversationOf(history, 0, tokens)
  return { at: 1, kind: 'asked', messages: [{ role: 'system', content: summary }, ...messages] }
}

test.each([100_000, 1_000])(
  'a message is in no transcript of a later run, whole or as a line (%i tokens)',
  tokens => {
    const said = item(SECRET)
    const line = askedAfter([said, item('It is done.', 'assistant'), item('Make it blue, please')], tokens)
    const forms = spokenForms(said)
    expect(isSaidIn(JSON.stringify(line), forms)).toBe(true)
    const [left] = withoutItem([line], { item: said, forms, isOwn: false })
    expect(JSON.stringify(left)).not.toContain('Harbour Lane')
    expect(JSON.stringify(left)).toContain(DELETED)
    expect(JSON.stringify(left)).toContain('Make it blue, please')
  },
)

test('a short word goes where it is the whole message, and nowhere else', () => {
  const said = item('Red')
  const line = {
    at: 1,
    kind: 'asked',
    messages: ['Red', 'Reduce motion', '- Red → changed App.tsx', 'Red car'],
  }
  const [left] = withoutItem([line], { item: said, forms: spokenForms(said), isOwn: false })
  expect(left?.messages).toEqual([DELETED, 'Reduce motion', DELETED, 'Red car'])
})

test('of its own run a prompt takes all that was asked with it, and an answer all that was said', () => {
  const asked = { at: 1, kind: 'asked', messages: ['In other words: harbour lane'] }
  const text = { at: 2, kind: 'text', text: 'Here it is' }
  const lines = [asked, text]
  const prompt = item('Harbour')
  expect(withoutItem(lines, { item: prompt, forms: [], isOwn: true })).toEqual([
    { at: 1, kind: 'asked', message: DELETED },
    text,
  ])
  expect(withoutItem(lines, { item: item('x', 'assistant'), forms: [], isOwn: true })).toEqual([
    asked,
    { at: 2, kind: 'text', message: DELETED },
  ])
})
