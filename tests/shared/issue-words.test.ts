import { expect, test } from 'vitest'
import { z } from 'zod'
import { AUTH_PATHS } from '#server/auth/auth-paths.ts'
import { emailsOrThrow } from '#server/features/sharing/invited-emails.ts'
import { api } from '#shared/api/index.ts'
import { issueInWords } from '#shared/issue-words.ts'

const said = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value)
  return error && issueInWords(error)
}
const signUp = (change: object) =>
  said(AUTH_PATHS['sign-up/email'].body, {
    ...{ name: 'Ann', email: 'ann@studio.test', password: 'correct horse' },
    ...change,
  })

test('a name of spaces, at either kind of call', () => {
  expect(said(AUTH_PATHS['update-user'].body, { name: '  ' })).toBe('The name cannot be empty.')
  expect(said(api.workspaces.create.body ?? z.never(), { name: '  ' })).toBe('The name cannot be empty.')
})

test('signing up says which field is wrong, and how', () => {
  expect(signUp({})).toBeUndefined()
  expect(signUp({ email: 'ann@studio' })).toBe('Enter a valid e-mail address.')
  expect(signUp({ password: 'short' })).toBe('The password needs at least 8 characters.')
  expect(signUp({ password: 'x'.repeat(129) })).toBe('The password can have at most 128 characters.')
  expect(said(AUTH_PATHS['change-password'].body, { currentPassword: 'x', newPassword: 'short' })).toBe(
    'The new password needs at least 8 characters.',
  )
})

test('what only a program gets wrong still names its field', () => {
  expect(said(z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' })).toMatch(/^kind: .+\.$/)
  expect(said(z.object({}), [])).toMatch(/^The request: .+\.$/)
  expect(said(z.object({ names: z.array(z.string().min(1)) }), { names: ['a', ''] })).toBe(
    'The names cannot be empty.',
  )
})

test('one address that is none, or several', () => {
  expect(() => emailsOrThrow('cy')).toThrow('cy is not an e-mail address.')
  expect(() => emailsOrThrow('ben@x, cy, ann@studio.test')).toThrow('ben@x, cy are not e-mail addresses.')
})
