import { type Bindings, settingsOf } from '#server/bindings.ts'
import { findHostAccount } from '#server/features/code-host/accounts-queries.ts'
import type { Signature } from '#server/features/code-host/git/objects.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import type { Actor } from '#shared/actor.ts'

/** Whoever pressed the button. Their address is nobody's business in a repository: the host knows them by its own. */
export async function authorOf(env: Bindings, { id }: Actor): Promise<Signature> {
  const { GITHUB_URL, BASE_URL } = settingsOf(env)
  const [person, account] = await Promise.all([findPerson(env.DB, id), findHostAccount(env.DB, id)])
  const email = account
    ? `${account.hostUserId}+${account.login}@users.noreply.${new URL(GITHUB_URL).hostname}`
    : `${id}@users.noreply.${new URL(BASE_URL).hostname}`
  return { name: person?.name ?? '', email, time: Math.floor(Date.now() / 1_000) }
}
