import { hasPasswords } from '#server/auth/accounts-queries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { Settings } from '#server/env.ts'
import type { SessionUser } from '#shared/users.ts'

type Deciding = Pick<Settings, 'isLocal' | 'GUESTS' | 'ADMIN_EMAILS' | 'ADMIN_USER_IDS'>

/** Whether an account, which anybody can create, is enough to run the models here: on one's own machine, unless admins are named. */
export const accountsConnect = ({ isLocal, ADMIN_EMAILS, ADMIN_USER_IDS }: Deciding): boolean =>
  isLocal && ADMIN_EMAILS.length + ADMIN_USER_IDS.length === 0

/**
 * Who may connect and try the models, with the server's keys: an admin; where the server is local and names no admins,
 * whoever has an account. A guest is made by any first prompt, so a guest is none.
 */
export const isOperator = (
  settings: Deciding,
  { isAdmin, isGuest }: Pick<SessionUser, 'isAdmin' | 'isGuest'>,
): boolean => isAdmin || (accountsConnect(settings) && !isGuest)

/** Whether a guest may connect what the server itself finds on its machine: only while there is nobody else to ask. */
export const newcomersConnect = (settings: Deciding, hasAccounts: boolean): boolean =>
  accountsConnect(settings) && settings.GUESTS && !hasAccounts

/** The same, as things are now. */
export async function newcomersConnectNow(env: Bindings): Promise<boolean> {
  const settings = settingsOf(env)
  return newcomersConnect(settings, false) && newcomersConnect(settings, await hasPasswords(env.DB))
}
