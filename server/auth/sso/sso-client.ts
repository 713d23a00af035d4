import { isIssuerAddress } from '#server/auth/sso/issuer-address.ts'
import type { Client } from '#server/auth/sso/oidc.ts'
import { listSpeakers, type SsoDomainRow, type SsoRow } from '#server/auth/sso/sso-queries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { Settings } from '#server/env.ts'
import { unlock } from '#server/outside/vault.ts'
import { AppError } from '#shared/errors.ts'

/** One address for each workspace, so that what one issuer was asked is never taken to another. */
export const callbackUrl = ({ BASE_URL }: Pick<Settings, 'BASE_URL'>, workspaceId: string): string =>
  `${BASE_URL}/api/auth/sso/callback/${workspaceId}`

/** Who the workspace is at its issuer. */
export async function clientOf(
  env: Bindings,
  { workspaceId, issuer, clientId, lockedSecret }: SsoRow,
): Promise<Client> {
  const settings = settingsOf(env)
  const belongs = { id: workspaceId, baseUrl: issuer }
  const clientSecret = await unlock(lockedSecret, belongs, settings.VAULT_SECRET ?? '')
  if (clientSecret === null)
    throw new AppError('not_configured', 'The client secret cannot be opened: VAULT_SECRET is another one.')
  return { clientId, clientSecret, redirectUri: callbackUrl(settings, workspaceId) }
}

export const mayAsk = (env: Bindings) => (address: string) => isIssuerAddress(settingsOf(env), address)

/** Where only this machine reaches the server, its person speaks for every domain. */
export const speaksFor = ({ isLocal }: Pick<Settings, 'isLocal'>, domain: SsoDomainRow): boolean =>
  isLocal || domain.provenAt !== null

/** The workspace that speaks for a domain; null where none does. */
export async function speakerOf(env: Bindings, domain: string): Promise<string | null> {
  const { isLocal } = settingsOf(env)
  const speakers = await listSpeakers(env.DB, domain)
  return speakers.find(({ provenAt }) => isLocal || provenAt !== null)?.workspaceId ?? null
}
