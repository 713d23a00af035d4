import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** What it says of somebody, and how. */
interface Lie {
  claims?: Record<string, unknown>
  /** Signed by a key that is not among its own. */
  isForged?: boolean
  /** Seconds from now until it is over. */
  lastsS?: number
  issuer?: string
  audience?: string
  nonce?: string
  userinfo?: Record<string, unknown>
  /** In place of what it says of itself. */
  discovery?: Record<string, unknown>
}

const ADA = { sub: 'ada', email: 'ada@corp.example', email_verified: true }

/** An issuer that answers a code with whatever it is told to say, for what an honest server never says. */
export class LyingIssuer {
  lie: Lie = {}
  /** What the client sent for its code. */
  asked: URLSearchParams[] = []
  readonly issuer: string
  readonly #server: Server

  private constructor(server: Server, issuer: string) {
    this.#server = server
    this.issuer = issuer
  }

  static async start(clientId: string): Promise<LyingIssuer> {
    const own = await generateKeyPair('ES256')
    const foreign = await generateKeyPair('ES256')
    const key = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const say = (body: object) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
      const { lie } = there
      const at = there.issuer
      if (request.url === '/.well-known/openid-configuration')
        return say({
          ...{ issuer: at, authorization_endpoint: `${at}/auth`, token_endpoint: `${at}/token` },
          ...{ jwks_uri: `${at}/keys`, userinfo_endpoint: `${at}/me` },
          ...lie.discovery,
        })
      if (request.url === '/keys') return say({ keys: [key] })
      if (request.url === '/me') return say(lie.userinfo ?? {})
      there.asked.push(new URLSearchParams(Buffer.concat(chunks).toString()))
      const token = new SignJWT({ ...ADA, nonce: lie.nonce, ...lie.claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer(lie.issuer ?? at)
        .setAudience(lie.audience ?? clientId)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1_000) + (lie.lastsS ?? 60))
      const id_token = await token.sign((lie.isForged ? foreign : own).privateKey)
      say({ access_token: 'token', token_type: 'Bearer', id_token })
    })
    await new Promise<void>(done => {
      server.listen(0, '127.0.0.1', done)
    })
    const there = new LyingIssuer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return there
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
