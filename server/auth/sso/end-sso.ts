import { parse, serialize } from 'hono/utils/cookie'
import type { z } from 'zod'
import { tellOwner } from '#server/auth/auth-mails.ts'
import { createAuth, headersForAuth, LOG_IN_FAILED } from '#server/auth/better-auth.ts'
import { ssoCookieName } from '#server/auth/session-cookie.ts'
import { tryIdOf, trySchema } from '#server/auth/sso/begin-sso.ts'
import { discover, exchange, type Identity, OidcFault } from '#server/auth/sso/oidc.ts'
import { clientOf, mayAsk, speaksFor } from '#server/auth/sso/sso-client.ts'
import {
  findSso,
  findSsoUsers,
  insertSsoUser,
  joinBySso,
  linkSsoAccount,
  noteSsoFault,
  takeTry,
} from '#server/auth/sso/sso-queries.ts'
import { whoComesIn } from '#server/auth/sso/who-comes-in.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { deriveId } from '#server/derive-id.ts'
import { endAndTell } from '#server/events/commit-and-tell.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { domainOf } from '#shared/sso.ts'
import { oneLine } from '#shared/text.ts'
import { nameOfEmail } from '#shared/users.ts'

interface Back {
  env: Bindings
  request: Request
  waitUntil(work: Promise<unknown>): void
}

/** Why somebody was not let in, as the page that says it knows it. */
class NotLetIn extends Error {}

/** Somebody comes back from the identity provider of a workspace: in, or to the page that says why not. */
export async function endSso(back: Back, workspaceId: string): Promise<Response> {
  const { env } = back
  try {
    const { begun, answer } = await comingIn(back, workspaceId)
    return leadTo(env, begun.returnTo, answer.headers.getSetCookie())
  } catch (error) {
    if (error instanceof NotLetIn) return leadTo(env, `${LOG_IN_FAILED}?error=${error.message}`)
    if (!(error instanceof OidcFault || error instanceof AppError)) throw error
    await noteSsoFault(env.DB, workspaceId, error.message)
    return leadTo(env, `${LOG_IN_FAILED}?error=sso_failed`)
  }
}

async function comingIn(back: Back, workspaceId: string) {
  const { env, request } = back
  const said = new URL(request.url).searchParams
  const begun = await tryOf(back, said.get('state') ?? '')
  if (begun?.workspaceId !== workspaceId) throw new NotLetIn('sso_over')
  const found = await findSso(env.DB, workspaceId)
  // Set up anew in between: what was asked of one issuer is not taken to another.
  if (found?.sso.issuer !== begun.issuer) throw new NotLetIn('sso_over')
  if (said.get('error')) throw new NotLetIn('sso_refused')
  const discovery = await discover(begun.issuer, mayAsk(env))
  const iss = said.get('iss')
  if (iss === null ? discovery.authorization_response_iss_parameter_supported : iss !== begun.issuer)
    throw new OidcFault('Another issuer answered than the one that was asked (iss).')
  const identity = await exchange(discovery, await clientOf(env, found.sso), {
    ...{ code: said.get('code') ?? '', verifier: begun.verifier, nonce: begun.nonce },
  })
  const { isLocal } = settingsOf(env)
  const domains = found.domains.filter(each => speaksFor({ isLocal }, each))
  const domain = domains.find(each => each.domain === domainOf(identity.email))
  if (!domain) throw new NotLetIn('sso_domain')
  const answer = await endAndTell(back, async () => {
    const userId = await accountFor(env, begun, identity, {
      domains: domains.map(each => each.domain),
      isProven: domain.provenAt !== null,
    })
    if (!(await joinBySso(env.DB, workspaceId, userId))) throw new NotLetIn('sso_full')
    return session(back, userId)
  })
  await noteSsoFault(env.DB, workspaceId, null)
  return { begun, answer }
}

/** Begun by this browser, not long ago, and for the first time. */
async function tryOf({ env, request }: Back, state: string): Promise<z.infer<typeof trySchema> | null> {
  const name = ssoCookieName(settingsOf(env))
  const ofBrowser = parse(request.headers.get('cookie') ?? '', name)[name]
  if (!state || ofBrowser !== state) return null
  const kept = await takeTry(env.DB, await tryIdOf(state))
  return kept === null ? null : (trySchema.safeParse(JSON.parse(kept)).data ?? null)
}

async function accountFor(
  env: Bindings,
  { workspaceId, issuer }: z.infer<typeof trySchema>,
  { sub, email, name }: Identity,
  speaking: { domains: readonly string[]; isProven: boolean },
): Promise<string> {
  const accountRowId = await deriveId('sso account', workspaceId, issuer, sub)
  const users = await findSsoUsers(env.DB, { accountRowId, address: email })
  const coming = whoComesIn({ ...users, ...speaking })
  if (!coming) throw new NotLetIn('account_not_linked')
  if ('enters' in coming) return coming.enters
  const link = (userId: string) =>
    linkSsoAccount(env.DB, {
      ...{ id: accountRowId, userId, providerId: `sso:${workspaceId}`, accountId: `${issuer} ${sub}` },
    })
  if ('joins' in coming) {
    await link(coming.joins)
    await tellOwner(env, email, 'Single sign-on of a workspace now logs in to your account')
    return coming.joins
  }
  const id = newId()
  const shownName = oneLine(name ?? '').slice(0, 100) || nameOfEmail(email)
  if (!(await insertSsoUser(env.DB, { id, email, name: shownName, emailVerified: speaking.isProven })))
    throw new NotLetIn('sso_over')
  await link(id)
  return id
}

/** The cookies of a new session; whoever has a second factor does not come in past it. */
async function session({ env, request }: Back, userId: string): Promise<Response> {
  const headers = await headersForAuth(env, request)
  const answer = await createAuth(env).api.beginSsoSession({ headers, body: { userId }, asResponse: true })
  if (!answer.ok) throw new NotLetIn('unable_to_create_session')
  return answer
}

function leadTo(env: Bindings, path: string, cookies: readonly string[] = []): Response {
  const settings = settingsOf(env)
  const answer = new Response(null, { status: 302, headers: { location: `${settings.BASE_URL}${path}` } })
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  answer.headers.append('set-cookie', serialize(ssoCookieName(settings), '', { path: '/', maxAge: 0 }))
  return answer
}
