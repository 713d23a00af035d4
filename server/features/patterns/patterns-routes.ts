import { visibleTo, workspaceFor } from '#server/access/levels.ts'
import type { Call, SignedInCall } from '#server/call.ts'
import { commitAndTell, endAndTell } from '#server/events/commit-and-tell.ts'
import { mayNewBePrivate } from '#server/features/billing/may-be-private.ts'
import {
  deletePattern,
  insertPattern,
  isStarred,
  listParticipants,
  type Participant,
  setStar,
  updatePattern,
} from '#server/features/patterns/patterns-queries.ts'
import { SAMPLE } from '#server/features/patterns/sample.ts'
import { presetToTake } from '#server/features/presets/find-visible-preset.ts'
import { readTemplate } from '#server/features/templates/read-template.ts'
import { isFolderSeen } from '#server/features/workspaces/folders-queries.ts'
import { editorRoom, readRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import type { AccessMode } from '#shared/access.ts'
import { OK } from '#shared/api/ok.ts'
import { patternsApi } from '#shared/api/patterns.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { designName } from '#shared/design-name.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { type PatternListItem, type PatternListQuery, UNTITLED } from '#shared/patterns.ts'
import { withPresetTheme } from '#shared/preset-theme.ts'
import { previewLabel } from '#shared/preview.ts'

const LIST_MAX = 200

/** The life of a design; who may see it is in sharing-routes. */
export function patternsRoutes(app: AppHono): void {
  serve(app, patternsApi.create, async ({ body }, call) => {
    const { env, user } = call
    const orgId = body.orgId ?? null
    if (orgId !== null && !(await workspaceFor(env.DB, user.id, orgId))) throw new AppError('forbidden')
    const preset = body.customId ? await presetToTake(call, body.customId, body.config) : null
    const config = preset?.config ?? body.config ?? DEFAULT_CONFIG
    const template = body.templateId ? await readTemplate(env, body.templateId, config) : null
    const id = newId()
    const name = body.name ?? template?.card.title ?? (body.prompt ? designName(body.prompt) : UNTITLED)
    const access: AccessMode = (await mayNewBePrivate(env, user.id, orgId)) ? 'private' : 'public'
    await insertPattern(env.DB, { id, ownerId: user.id, name, access, config, preset }, orgId)
    if (template)
      await beginWith(call, id, withPresetTheme(template.files, preset?.themeCss), template.card.title)
    return { id }
  })

  serve(app, patternsApi.sample, (_, { settings }) => {
    const { name, label } = SAMPLE
    const { protocol } = new URL(settings.BASE_URL)
    return { name, previewSrc: `${protocol}//${label}.${settings.PREVIEW_DOMAIN}/` }
  })

  serve(app, patternsApi.list, async ({ query }, { env, user }) => {
    const { orgId, folderId } = query
    if (orgId !== undefined && !(await workspaceFor(env.DB, user.id, orgId))) throw new AppError('forbidden')
    if (folderId !== undefined && !(await isFolderSeen(env.DB, user.id, folderId)))
      throw new AppError('not_found')
    return { patterns: await listFor(env, user.id, query) }
  })

  serve(app, patternsApi.get, async (_, { env, user, pattern, level, settings }) => {
    const [room, starred] = await Promise.all([
      readRoom(env, pattern.id),
      user ? isStarred(env.DB, pattern.id, user.id) : false,
    ])
    const { id, name, access, config, customId, activeArtifactId, spacePointer } = pattern
    return {
      id,
      name,
      access,
      config,
      customId,
      activeArtifactId,
      starred,
      spacePointer,
      ...room,
      permissionLevel: level,
      previewHost: `${previewLabel(name, id)}.${settings.PREVIEW_DOMAIN}`,
    }
  })

  serve(app, patternsApi.rename, async ({ body }, call) => {
    const { env, pattern } = call
    const rename = () => updatePattern(env.DB, pattern.id, { name: body.newName })
    await (pattern.spacePointer ? endAndTell(call, rename) : commitAndTell(call, pattern.id, rename))
    return OK
  })

  serve(app, patternsApi.star, async ({ body }, { env, user, pattern }) => {
    await setStar(env.DB, pattern.id, user.id, body.shouldStar)
    return OK
  })

  serve(app, patternsApi.remove, async (_, call) => {
    const { env, pattern } = call
    await commitAndTell(call, pattern.id, () => deletePattern(env.DB, pattern.id))
    return OK
  })
}

/** The first version of a new design; one that cannot be made leaves no design behind. */
async function beginWith(call: SignedInCall, id: string, files: SourceFile[], title: string): Promise<void> {
  const message = `Began with the template “${title}”`
  const saved = await editorRoom(call.env, id)
    .save(id, call.actor, { files, message })
    .catch(() => ({ error: 'unavailable' as const, message: undefined }))
  if (!('error' in saved)) return
  await commitAndTell(call, id, () => deletePattern(call.env.DB, id))
  throw new AppError(saved.error, saved.message)
}

async function listFor(
  env: Call['env'],
  userId: string,
  query: PatternListQuery,
): Promise<PatternListItem[]> {
  const visible = await visibleTo(env.DB, userId, query, LIST_MAX)
  const participants = await listParticipants(
    env.DB,
    visible.map(({ pattern }) => pattern.id),
  )
  const peopleOf = new Map<string, Participant[]>()
  for (const one of participants) peopleOf.set(one.patternId, [...(peopleOf.get(one.patternId) ?? []), one])
  return visible.map(({ pattern, level, isStarred, orgId, folderId }) => ({
    id: pattern.id,
    name: pattern.name,
    access: pattern.access,
    permissionLevel: level,
    starred: isStarred,
    updatedAt: pattern.updatedAt.getTime(),
    activeArtifactId: pattern.activeArtifactId,
    orgId,
    folderId,
    people: (peopleOf.get(pattern.id) ?? []).map(({ id, name, image }) => ({ id, name, avatarUrl: image })),
  }))
}
