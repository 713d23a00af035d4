import { deriveId } from '#server/derive-id.ts'
import {
  deleteFolder,
  insertFolder,
  isFolderSeen,
  listFolders,
  moveToFolder,
  renameFolder,
  takeOutOfFolders,
} from '#server/features/workspaces/folders-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { foldersApi } from '#shared/api/folders.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { FOLDERS_MAX } from '#shared/workspaces.ts'

/** Where designs are put together: in folders of a person, and in those of a workspace. */
export function foldersRoutes(app: AppHono): void {
  serve(app, foldersApi.list, async (_, { env, user }) => ({ folders: await listFolders(env.DB, user.id) }))

  serve(app, foldersApi.create, async ({ body }, { env, user }) => {
    const id = body.requestId ? await deriveId('folder', user.id, body.requestId) : newId()
    const folder = { id, name: body.name, userId: user.id, orgId: body.orgId ?? null }
    const made = await insertFolder(env.DB, folder)
    if (made === 'forbidden') throw new AppError('forbidden')
    if (made === 'full') throw new AppError('conflict', `There can be ${FOLDERS_MAX} folders here at most.`)
    return { id }
  })

  serve(app, foldersApi.rename, async ({ path, body }, { env, user }) => {
    if (await renameFolder(env.DB, user.id, path.id, body.name)) return OK
    throw await refusal(env.DB, user.id, path.id)
  })

  serve(app, foldersApi.remove, async ({ path }, { env, user }) => {
    if (await deleteFolder(env.DB, user.id, path.id)) return OK
    throw await refusal(env.DB, user.id, path.id)
  })

  serve(app, foldersApi.move, async ({ body: { folderId } }, { env, user, pattern }) => {
    if (folderId === null) await takeOutOfFolders(env.DB, user.id, pattern.id)
    else if (!(await moveToFolder(env.DB, { userId: user.id, patternId: pattern.id, folderId })))
      throw (await isFolderSeen(env.DB, user.id, folderId))
        ? new AppError('conflict', 'Share this design with the workspace first.')
        : new AppError('not_found')
    return OK
  })
}

/** A folder of others is 404; one of a workspace is its admins' to change. */
const refusal = async (d1: D1Database, userId: string, folderId: string): Promise<AppError> =>
  new AppError((await isFolderSeen(d1, userId, folderId)) ? 'forbidden' : 'not_found')
