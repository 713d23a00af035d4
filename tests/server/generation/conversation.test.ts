import { describe, expect, test } from 'vitest'
import { conversationOf, saidBefore } from '#server/generation/prompt/conversation.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'

const said = (message: string): ChatPart => ({ type: 'text', message })
const error: ChatPart = { type: 'error', message: 'This generation was stopped.', hasRetry: false }
const edited: ChatPart = {
  ...{ type: 'toolCall', toolAction: 'edit', toolParam: 'App.tsx', startTime: 0, endTime: 1 },
  ...{ linesAdded: 1, linesRemoved: 1, diff: null, additionalContext: '', imageUrls: [] },
}
const item = (role: ChatItem['role'], requestId: string, ...content: ChatPart[]): ChatItem => ({
  ...{ id: `${role}-${requestId}`, userId: role, actor: { kind: 'user', id: 'ada' }, requestId, role },
  ...{ content, timeCreated: 0, metadata: { traceId: null } },
})
const pair = (requestId: string, ...answer: ChatPart[]): ChatItem[] => [
  item('user', requestId, said(`Do ${requestId}`)),
  item('assistant', requestId, ...answer),
]
const talk = (items: ChatItem[], tokens = 4_000) =>
  conversationOf(items, 0, tokens).messages.map(({ role, content }) => `${role}: ${String(content)}`)

describe('design §7: what a model is told of the talk before', () => {
  test('both speak in turn, also where an answer had no words', () => {
    expect(
      talk([...pair('one', edited), ...pair('two', said('\n\n')), ...pair('three', said('Done.\n'))]),
    ).toEqual([
      'user: Do one',
      'assistant: (Changed App.tsx.)',
      'user: Do two',
      'assistant: (No answer.)',
      'user: Do three',
      'assistant: Done.',
    ])
  })

  test('what was stopped or failed was not made, whatever it says', () => {
    expect(talk(pair('one', said('I made it red.'), error))[1]).toBe(
      'assistant: I made it red.\n(This was stopped or failed; none of it was made.)',
    )
  })

  test('what was kept of it is in the design', () => {
    const files = ['a.tsx', 'b.tsx']
    const answers = [false, true].map(
      isKept => talk(pair('one', error, { type: 'finishedFiles', count: 2, begun: 3, files, isKept }))[1],
    )
    expect(answers).toEqual([
      'assistant: (This was stopped or failed; none of it was made.)',
      'assistant: (This was stopped or failed; of its files 2 were kept: a.tsx, b.tsx.)',
    ])
  })

  test('a person begins', () => {
    const long = said('word '.repeat(300))
    const kept = talk([...pair('one', long), ...pair('two', said('Done.'))], 420)
    expect(kept.slice(-2)).toEqual(['user: Do two', 'assistant: Done.'])
    for (const tokens of [20, 60, 200, 420, 800, 2_000])
      expect(talk([...pair('one', long), ...pair('two', said('Done.'))], tokens)[0] ?? 'user').toMatch(
        /^user/,
      )
  })

  test('one that takes the place of another goes back to before it', () => {
    const items = [...pair('one'), ...pair('two'), ...pair('three')]
    const left = (updateOnRequestId: string | null, isRewound: boolean) => [
      ...new Set(
        saidBefore(items, { requestId: 'four', updateOnRequestId }, isRewound).map(each => each.requestId),
      ),
    ]
    expect(left('two', true)).toEqual(['one'])
    expect(left('two', false)).toEqual(['one', 'three'])
    expect(left(null, false)).toEqual(['one', 'two', 'three'])
  })
})
