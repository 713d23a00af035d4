import { endAndTell } from '#server/events/tell-rooms.ts'
import { findLogo, keepLogo, logoToKeep } from '#server/features/workspaces/logo.ts'
import {
  chooseWorkspace,
  deleteWorkspace,
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

/** The life of a workspace; who is in it is in members-routes. */
export function workspacesRoutes(app: AppHono): void {
  serve(app, workspacesApi.list, async (_, { env, user }) => ({
    orgs: await listWorkspacesOf(env.DB, user.id),
  }))

  serve(app, workspacesApi.create, async ({ body }, { env, user }) => {
    const id = newId()
    if (!(await insertWorkspace(env.DB, { id, name: body.name, userId: user.id })))
      throw new AppError('conflict', `You can be in ${WORKSPACES_MAX} workspaces at most. Leave one first.`)
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
    if (!(await endAndTell(call, () => deleteWorkspace(env.DB, workspace.id, user.id))))
      throw new AppError('forbidden')
    return OK
  })
}
