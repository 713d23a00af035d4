import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Begins the session of whoever came in by single sign-on; called by the server alone, no address leads to it. */
export const ssoSession = () =>
  ({
    id: 'sso-session',
    endpoints: {
      beginSsoSession: createAuthEndpoint(
        // A guest's things move on paths that begin so.
        '/sign-in/sso',
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async context => {
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(context.body.userId)
          const session = user && (await internalAdapter.createSession(user.id))
          if (!session) throw new APIError('FORBIDDEN', { code: 'unable_to_create_session' })
          await setSessionCookie(context, { session, user })
          return context.json({ status: true })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
