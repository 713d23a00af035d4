import { expect, test } from 'vitest'
import { htmlTokens } from '#shared/edits/reply/html-tokens.ts'

test('letters whose small form is longer move nothing that comes after them', () => {
  expect(htmlTokens('<p>İİİ</p><SCRIPT>if (a < b) go()</Script><p>after</p>')).toEqual([
    { type: 'open', tag: 'p', attributes: [], isClosed: false },
    { type: 'text', text: 'İİİ' },
    { type: 'close', tag: 'p' },
    { type: 'raw', tag: 'script', attributes: [], text: 'if (a < b) go()' },
    { type: 'open', tag: 'p', attributes: [], isClosed: false },
    { type: 'text', text: 'after' },
    { type: 'close', tag: 'p' },
  ])
})
