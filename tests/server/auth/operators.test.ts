import { describe, expect, test } from 'vitest'
import { accountsConnect, isOperator, newcomersConnect } from '#server/auth/operators.ts'

const BOTH = [true, false]
const named = (isNamed: boolean) => (isNamed ? ['ada@example.org'] : [])

/** Every kind of server there is. */
const SERVERS = BOTH.flatMap(isLocal =>
  BOTH.flatMap(GUESTS =>
    BOTH.flatMap(hasEmails =>
      BOTH.map(hasIds => ({
        ...{ isLocal, GUESTS },
        ...{ ADMIN_EMAILS: named(hasEmails), ADMIN_USER_IDS: named(hasIds) },
      })),
    ),
  ),
)

describe('who may run the models of a server, of every kind', () => {
  test('a newcomer only where it is local, names no admins, lets guests in, and nobody has an account', () => {
    const open = SERVERS.flatMap(server =>
      BOTH.filter(hasAccounts => newcomersConnect(server, hasAccounts)).map(hasAccounts => ({
        ...server,
        hasAccounts,
      })),
    )
    expect(open).toEqual([
      { isLocal: true, GUESTS: true, ADMIN_EMAILS: [], ADMIN_USER_IDS: [], hasAccounts: false },
    ])
  })

  test('an account only where it is local and names no admins, an admin everywhere, a guest nowhere', () => {
    for (const server of SERVERS) {
      const isOnesOwn =
        server.isLocal && server.ADMIN_EMAILS.length === 0 && server.ADMIN_USER_IDS.length === 0
      expect(accountsConnect(server)).toBe(isOnesOwn)
      expect(isOperator(server, { isAdmin: false, isGuest: false })).toBe(isOnesOwn)
      expect(isOperator(server, { isAdmin: true, isGuest: false })).toBe(true)
      expect(isOperator(server, { isAdmin: false, isGuest: true })).toBe(false)
    }
  })
})
