import { z } from 'zod'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { findHostAccountOf } from '#server/features/code-host/accounts-queries.ts'
import { askHost } from '#server/features/code-host/host-api.ts'
import { hostAppOf } from '#server/features/code-host/host-app.ts'
import { asPerson } from '#server/features/code-host/person-token.ts'
import { logError } from '#server/logs/log-error.ts'
import { OutsideError } from '#server/outside/outside-fetch.ts'

/** Whether what somebody allowed still counts is asked of the host, which alone knows; an account that does not is disconnected. */
export async function checkHostAccount(env: Bindings, hostUserId: number): Promise<void> {
  const settings = settingsOf(env)
  const app = hostAppOf(settings)
  const account = app && (await findHostAccountOf(env.DB, hostUserId))
  if (!account) return
  try {
    const user = z.object({ id: z.int() })
    await asPerson({ env, settings }, app, account.userId, token => askHost(app, '/user', user, { token }))
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    // Whoever asks next finds out.
    logError('the code host', error)
  }
}
