import { z } from 'zod'
import type { SignedInCall } from '#server/call.ts'
import { digest } from '#server/derive-id.ts'
import { addHostState, saveHostAccount, takeHostState } from '#server/features/code-host/accounts-queries.ts'
import { askHost } from '#server/features/code-host/host-api.ts'
import type { HostApp } from '#server/features/code-host/host-app.ts'
import { exchange, sealed } from '#server/features/code-host/person-token.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

const STATE_MINUTES = 10

export interface WaysToHost {
  /** Where an account of the host is connected. */
  connectUrl: string
  /** Where the app is given repositories, which connects the account on the way. */
  installUrl: string
}

/** Ways to the host, each with a state that is kept for this session and counts once. */
export async function waysToHost(call: SignedInCall, { url, slug, clientId }: HostApp): Promise<WaysToHost> {
  const { env, user, caller, settings } = call
  const state = `${newId()}${newId()}`
  await addHostState(env.DB, {
    ...{ hash: await digest(state), userId: user.id, sessionId: caller.sessionId ?? '' },
    expiresAt: new Date(Date.now() + STATE_MINUTES * 60_000),
  })
  const back = `${settings.BASE_URL}/link/github/callback`
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: back, state })
  return {
    connectUrl: `${url}/login/oauth/authorize?${query}`,
    installUrl: `${url}/apps/${slug}/installations/new?${new URLSearchParams({ state })}`,
  }
}

const hostUserSchema = z.object({ id: z.int(), login: z.string().min(1).max(100) })

/** Connects the account of the host that gave this code, to whoever set out for it in this session. */
export async function linkAccount(
  call: SignedInCall,
  app: HostApp,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const { env, user, caller } = call
  const mine = { hash: await digest(state), userId: user.id, sessionId: caller.sessionId ?? '' }
  if (!(await takeHostState(env.DB, mine)))
    throw new AppError('bad_request', 'This way back was used before, or is over. Connect the account again.')
  const grant = await exchange(app, { code })
  if (!grant)
    throw new AppError('bad_request', 'The host did not take its own code. Connect the account again.')
  const { id: hostUserId, login } = await askHost(app, '/user', hostUserSchema, { token: grant.token })
  const account = await sealed(call, app, { userId: user.id, hostUserId, login }, grant)
  if (!(await saveHostAccount(env.DB, account)))
    throw new AppError('conflict', 'This account of the host is connected by somebody else here.')
}
