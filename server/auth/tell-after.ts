import type { AuthCall } from '#server/auth/ask-library.ts'
import { tellOwner } from '#server/auth/auth-mails.ts'
import type { AuthPathName } from '#server/auth/auth-paths.ts'
import { forgetTokens } from '#server/auth/verification-queries.ts'

const TOLD: Partial<Record<AuthPathName, string>> = {
  'change-password': 'Your password was changed',
  'two-factor/disable': 'Your second factor was turned off',
  'passkey/verify-registration': 'A passkey was added to your account',
  'passkey/delete-passkey': 'A passkey of your account was removed',
}

/** What whoever has the account hears of, and what a new password ends besides. */
export async function tellAfter(
  { env, path }: AuthCall,
  account: { id: string; email: string } | null,
  response: Response,
): Promise<Response> {
  const what = TOLD[path]
  if (!response.ok || !account || !what) return response
  if (path === 'change-password') await forgetTokens(env.DB, account.id)
  await tellOwner(env, account.email, what)
  return response
}
