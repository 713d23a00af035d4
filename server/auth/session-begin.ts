import { hasSecondFactor } from '#server/auth/accounts-queries.ts'
import type { Bindings } from '#server/bindings.ts'

/** Ways in that ask for a code themselves, that are two factors in one, or are open only to who is in. */
const ASKED = /^\/(?:sign-in\/email|two-factor\/.+|passkey\/verify-authentication|change-password)$/

/** Whoever has a second factor comes in by no way that does not ask for it; false: no session begins. */
export async function mayBegin(
  env: Bindings,
  { userId }: { userId: string },
  path: string | undefined,
): Promise<false | undefined> {
  if (path !== undefined && ASKED.test(path)) return
  return (await hasSecondFactor(env.DB, userId)) ? false : undefined
}
