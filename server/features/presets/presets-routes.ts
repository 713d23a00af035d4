import { workspaceFor } from '#server/access/levels.ts'
import { deriveId } from '#server/derive-id.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import {
  editablePreset,
  livePreset,
  shownPreset,
  visiblePreset,
} from '#server/features/presets/find-visible-preset.ts'
import {
  deletePreset,
  insertPreset,
  listPresetsFor,
  takePreset,
  updatePreset,
} from '#server/features/presets/presets-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { presetsApi } from '#shared/api/presets.ts'
import { configLabel, isSameConfig } from '#shared/design.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { CUSTOM_PRESETS_MAX } from '#shared/presets.ts'
import { canInWorkspace } from '#shared/workspaces.ts'

/** Who could make one and not delete it could fill the workspace's list. */
const MANAGED = 'Presets of a workspace are made by whoever manages it.'

/** Design presets that people make of what they have designed. */
export function presetsRoutes(app: AppHono): void {
  serve(app, presetsApi.list, async (_, { env, user }) => ({
    customs: (await listPresetsFor(env.DB, user.id)).map(found => shownPreset(found, user.id)),
  }))

  serve(app, presetsApi.get, ({ path }, call) => visiblePreset(call, path.id))

  serve(app, presetsApi.create, async ({ body }, { env, user }) => {
    const { orgId, requestId, notes = '', ...content } = body
    if (orgId !== undefined) {
      const workspace = await workspaceFor(env.DB, user.id, orgId)
      if (!workspace) throw new AppError('forbidden')
      if (!canInWorkspace(workspace.role, 'manage')) throw new AppError('forbidden', MANAGED)
    }
    const id = await deriveId('custom preset', user.id, requestId ?? newId())
    const owner = { userId: orgId === undefined ? user.id : null, workspaceId: orgId ?? null }
    if (!(await insertPreset(env.DB, { id, ...owner, ...content, notes })))
      throw new AppError('conflict', `There are ${CUSTOM_PRESETS_MAX} presets already. Delete one first.`)
    return { id }
  })

  serve(app, presetsApi.update, async ({ path, body }, call) => {
    const { preset } = await editablePreset(call, path.id)
    await updatePreset(call.env.DB, preset.id, body)
    return OK
  })

  serve(app, presetsApi.remove, async ({ path }, call) => {
    const { preset } = await editablePreset(call, path.id)
    await deletePreset(call.env.DB, preset.id)
    return OK
  })

  serve(app, presetsApi.apply, async ({ body }, call) => {
    const { env, pattern, user } = call
    if (pattern.customId === null) throw new AppError('conflict', 'This design has no preset of its own.')
    const found = await livePreset(call, pattern.customId)
    const { name, themeCss, config } = shownPreset(found, user.id)
    if (!isSameConfig(config, pattern.config))
      throw new AppError(
        'conflict',
        `The preset is for ${configLabel(config)} now. Convert the design to it.`,
      )
    await commitAndTell(call, body.patternId, () => takePreset(env.DB, pattern.id, found.preset))
    return { name, themeCss }
  })
}
