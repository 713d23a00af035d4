import { callbackUrl } from '#server/auth/sso/sso-client.ts'
import { deleteSso, findSso } from '#server/auth/sso/sso-queries.ts'
import { checkSso, setUpSso, shownDomain } from '#server/features/workspaces/sso-settings.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { ssoApi } from '#shared/api/sso.ts'

export function ssoRoutes(app: AppHono): void {
  serve(app, ssoApi.get, async (_, { env, settings, workspace }) => {
    const found = await findSso(env.DB, workspace.id)
    return {
      callbackUrl: callbackUrl(settings, workspace.id),
      sso: found && {
        ...{ issuer: found.sso.issuer, clientId: found.sso.clientId, lastFault: found.sso.lastFault },
        lastFaultAt: found.sso.lastFaultAt?.getTime() ?? null,
        domains: await Promise.all(found.domains.map(each => shownDomain(env, each))),
      },
    }
  })

  serve(app, ssoApi.save, async ({ body }, { env, workspace }) => {
    await setUpSso(env, workspace.id, body)
    return OK
  })

  serve(app, ssoApi.check, async (_, { env, workspace }) => {
    await checkSso(env, workspace.id)
    return OK
  })

  serve(app, ssoApi.remove, async (_, { env, workspace }) => {
    await deleteSso(env.DB, workspace.id)
    return OK
  })
}
