import { expect, test } from 'vitest'
import { withoutMentions } from '#shared/mentions.ts'

const rosa = { name: 'Rosa Tanner' }

test.each([
  ['@Rosa Tanner change the heading to Bicycle repair', 'change the heading to Bicycle repair'],
  ['@Rosa Tanner, @Rosa: undo', 'undo'],
  ['Make it blue @Rosa Tanner', 'Make it blue'],
  ['Make it\n@Rosa Tanner\nblue', 'Make it\n\nblue'],
  ['Change the heading to "Ask @Rosa Tanner"', 'Change the heading to "Ask @Rosa Tanner"'],
  ['Write rosa@Rosa Tanners to @Rosalind', 'Write rosa@Rosa Tanners to @Rosalind'],
])('whom a prompt speaks to is no word of the request: %s', (prompt, read) => {
  expect(withoutMentions(prompt, [{ name: 'Rosa' }, rosa])).toBe(read)
})

test('a name of signs is taken as it stands', () => {
  expect(withoutMentions('@A (b+)\\ [c] hide the footer', [{ name: 'A (b+)\\ [c]' }])).toBe('hide the footer')
  expect(withoutMentions(' as it is ', [])).toBe(' as it is ')
})
