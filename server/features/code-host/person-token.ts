import { z } from 'zod'
import type { Call } from '#server/call.ts'
import {
  deleteHostAccount,
  findHostAccount,
  type HostAccount,
  saveHostAccount,
} from '#server/features/code-host/accounts-queries.ts'
import { HOST_NAME } from '#server/features/code-host/host-api.ts'
import type { HostApp } from '#server/features/code-host/host-app.ts'
import { OutsideError, outsideFetch } from '#server/outside/outside-fetch.ts'
import { lock, unlock } from '#server/outside/vault.ts'
import { AppError } from '#shared/errors.ts'

/** Refused codes are told with status 200 and an `error`. */
const grantSchema = z.union([
  z.object({ error: z.string() }),
  z.object({
    access_token: z.string().min(1).max(1_000),
    expires_in: z.number().positive().optional(),
    refresh_token: z.string().min(1).max(1_000).optional(),
  }),
])
export interface Grant {
  token: string
  refreshToken: string | null
  expiresAt: Date | null
}

/** In whose name the host is asked, and with what tokens are sealed. */
type Asking = Pick<Call, 'env' | 'settings'>

/** Null when the host does not take it. */
export async function exchange(
  { url, clientId, clientSecret }: HostApp,
  given: { code: string } | { refresh_token: string },
): Promise<Grant | null> {
  const body = {
    ...{ client_id: clientId, client_secret: clientSecret, ...given },
    ...('refresh_token' in given ? { grant_type: 'refresh_token' } : {}),
  }
  const answer = await outsideFetch(
    HOST_NAME,
    `${url}/login/oauth/access_token`,
    {
      method: 'POST',
      headers: {
        ...{ accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'maquette' },
      },
      body: JSON.stringify(body),
    },
    { timeoutMs: 10_000, maxBytes: 64_000, hide: [clientSecret, ...Object.values(given)] },
  )
  const grant = answer.json(grantSchema)
  if ('error' in grant) return null
  const { access_token: token, expires_in: seconds, refresh_token: refreshToken } = grant
  return {
    ...{ token, refreshToken: refreshToken ?? null },
    expiresAt: seconds ? new Date(Date.now() + seconds * 1_000) : null,
  }
}

/** An account with its tokens sealed, as it is kept. */
export async function sealed(
  call: Asking,
  { apiUrl }: HostApp,
  account: Pick<HostAccount, 'userId' | 'hostUserId' | 'login'>,
  { token, refreshToken, expiresAt }: Grant,
): Promise<Omit<HostAccount, 'createdAt'>> {
  const secret = vaultOf(call)
  const belongs = { id: account.userId, baseUrl: apiUrl }
  return {
    ...account,
    lockedToken: await lock(token, belongs, secret),
    lockedRefreshToken: refreshToken && (await lock(refreshToken, belongs, secret)),
    tokenExpiresAt: expiresAt,
  }
}

/** Tokens are changed for new ones shortly before they end. */
const RENEWED_BEFORE_MS = 5 * 60_000

/** What this person is known by on the host; null when they have connected no account, or it does not count any more. */
export async function personToken(call: Asking, app: HostApp, userId: string): Promise<string | null> {
  const account = await findHostAccount(call.env.DB, userId)
  if (!account) return null
  return isFresh(account) ? tokenOf(call, app, account) : renewedOnce(call, app, account)
}

const isFresh = ({ tokenExpiresAt: ends }: HostAccount): boolean =>
  !ends || ends.getTime() - RENEWED_BEFORE_MS > Date.now()

const tokenOf = (call: Asking, { apiUrl }: HostApp, account: HostAccount): Promise<string | null> =>
  unlock(account.lockedToken, { id: account.userId, baseUrl: apiUrl }, vaultOf(call))

/** What tokens are renewed with counts once: calls of one person at one time have one renewal. */
const renewals = new Map<string, Promise<string | null>>()

function renewedOnce(call: Asking, app: HostApp, account: HostAccount): Promise<string | null> {
  const { userId } = account
  const underWay = renewals.get(userId)
  if (underWay) return underWay
  const renewal = renewed(call, app, account).finally(() => renewals.delete(userId))
  renewals.set(userId, renewal)
  return renewal
}

async function renewed(call: Asking, app: HostApp, account: HostAccount): Promise<string | null> {
  const { userId, lockedRefreshToken: locked } = account
  const refresh = locked && (await unlock(locked, { id: userId, baseUrl: app.apiUrl }, vaultOf(call)))
  const grant = refresh ? await exchange(app, { refresh_token: refresh }) : null
  if (grant) {
    await saveHostAccount(call.env.DB, await sealed(call, app, account, grant))
    return grant.token
  }
  // Another server of this installation may have been faster.
  const now = await findHostAccount(call.env.DB, userId)
  return now && now.lockedToken !== account.lockedToken && isFresh(now) ? tokenOf(call, app, now) : null
}

/** Asks in this person's name; one whose token does not count any more is not connected. */
export async function asPerson<T>(
  call: Asking,
  app: HostApp,
  userId: string,
  ask: (token: string) => Promise<T>,
): Promise<T | null> {
  const token = await personToken(call, app, userId)
  if (!token) return null
  try {
    return await ask(token)
  } catch (error) {
    if (!(error instanceof OutsideError && error.fault === 'refused' && isRevoked(error))) throw error
    await deleteHostAccount(call.env.DB, userId)
    return null
  }
}

const isRevoked = ({ detail }: OutsideError): boolean => /bad credentials/i.test(detail)

function vaultOf({ settings }: Asking): string {
  if (!settings.VAULT_SECRET)
    throw new AppError('not_configured', 'VAULT_SECRET is missing: without it no token can be kept here.')
  return settings.VAULT_SECRET
}
