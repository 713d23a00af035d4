import { deriveId } from '#server/derive-id.ts'
import { endAndTell } from '#server/events/commit-and-tell.ts'
import { workspace as owning } from '#server/features/billing/plan-of.ts'
import { isPaidFor } from '#server/features/billing/reconcile.ts'
import { findLogo, keepLogo, logoToKeep } from '#server/features/workspaces/logo.ts'
import {
  chooseWorkspace,
  deleteWorkspace,
  findWorkspaceOf,
  insertWorkspace,
  listWorkspacesOf,
  updateWorkspace,
} from '#server/features/workspaces/workspaces-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { workspacesApi } from '#shared/api/workspaces.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { WORKSPACES_MAX } from '#shared/workspaces.ts'

const TOO_MANY = `You can be in ${WORKSPACES_MAX} workspaces at most. Leave one first.`

/** The life of a workspace; who is in it is in members-routes. */
export function workspacesRoutes(app: AppHono): void {
  serve(app, workspacesApi.list, async (_, { env, user }) => ({
    orgs: await listWorkspacesOf(env.DB, user.id),
  }))

  serve(app, workspacesApi.create, async ({ body }, { env, user }) => {
    const id = body.requestId ? await deriveId('workspace', user.id, body.requestId) : newId()
    const isMade = await insertWorkspace(env.DB, { id, name: body.name, userId: user.id })
    if (!isMade && !(await findWorkspaceOf(env.DB, id, user.id))) {
      const { length } = await listWorkspacesOf(env.DB, user.id)
      throw new AppError('conflict', length < WORKSPACES_MAX ? undefined : TOO_MANY)
    }
    return { id }
  })

  serve(app, workspacesApi.choose, async ({ body }, { env, user }) => {
    if (!(await chooseWorkspace(env.DB, user.id, body.orgId))) throw new AppError('forbidden')
    return OK
  })

  serve(app, workspacesApi.update, async ({ body }, call) => {
    const { env, workspace } = call
    const { logo, ...change } = body
    const kept = logo === undefined ? {} : { logo: await logoToKeep(call, logo) }
    await updateWorkspace(env.DB, workspace.id, { ...change, ...kept })
    return OK
  })

  serve(app, workspacesApi.addLogo, async ({ bytes }, { env, workspace }) => ({
    logo: await keepLogo(env.FILES, workspace.id, bytes),
  }))

  serve(app, workspacesApi.logo, ({ path }, { env }) => findLogo(env.FILES, path.id, path.fileId))

  serve(app, workspacesApi.remove, async (_, call) => {
    const { env, user, workspace } = call
    if (await isPaidFor(env, owning(workspace.id)))
      throw new AppError('conflict', 'Its plan is still paid. End that first, under Your Subscription.')
    if (!(await endAndTell(call, () => deleteWorkspace(env.DB, workspace.id, user.id))))
      throw new AppError('forbidden')
    return OK
  })
}
