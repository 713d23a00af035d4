import { discover, OidcFault } from '#server/auth/sso/oidc.ts'
import { mayAsk } from '#server/auth/sso/sso-client.ts'
import {
  findSso,
  listSpeakers,
  proveDomain,
  type SsoDomainRow,
  saveSso,
} from '#server/auth/sso/sso-queries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { dnsTexts } from '#server/outside/dns-txt.ts'
import { OutsideError } from '#server/outside/outside-fetch.ts'
import { seal } from '#server/outside/signed-token.ts'
import { lock } from '#server/outside/vault.ts'
import { AppError } from '#shared/errors.ts'
import { parseDomains, type SsoDomain } from '#shared/sso.ts'

interface Given {
  issuer: string
  clientId: string
  clientSecret: string
  domain: string
}

/** Kept once the issuer has answered; its secret is sealed for this workspace and that issuer. */
export async function setUpSso(env: Bindings, workspaceId: string, given: Given): Promise<void> {
  const secret = settingsOf(env).VAULT_SECRET
  if (!secret)
    throw new AppError('not_configured', 'VAULT_SECRET is missing: without it no secret can be kept here.')
  const parsed = parseDomains(given.domain)
  if ('problem' in parsed) throw new AppError('bad_request', parsed.problem)
  for (const domain of parsed.domains) await checkFree(env, workspaceId, domain)
  const issuer = await issuerOf(env, given.issuer)
  const known = (await findSso(env.DB, workspaceId))?.sso
  const kept = known?.issuer === issuer ? known.lockedSecret : null
  const lockedSecret = given.clientSecret
    ? await lock(given.clientSecret, { id: workspaceId, baseUrl: issuer }, secret)
    : kept
  if (lockedSecret === null)
    throw new AppError('bad_request', 'Enter the client secret that this issuer gave you.')
  await saveSso(env.DB, { workspaceId, issuer, clientId: given.clientId, lockedSecret }, parsed.domains)
  await proveDomains(env, workspaceId)
}

/** Asks the issuer, and the DNS for domains that are not proven yet. */
export async function checkSso(env: Bindings, workspaceId: string): Promise<void> {
  const found = await findSso(env.DB, workspaceId)
  if (!found) throw new AppError('conflict', 'Single sign-on is not set up here.')
  await issuerOf(env, found.sso.issuer)
  const waiting = await proveDomains(env, workspaceId)
  if (waiting.length > 0 && !settingsOf(env).isLocal)
    throw new AppError(
      'domain_not_verified',
      `The DNS does not have the record of ${waiting.join(', ')} yet.`,
    )
}

async function issuerOf(env: Bindings, issuer: string): Promise<string> {
  try {
    return (await discover(issuer, mayAsk(env))).issuer
  } catch (error) {
    if (error instanceof OidcFault) throw new AppError('host_failed', error.message)
    throw error
  }
}

async function checkFree(env: Bindings, workspaceId: string, domain: string): Promise<void> {
  const { isLocal } = settingsOf(env)
  const others = (await listSpeakers(env.DB, domain)).filter(each => each.workspaceId !== workspaceId)
  if (others.some(({ provenAt }) => isLocal || provenAt !== null))
    throw new AppError('domain_taken', `Another workspace has ${domain}.`)
}

/** Those that are not proven after the DNS was asked. */
async function proveDomains(env: Bindings, workspaceId: string): Promise<string[]> {
  const { DOH_URL, isLocal } = settingsOf(env)
  const { domains = [] } = (await findSso(env.DB, workspaceId)) ?? {}
  const waiting: string[] = []
  for (const { domain, provenAt } of domains) {
    if (provenAt !== null || isLocal) continue
    const { name, value } = await recordOf(env, workspaceId, domain)
    const isThere = (await textsOf(DOH_URL, name)).includes(value)
    if (isThere && (await proveDomain(env.DB, workspaceId, domain))) continue
    waiting.push(domain)
  }
  return waiting
}

async function textsOf(dohUrl: string, name: string): Promise<string[]> {
  try {
    return await dnsTexts(dohUrl, name)
  } catch (error) {
    if (error instanceof OutsideError)
      throw new AppError('host_failed', 'The DNS could not be asked. Try again.')
    throw error
  }
}

export async function shownDomain(
  env: Bindings,
  { workspaceId, domain, provenAt }: SsoDomainRow,
): Promise<SsoDomain> {
  const state = provenAt ? 'proven' : settingsOf(env).isLocal ? 'local' : 'waiting'
  return { domain, state, record: await recordOf(env, workspaceId, domain) }
}

/** Another one for each workspace: a record that is there speaks for one of them. */
async function recordOf(env: Bindings, workspaceId: string, domain: string) {
  const sealed = await seal('sso-domain', [workspaceId, domain], 0, settingsOf(env).AUTH_SECRET)
  return { name: `_maquette.${domain}`, value: `maquette-sso=${sealed.split('.').at(-1)}` }
}
