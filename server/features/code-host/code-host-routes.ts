import type { SignedInPatternCall } from '#server/call.ts'
import { noteActOnce } from '#server/features/admin/acts-queries.ts'
import { listVersions } from '#server/features/artifacts/artifacts-queries.ts'
import { versionToTake } from '#server/features/artifacts/version-to-take.ts'
import { hearWebhook } from '#server/features/code-host/hear-webhook.ts'
import { requireHostApp } from '#server/features/code-host/host-app.ts'
import { findHostAvatar } from '#server/features/code-host/host-avatars.ts'
import { inHostWords } from '#server/features/code-host/host-words.ts'
import { installationsOf } from '#server/features/code-host/installations.ts'
import { linkAccount } from '#server/features/code-host/link-account.ts'
import { linkRepository } from '#server/features/code-host/link-repository.ts'
import { deleteLink, findLink, type HostLink } from '#server/features/code-host/links-queries.ts'
import { inTime } from '#server/features/code-host/sync/in-time.ts'
import { readManifest } from '#server/features/code-host/sync/manifest.ts'
import { openLink } from '#server/features/code-host/sync/open-link.ts'
import { foldersOf, planPush } from '#server/features/code-host/sync/plan-push.ts'
import { projectFiles } from '#server/features/code-host/sync/project-files.ts'
import { versionsSince } from '#server/features/code-host/sync/versions-since.ts'
import { imageResponse } from '#server/features/uploads/image-response.ts'
import type { JobEnd } from '#server/rooms/editor/jobs.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { codeHostApi } from '#shared/api/code-host.ts'
import { OK } from '#shared/api/ok.ts'
import { versionLabel } from '#shared/artifacts.ts'
import type { LinkStatus, SyncPreview } from '#shared/code-host.ts'
import { AppError } from '#shared/errors.ts'

/** Designs and repositories of the code host. */
export function codeHostRoutes(app: AppHono): void {
  serve(app, codeHostApi.installations, (_, call) =>
    installationsOf(call, requireHostApp(call.settings)).catch(inHostWords),
  )

  serve(app, codeHostApi.linkAccount, async ({ body }, call) => {
    await linkAccount(call, requireHostApp(call.settings), body).catch(inHostWords)
    return { isAppConnected: true as const }
  })

  serve(app, codeHostApi.linkRepository, async ({ body }, call) => {
    const link = await linkRepository(call, requireHostApp(call.settings), body).catch(inHostWords)
    await noteLink(call, 'linkRepository', link)
    await editorRoom(call.env, call.pattern.id).linkChanged(call.pattern.id, true)
    return shown(link, call.settings.GITHUB_URL)
  })

  serve(app, codeHostApi.linkStatus, async (_, { env, pattern, settings }) => {
    const link = await findLink(env.DB, pattern.id)
    return link ? shown(link, settings.GITHUB_URL) : { status: 'not_linked' as const }
  })

  serve(app, codeHostApi.sync, async ({ body }, call) => {
    const { env, pattern, actor } = call
    await requireLink(call)
    return answered(await editorRoom(env, pattern.id).syncCode(pattern.id, actor, body))
  })

  serve(app, codeHostApi.preview, async (_, call) => {
    const { activeArtifactId } = call.pattern
    await requireLink(call)
    if (!activeArtifactId) throw new AppError('conflict', 'There is no version of this design yet.')
    return inTime(signal => previewOf(call, activeArtifactId, signal))
  })

  serve(app, codeHostApi.pull, async ({ body }, call) => {
    const { env, pattern, actor } = call
    await requireLink(call)
    return answered(await editorRoom(env, pattern.id).pullCode(pattern.id, actor, body.requestId))
  })

  serve(app, codeHostApi.disconnect, async (_, call) => {
    const { env, pattern } = call
    const link = await findLink(env.DB, pattern.id)
    if (!link || !(await deleteLink(env.DB, pattern.id))) throw new AppError('not_linked')
    await noteLink(call, 'disconnectRepository', link)
    await editorRoom(env, pattern.id).linkChanged(pattern.id, true)
    return OK
  })

  serve(app, codeHostApi.avatar, async ({ path }, { env }) => {
    const picture = await findHostAvatar(env.FILES, path.hash)
    if (!picture) throw new AppError('not_found')
    return imageResponse(picture)
  })

  serve(app, codeHostApi.webhook, async ({ body }, { env, request }) => {
    await hearWebhook(env, request.headers.get('x-github-event'), body)
    return OK
  })
}

/** The owner of a design reads where others have let it out to; the same once, however often it is sent. */
const noteLink = (
  { env, user }: SignedInPatternCall,
  act: 'linkRepository' | 'disconnectRepository',
  { patternId, fullName, createdAt }: HostLink,
): Promise<void> =>
  noteActOnce(
    env.DB,
    { actorId: user.id, act, patternId, reason: fullName },
    `${act}:${patternId}:${createdAt.getTime()}`,
  )

async function requireLink({ env, settings, pattern }: SignedInPatternCall): Promise<void> {
  requireHostApp(settings)
  if (!(await findLink(env.DB, pattern.id))) throw new AppError('not_linked')
}

function answered<Answer>(end: JobEnd<Answer>): Answer {
  if ('error' in end) throw new AppError(end.error, end.message)
  return end.answer
}

async function previewOf(
  call: SignedInPatternCall,
  activeArtifactId: string,
  signal: AbortSignal,
): Promise<SyncPreview> {
  const { env, pattern } = call
  const open = await openLink(env, pattern.id, signal)
  const { link, head } = open
  const artifact = await versionToTake(call, activeArtifactId)
  const [wanted, there, manifest] = await Promise.all([
    projectFiles(env, pattern, artifact, link.folder),
    head && foldersOf(open, head),
    readManifest(env.FILES, link, link.commitId),
  ])
  const plan = await planPush(there || null, wanted, manifest ?? { files: {}, folder: link.folder })
  const since = versionsSince(
    await listVersions(env.DB, pattern.id),
    artifact,
    manifest,
    link.commitId === null,
  )
  const isNothing = plan.actions.length === 0
  const versions = isNothing ? [] : since.map(({ artifact: { version } }) => versionLabel(version))
  return { base: head, files: plan.actions, versions }
}

function shown(link: HostLink, hostUrl: string): LinkStatus {
  const { fullName, avatarUrl, branch, folder, commitId, toldCommitId, problem } = link
  const below = [...branch.split('/'), ...folder.split('/').filter(Boolean)]
  return {
    status: 'linked',
    ...{ displayName: fullName, avatarUrl, branch, folder, commitId, problem },
    lastSyncedAt: link.lastSyncedAt?.getTime() ?? null,
    url: `${hostUrl}/${fullName}/tree/${below.map(encodeURIComponent).join('/')}`,
    hasNewCommits: toldCommitId !== null && commitId !== null && toldCommitId !== commitId,
  }
}
