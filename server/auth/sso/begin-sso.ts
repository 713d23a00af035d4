import { serialize } from 'hono/utils/cookie'
import { z } from 'zod'
import type { AuthCall } from '#server/auth/ask-library.ts'
import { isSecure, ssoCookieName } from '#server/auth/session-cookie.ts'
import { authorizationUrl, discover, OidcFault } from '#server/auth/sso/oidc.ts'
import { clientOf, mayAsk, speakerOf } from '#server/auth/sso/sso-client.ts'
import { findSso, keepTry, noteSsoFault } from '#server/auth/sso/sso-queries.ts'
import { settingsOf } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import { toBase64Url } from '#server/outside/signed-token.ts'
import { AppError } from '#shared/errors.ts'
import { domainOf } from '#shared/sso.ts'

const TRY_S = 10 * 60

/** What a sign-in that has begun is finished with. */
export const trySchema = z.object({
  workspaceId: z.string(),
  issuer: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
})

/** The row of a try: whoever reads the database learns no state that could be used. */
export const tryIdOf = async (state: string): Promise<string> => `sso-${await digest(state)}`

/** Where whoever has this address logs in: the page of the workspace's own identity provider. */
export async function beginSso({ env, body }: AuthCall): Promise<Response> {
  const email = String(body.email).toLowerCase()
  const workspaceId = await speakerOf(env, domainOf(email))
  const found = workspaceId && (await findSso(env.DB, workspaceId))
  if (!found) throw new AppError('not_found', `No workspace here has single sign-on for ${domainOf(email)}.`)
  const client = await clientOf(env, found.sso)
  const [state, nonce, verifier] = [secret(), secret(), secret()]
  const { issuer } = found.sso
  const url = await discovered(env.DB, workspaceId, async () => {
    const challenge = toBase64Url(await sha256(verifier))
    return authorizationUrl(await discover(issuer, mayAsk(env)), client, { state, nonce, challenge, email })
  })
  const kept: z.infer<typeof trySchema> = {
    workspaceId,
    issuer,
    nonce,
    verifier,
    returnTo: String(body.returnTo),
  }
  await keepTry(env.DB, await tryIdOf(state), JSON.stringify(kept), new Date(Date.now() + TRY_S * 1_000))
  const settings = settingsOf(env)
  const answer = Response.json({ url, redirect: true })
  // Of this browser: nobody is logged in by a link that somebody else began.
  answer.headers.append(
    'set-cookie',
    serialize(ssoCookieName(settings), state, {
      ...{ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(settings), maxAge: TRY_S },
    }),
  )
  return answer
}

async function discovered(d1: D1Database, workspaceId: string, ask: () => Promise<string>): Promise<string> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof OidcFault)) throw error
    await noteSsoFault(d1, workspaceId, error.message)
    throw new AppError(
      'host_failed',
      'Single sign-on of your workspace does not answer. Tell whoever set it up.',
    )
  }
}

const secret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer)

const sha256 = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
