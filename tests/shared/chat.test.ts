import { describe, expect, test } from 'vitest'
import { promptProblem } from '#shared/chat.ts'
import { parseEmails } from '#shared/invites.ts'
import { promptTooLong } from '#shared/messages.ts'

describe('[S5] prompts', () => {
  test.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['x', null],
    ['x'.repeat(50_000), null],
    ['x'.repeat(50_001), 'too_long'],
  ])('%#', (text, problem) => expect(promptProblem(text)).toBe(problem))

  test('the alert', () =>
    expect(promptTooLong(50_001)).toBe('Prompt is too long. 50,001 / 50,000 characters.'))
})

describe('[S5] invite e-mails: a comma-separated string', () => {
  test.each([
    ['a@b.io', ['a@b.io'], []],
    ['a@b.io, C@D.io,,a@b.io', ['a@b.io', 'c@d.io'], []],
    ['a@b.io; c@d.io\ne@f.io', ['a@b.io', 'c@d.io', 'e@f.io'], []],
    ['nonsense, a@b.io', ['a@b.io'], ['nonsense']],
    [' , ', [], []],
  ])('%j', (text, emails, invalid) => expect(parseEmails(text)).toEqual({ emails, invalid }))
})
