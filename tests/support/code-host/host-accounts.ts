import { createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'

export interface HostUser {
  id: number
  login: string
}

export interface HostInstallation {
  id: number
  account: string
  isOrganization: boolean
  isSuspended: boolean
  /** Who may use it. */
  members: Set<string>
  /** Null: all repositories of the account. */
  selected: Set<number> | null
}

export interface InstallationGrant {
  installationId: number
  repositoryIds: number[] | null
  endsAt: number
}

/** People, installations and tokens of the host. Every token holds the word that canaries look for. */
export class HostAccounts {
  readonly users = new Map<string, HostUser>()
  readonly installations = new Map<number, HostInstallation>()
  readonly codes = new Map<string, string>()
  readonly userTokens = new Map<string, string>()
  readonly refreshTokens = new Map<string, string>()
  readonly installationTokens = new Map<string, InstallationGrant>()
  readonly everyToken: string[] = []
  /** What the app has signed to be itself. */
  readonly signed: string[] = []
  /** Tokens of people end after so many seconds; 0: they do not. */
  tokensLastS = 0
  readonly appId = '4711'
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  #made = 100

  privateKey(type: 'pkcs1' | 'pkcs8'): string {
    return this.#keys.privateKey.export({ type, format: 'pem' }) as string
  }

  addUser(login: string): HostUser {
    const user = { id: ++this.#made, login }
    this.users.set(login, user)
    return user
  }

  install(account: string, members: string[], isOrganization = false): HostInstallation {
    const installation: HostInstallation = {
      ...{ id: ++this.#made, account, isOrganization, isSuspended: false },
      ...{ members: new Set(members), selected: null },
    }
    this.installations.set(installation.id, installation)
    return installation
  }

  newToken(kind: 'ghu' | 'ghs' | 'ghr'): string {
    const token = `${kind}_CANARY${randomBytes(12).toString('hex')}`
    this.everyToken.push(token)
    return token
  }

  /** As the host answers the page of consent: a code that counts once. */
  newCode(login: string): string {
    const code = randomBytes(10).toString('hex')
    this.codes.set(code, login)
    return code
  }

  grant(login: string): object {
    const token = this.newToken('ghu')
    this.userTokens.set(token, login)
    if (this.tokensLastS === 0) return { access_token: token, token_type: 'bearer', scope: '' }
    const refresh = this.newToken('ghr')
    this.refreshTokens.set(refresh, login)
    return {
      ...{ access_token: token, expires_in: this.tokensLastS, refresh_token: refresh },
      ...{ refresh_token_expires_in: 15_897_600, token_type: 'bearer', scope: '' },
    }
  }

  /** The host's own rules: signed with the app's key, issued by it, and for ten minutes at most. */
  isApp(jwt: string): boolean {
    const [head = '', body = '', signature = ''] = jwt.split('.')
    const verify = createVerify('RSA-SHA256').update(`${head}.${body}`)
    if (!verify.verify(this.#keys.publicKey, Buffer.from(signature, 'base64url'))) return false
    this.signed.push(jwt)
    const { iss, iat, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
      iss: string | number
      iat: number
      exp: number
    }
    const now = Date.now() / 1_000
    return String(iss) === this.appId && iat <= now && exp > now && exp - now <= 600
  }
}
