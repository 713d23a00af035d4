import { type Bindings, settingsOf } from '#server/bindings.ts'
import { findHostAccount } from '#server/features/code-host/accounts-queries.ts'
import type { Signature } from '#server/features/code-host/git/objects.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import type { Actor } from '#shared/actor.ts'

/** A person, or this product. Their address is nobody's business in a repository: the host knows them by its own. */
export async function authorOf(env: Bindings, { kind, id }: Actor, at = new Date()): Promise<Signature> {
  const { GITHUB_URL, BASE_URL } = settingsOf(env)
  const ours = `users.noreply.${new URL(BASE_URL).hostname}`
  const time = Math.floor(at.getTime() / 1_000)
  if (kind === 'agent' || kind === 'server') return { name: 'Maquette', email: `maquette@${ours}`, time }
  const [person, account] = await Promise.all([findPerson(env.DB, id), findHostAccount(env.DB, id)])
  const email = account
    ? `${account.hostUserId}+${account.login}@users.noreply.${new URL(GITHUB_URL).hostname}`
    : `${id}@${ours}`
  return { name: person?.name ?? '', email, time }
}
