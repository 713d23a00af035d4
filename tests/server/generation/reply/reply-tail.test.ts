import { expect, test } from 'vitest'
import { replyTail } from '#server/generation/reply/reply-tail.ts'

const block = (name: string) => `\`\`\`tsx ${name}\n${'code of it\n'.repeat(10)}\`\`\``
const REPLY = `First words.\n${block('a.tsx')}\nBetween.\n${block('b.tsx')}\nLast words.`

test('of a long answer the end is shown, and never from the middle of a block', () => {
  for (let max = 20; max < REPLY.length; max++) {
    const tail = replyTail(REPLY, max)
    expect(tail.length).toBeLessThanOrEqual(max)
    expect(REPLY.endsWith(tail)).toBe(true)
    expect((tail.match(/```/g) ?? []).length % 2, String(max)).toBe(0)
  }
  expect(replyTail(REPLY, 20)).toBe('Last words.')
  expect(replyTail(REPLY, 140)).toBe(`${block('b.tsx')}\nLast words.`)
  expect(replyTail(REPLY, 1_000)).toBe(REPLY)
})

test('one block alone that is too long leaves nothing', () => {
  expect(replyTail(block('a.tsx'), 50)).toBe('')
})
