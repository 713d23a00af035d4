import type { GenericOAuthConfig } from 'better-auth/plugins'
import { z } from 'zod'
import type { Settings } from '#server/env.ts'
import { OutsideError, outsideFetch } from '#server/outside/outside-fetch.ts'
import type { SignInService } from '#shared/users.ts'

type Wanted = Pick<
  Settings,
  | 'GITHUB_CLIENT_ID'
  | 'GITHUB_CLIENT_SECRET'
  | 'GITHUB_URL'
  | 'GITHUB_API_URL'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_URL'
>

const LIMITS = { timeoutMs: 10_000, maxBytes: 256_000 }

/** The services by which people may come in here, as better-auth asks them. */
export function otherServices(settings: Wanted): GenericOAuthConfig[] {
  const { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = settings
  return [
    ...(GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET
      ? [github(settings, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET)]
      : []),
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? [google(settings, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET)]
      : []),
  ]
}

export const namesOfServices = (settings: Wanted): SignInService[] =>
  otherServices(settings).map(({ providerId }) => providerId as SignInService)

const githubUserSchema = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() })
const githubEmailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

const github = (
  { GITHUB_URL, GITHUB_API_URL }: Wanted,
  clientId: string,
  clientSecret: string,
): GenericOAuthConfig => ({
  ...{ providerId: 'github', clientId, clientSecret, scopes: ['read:user', 'user:email'], pkce: true },
  authorizationUrl: `${GITHUB_URL}/login/oauth/authorize`,
  tokenUrl: `${GITHUB_URL}/login/oauth/access_token`,
  getUserInfo: orNobody(async ({ accessToken }) => {
    const ask = (path: string) =>
      outsideFetch('GitHub', `${GITHUB_API_URL}${path}`, bearing(accessToken), LIMITS)
    const user = (await ask('/user')).json(githubUserSchema)
    const emails = (await ask('/user/emails')).json(githubEmailsSchema)
    // An address that nobody has proven would be anybody's.
    const email = emails.find(each => each.primary && each.verified)?.email
    return email ? { id: String(user.id), name: user.name || user.login, email, emailVerified: true } : null
  }),
})

const googleUserSchema = z.object({
  sub: z.string(),
  name: z.string().optional(),
  email: z.string(),
  email_verified: z.boolean(),
})

const google = ({ GOOGLE_URL }: Wanted, clientId: string, clientSecret: string): GenericOAuthConfig => ({
  ...{ providerId: 'google', clientId, clientSecret, scopes: ['openid', 'email', 'profile'], pkce: true },
  authorizationUrl: `${GOOGLE_URL ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  tokenUrl: `${GOOGLE_URL ?? 'https://oauth2.googleapis.com'}/token`,
  getUserInfo: orNobody(async ({ accessToken }) => {
    const url = `${GOOGLE_URL ?? 'https://openidconnect.googleapis.com'}/v1/userinfo`
    const user = (await outsideFetch('Google', url, bearing(accessToken), LIMITS)).json(googleUserSchema)
    if (!user.email_verified) return null
    return {
      id: user.sub,
      name: user.name ?? user.email.split('@')[0] ?? '',
      email: user.email,
      emailVerified: true,
    }
  }),
})

type AskWho = NonNullable<GenericOAuthConfig['getUserInfo']>

/** GitHub refuses a code with status 200, which is seen when its token is used: nobody comes in, and a page says so. */
const orNobody =
  (ask: AskWho): AskWho =>
  async tokens => {
    try {
      return await ask(tokens)
    } catch (error) {
      if (error instanceof OutsideError) return null
      throw error
    }
  }

const bearing = (accessToken: string | undefined): RequestInit => ({
  headers: {
    authorization: `Bearer ${accessToken ?? ''}`,
    accept: 'application/json',
    'user-agent': 'maquette',
  },
})
