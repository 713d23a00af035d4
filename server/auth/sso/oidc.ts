import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { z } from 'zod'
import { OutsideError, outsideFetch } from '#server/outside/outside-fetch.ts'

const LIMITS = { timeoutMs: 10_000, maxBytes: 256_000 }
/** Signed by a key that only the issuer has, as against one made of the client's secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const CLOCKS_DIFFER_S = 30

/** Why a sign-in came to nothing, in words for the owners of the workspace. */
export class OidcFault extends Error {}

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  userinfo_endpoint: z.string().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})
export type Discovery = z.infer<typeof discoverySchema>

export interface Client {
  clientId: string
  clientSecret: string
  redirectUri: string
}

/** What an issuer says of itself, once all its addresses may be asked. */
export async function discover(issuer: string, mayAsk: (address: string) => boolean): Promise<Discovery> {
  if (!mayAsk(issuer))
    throw new OidcFault('This server does not ask that address. It has to be public, with https.')
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const found = (await asking('the issuer', outsideFetch('OIDC', url, JSON_ONLY, LIMITS))).json(
    discoverySchema,
  )
  if (found.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, ''))
    throw new OidcFault(`The server there calls itself ${found.issuer}, not ${issuer}.`)
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = found
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint ?? issuer])
    if (!mayAsk(address))
      throw new OidcFault(`The issuer names an address that this server does not ask: ${address}`)
  return found
}

/** Where somebody is sent to log in. */
export function authorizationUrl(
  { authorization_endpoint }: Discovery,
  { clientId, redirectUri }: Client,
  { state, nonce, challenge, email }: { state: string; nonce: string; challenge: string; email: string },
): string {
  const url = new URL(authorization_endpoint)
  const asked = {
    ...{
      response_type: 'code',
      scope: 'openid email profile',
      client_id: clientId,
      redirect_uri: redirectUri,
    },
    ...{ state, nonce, code_challenge: challenge, code_challenge_method: 'S256', login_hint: email },
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

const tokensSchema = z.object({ id_token: z.string(), access_token: z.string().optional() })
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string().optional(),
  azp: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().optional(),
})

/** Who somebody is there. */
export interface Identity {
  sub: string
  email: string
  name: string | null
}

/** The code for its tokens, and what they say once their signature, issuer, audience, time and nonce are right. */
export async function exchange(
  discovery: Discovery,
  client: Client,
  { code, verifier, nonce }: { code: string; verifier: string; nonce: string },
): Promise<Identity> {
  const tokens = await askTokens(discovery, client, { code, verifier })
  const keys = await asking('its keys', outsideFetch('OIDC', discovery.jwks_uri, JSON_ONLY, LIMITS))
  const claims = await verified(tokens.id_token, keys.json(z.object({ keys: z.array(z.looseObject({})) })), {
    ...{ issuer: discovery.issuer, audience: client.clientId, nonce },
  })
  const isWhole = claims.email !== undefined && claims.email_verified !== undefined
  const said = !isWhole ? await askPerson(discovery, tokens.access_token, claims.sub) : claims
  if (!said.email) throw new OidcFault('The issuer told no e-mail address: allow the scope “email” there.')
  if (String(said.email_verified) !== 'true')
    throw new OidcFault('The issuer has not verified the e-mail address of that person (email_verified).')
  return { sub: claims.sub, email: said.email.toLowerCase(), name: said.name ?? claims.name ?? null }
}

async function askTokens(
  { token_endpoint, token_endpoint_auth_methods_supported: methods }: Discovery,
  { clientId, clientSecret, redirectUri }: Client,
  { code, verifier }: { code: string; verifier: string },
): Promise<z.infer<typeof tokensSchema>> {
  const body = new URLSearchParams({
    ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
  })
  const headers: Record<string, string> = { accept: 'application/json' }
  // The one that everybody takes unless something else is said.
  if (!methods || methods.includes('client_secret_basic'))
    headers.authorization = `Basic ${btoa(`${formEncoded(clientId)}:${formEncoded(clientSecret)}`)}`
  else {
    body.set('client_id', clientId)
    body.set('client_secret', clientSecret)
  }
  const limits = { ...LIMITS, hide: [clientSecret, code] }
  const asked = outsideFetch('OIDC', token_endpoint, { method: 'POST', headers, body }, limits)
  return (await asking('its token endpoint', asked)).json(tokensSchema)
}

const formEncoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1)

async function verified(
  token: string,
  keys: { keys: object[] },
  { issuer, audience, nonce }: { issuer: string; audience: string; nonce: string },
): Promise<z.infer<typeof claimsSchema>> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys as JSONWebKeySet), {
      ...{ issuer, audience, algorithms: ALGORITHMS, clockTolerance: CLOCKS_DIFFER_S },
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    const claims = claimsSchema.parse(payload)
    const isForUs = claims.azp === undefined || claims.azp === audience
    if (claims.nonce !== nonce || !isForUs)
      throw new OidcFault('The issuer answered another question (nonce, azp).')
    return claims
  } catch (error) {
    if (error instanceof OidcFault) throw error
    const why = error instanceof errors.JOSEError ? ` (${error.code})` : ''
    throw new OidcFault(`What the issuer said of that person was not signed, addressed or dated right${why}.`)
  }
}

/** Many issuers tell addresses only there; whoever it speaks of has to be the same. */
async function askPerson(
  { userinfo_endpoint }: Discovery,
  accessToken: string | undefined,
  sub: string,
): Promise<z.infer<typeof claimsSchema>> {
  if (!userinfo_endpoint || !accessToken) return { sub }
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` }
  const limits = { ...LIMITS, hide: [accessToken] }
  const claims = (
    await asking('its userinfo', outsideFetch('OIDC', userinfo_endpoint, { headers }, limits))
  ).json(claimsSchema)
  if (claims.sub !== sub) throw new OidcFault('The issuer spoke of two different people.')
  return claims
}

const JSON_ONLY = { headers: { accept: 'application/json' } }

type Answer = Awaited<ReturnType<typeof outsideFetch>>

/** Its faults in words: who reads them can mend them. */
async function asking(what: string, asked: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await asked
    return { ...answer, json: schema => inWords(what, () => answer.json(schema)) }
  } catch (error) {
    throw wordsFor(what, error)
  }
}

function inWords<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw wordsFor(what, error)
  }
}

function wordsFor(what: string, error: unknown): unknown {
  if (!(error instanceof OutsideError)) return error
  const said = errorCode(error.detail)
  return new OidcFault(`Asking ${what}: ${FAULTS[error.fault]}${said && ` It said “${said}”.`}`)
}

const FAULTS: Record<OutsideError['fault'], string> = {
  unreachable: 'nothing answers there.',
  timeout: 'it took too long to answer.',
  refused: 'it refused. Check client id and client secret.',
  notFound: 'there is nothing of that name.',
  limited: 'it is asked too often just now.',
  conflict: 'it refused.',
  broken: 'it answered something else than OpenID Connect asks for.',
}

/** `{"error": "invalid_client"}`; nothing else of what a stranger's server says is shown. */
function errorCode(detail: string): string {
  const found = /"error"\s{0,9}:\s{0,9}"([a-z_]{1,60})"/.exec(detail)
  return found?.[1] ?? ''
}
