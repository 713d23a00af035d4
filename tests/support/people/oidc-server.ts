import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Somebody at the identity provider. */
interface Somebody {
  sub: string
  email: string
  email_verified: boolean
  name?: string
}

export const CLIENT = { clientId: 'maquette', clientSecret: 'a client secret of forty characters or so' }

/** Where Google has them. */
const GOOGLE_ROUTES = { authorization: '/o/oauth2/v2/auth', token: '/token', userinfo: '/v1/userinfo' }

/** A real OpenID Connect server of this process, at which one person is logged in at once. */
export class OidcServer {
  readonly issuer: string
  /** Who answers its login page. */
  person: Somebody = { sub: 'ada', email: 'ada@corp.example', email_verified: true, name: 'Ada Lovelace' }
  readonly #server: Server

  private constructor(server: Server, issuer: string) {
    this.#server = server
    this.issuer = issuer
  }

  static async start(redirectUris: string[], asGoogle = false): Promise<OidcServer> {
    const server = createServer()
    await new Promise<void>(done => {
      server.listen(0, '127.0.0.1', done)
    })
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const oidc = new OidcServer(server, issuer)
    const provider = new Provider(issuer, {
      clients: [
        {
          ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: redirectUris },
          ...{ grant_types: ['authorization_code'], response_types: ['code'] },
          // Google takes both ways; a client of this server has one.
          token_endpoint_auth_method: asGoogle ? 'client_secret_post' : 'client_secret_basic',
        },
      ],
      routes: asGoogle ? GOOGLE_ROUTES : {},
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      cookies: { keys: ['a key for the cookies of a test'] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...oidc.person, sub }) }),
    })
    const answer = provider.callback()
    server.on('request', async (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      const { params } = await provider.interactionDetails(request, response)
      const accountId = oidc.person.sub
      const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
      grant.addOIDCScope(String(params.scope))
      const grantId = await grant.save()
      await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } })
    })
    return oidc
  }

  /** As a browser goes there, to where it is led back to. */
  async logIn(url: string): Promise<string> {
    const cookies = new Map<string, string>()
    for (let at = url; ; ) {
      const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
      const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
        cookies.set(name, value)
      }
      const location = response.headers.get('location')
      if (!location) throw new Error(`${at} answered ${response.status}: ${await response.text()}`)
      at = new URL(location, at).href
      if (!at.startsWith(this.issuer)) return at
    }
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
