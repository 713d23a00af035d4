import { expect, test } from 'vitest'
import { whoComesIn } from '#server/auth/sso/who-comes-in.ts'

const domains = ['corp.example', 'corp.test']
const at = (email: string, emailVerified = true) => ({ id: email, email, emailVerified })
const nobody = { known: null, byEmail: null, domains, isProven: true }

test('somebody new becomes an account, and comes in by it from then on', () => {
  expect(whoComesIn(nobody)).toEqual({ isNew: true })
  expect(whoComesIn({ ...nobody, known: at('ada@corp.example', false) })).toEqual({
    enters: 'ada@corp.example',
  })
  // Under another address of the same workspace by now.
  const byEmail = at('ada@corp.test')
  expect(whoComesIn({ ...nobody, known: at('ada@corp.example'), byEmail })).toEqual({
    enters: 'ada@corp.example',
  })
})

test('[attack] an account that came by it before and has an address elsewhere by now is not opened', () => {
  for (const email of ['ada@home.example', 'ada@sub.corp.example', 'ada@corp.example.evil.example'])
    expect(whoComesIn({ ...nobody, known: at(email) })).toBeNull()
})

test.each([
  [true, true, { joins: 'ada@corp.example' }],
  [true, false, null],
  [false, true, null],
  [false, false, null],
])(
  '[attack] of an address that is proven (%s), by a domain that is proven (%s)',
  (isAddress, isProven, outcome) => {
    const byEmail = at('ada@corp.example', isAddress)
    expect(whoComesIn({ ...nobody, byEmail, isProven })).toEqual(outcome)
  },
)
