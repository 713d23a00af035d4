import { settingsOf } from '#server/bindings.ts'
import type { PatternCall, SignedInPatternCall } from '#server/call.ts'
import {
  findPicture,
  keepPicture,
  picturedVersions,
  pictureSrcOf,
} from '#server/features/artifacts/artifact-pictures.ts'
import { artifactOfVersion, shownStatus } from '#server/features/artifacts/artifact-versions.ts'
import {
  type ArtifactRow,
  listVersions,
  originOf,
  setFeedback,
} from '#server/features/artifacts/artifacts-queries.ts'
import { insertTemplate } from '#server/features/artifacts/insert-template.ts'
import { causeOf, reportHealth } from '#server/features/artifacts/render-verdict.ts'
import { requireArtifact, requireCompiled, shownArtifact } from '#server/features/artifacts/shown-artifact.ts'
import { bundleOf, readBundleFile } from '#server/features/artifacts/version-bundle.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { startedOrThrow } from '#server/features/chat/credits-or-throw.ts'
import { pickedModel } from '#server/features/chat/picked-model.ts'
import { runRequest } from '#server/generation/run-request.ts'
import { liveAddress, previewAddress, reportedAddress } from '#server/preview/preview-address.ts'
import { sealReport } from '#server/preview/report-token.ts'
import { readManifest } from '#server/preview/vendor-manifest.ts'
import type { ReplaceResult } from '#server/rooms/editor/version-writer.ts'
import { canvasRoom, editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { can } from '#shared/access.ts'
import { artifactsApi } from '#shared/api/artifacts.ts'
import { OK } from '#shared/api/ok.ts'
import { EDITOR_BUNDLE, type SourceFile } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { isBroken } from '#shared/last-good.ts'
import { fixPrompt, MESSAGES } from '#shared/messages.ts'
import type { SessionUser } from '#shared/users.ts'
import { vendorClosure, vendorImportMap } from '#shared/vendor.ts'

export function artifactsRoutes(app: AppHono): void {
  serve(app, artifactsApi.get, ({ path }, call) => shownArtifact(call, path.id))

  serve(app, artifactsApi.preview, async ({ path }, call) => {
    const { env, pattern, user } = call
    const artifact = await requireCompiled(call.env, path.id)
    const { id, config, isDarkMode, health } = artifact
    const reporter = reporterOf(call)
    const [previewSrc, pictureSrc] = await Promise.all([
      reporter ? reportedAddress(env, pattern, reporter, id) : previewAddress(env, pattern, user, id),
      pictureSrcOf(env.FILES, pattern.id, id),
    ])
    return { ...shownStatus(artifact), config, isDarkMode, health, previewSrc, pictureSrc }
  })

  serve(app, artifactsApi.bundle, async ({ path }, call) => {
    const artifact = await requireCompiled(call.env, path.id)
    const reporter = reporterOf(call)
    const { FILES } = call.env
    const [bundle, manifest] = await Promise.all([bundleOf(FILES, artifact.packKey), readManifest(call.env)])
    if (!manifest) throw new AppError('unavailable', 'The packages designs import are still being built.')
    const read = async (...names: string[]) => {
      const name = names.find(each => bundle.files.includes(each))
      return name ? readBundleFile(FILES, artifact.packKey, name) : null
    }
    const [js, css] = await Promise.all([read(EDITOR_BUNDLE, 'app.js'), read('app.css')])
    return {
      js,
      css: css ?? '',
      errorMessage: shownStatus(artifact).errorMessage,
      imports: vendorImportMap(manifest, bundle.imports, '/vendor'),
      preloads: vendorClosure(manifest, bundle.imports).map(file => `/vendor/${manifest.hash}/${file}`),
      fonts: `/vendor/${manifest.hash}/fonts.css`,
      report: reporter && (await sealReport(artifact.id, reporter.id, settingsOf(call.env).AUTH_SECRET)),
    }
  })

  serve(app, artifactsApi.fix, async ({ path, body }, call) => {
    const { errorMessage, stack = '', look = null, whenBusy } = body
    const { env, pattern, actor } = call
    const asked = await requireArtifact(call.env, path.id)
    const version = await versionToFix(call, asked)
    const broken = [version, asked].find(isBroken)
    if (!broken && !errorMessage) throw new AppError('conflict', 'No failure of this version is on record.')
    const request = runRequest({
      ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
      ...(await pickedModel({ ...call, actor }, body)),
      // What is free is for what is on record, in the words that are on record.
      prompt: fixPrompt(broken ? causeOf(broken) : errorMessage),
      hostedFiles: [],
      actor,
      fixOf: version.id,
      fixSeen: asked.id === pattern.activeArtifactId ? version.id : pattern.activeArtifactId,
      freeFixOf: broken ? await originOf(env.DB, broken) : null,
      ...{ stack, look },
    })
    return startedOrThrow(await editorRoom(env, pattern.id).startGeneration(pattern.id, request, whenBusy))
  })

  serve(
    app,
    artifactsApi.health,
    async ({ path, body }, call) =>
      await reportHealth(call.env, await requireArtifact(call.env, path.id), call.user.id, body),
  )

  serve(app, artifactsApi.takePicture, async ({ path, bytes }, { env, pattern, waitUntil }) => {
    await keepPicture(env.FILES, pattern.id, path.id, bytes)
    if (pattern.spacePointer) {
      const { spaceRoomId, spaceNodeId } = pattern.spacePointer
      waitUntil(canvasRoom(env, spaceRoomId).pictured(spaceRoomId, spaceNodeId))
    }
    return OK
  })

  serve(app, artifactsApi.picture, async ({ path }, { env, pattern }) => {
    const picture = await findPicture(env.FILES, pattern.id, path.id)
    if (!picture) throw new AppError('not_found', 'There is no picture of this version yet.')
    return new Response(picture.body, {
      headers: {
        'content-type': picture.httpMetadata?.contentType ?? 'application/octet-stream',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=31536000, immutable',
        // Whoever uses this browser next is asked about anew.
        vary: 'cookie',
      },
    })
  })

  serve(app, artifactsApi.diff, async ({ path, query }, call) => {
    const updated = await requireArtifact(call.env, path.updated)
    const original = await requireArtifact(call.env, path.orig)
    const [before, after] = await Promise.all(
      [original, updated].map(version => readSource(call.env.FILES, version)),
    )
    const name = query.fileName ?? 'App.tsx'
    return {
      originalArtifactSource: codeOf(before, name),
      updatedArtifactSource: codeOf(after, name),
    }
  })

  serve(app, artifactsApi.versions, async (_, { env, pattern }) => {
    const [rows, pictured] = await Promise.all([
      listVersions(env.DB, pattern.id),
      picturedVersions(env.FILES, pattern.id),
    ])
    return { versions: rows.map(row => artifactOfVersion(row, pattern.activeArtifactId, pictured)) }
  })

  serve(app, artifactsApi.live, async (_, { env, pattern, user }) => ({
    previewSrc: await liveAddress(env, pattern, user),
  }))

  serve(app, artifactsApi.feedback, async ({ body }, { env, user }) => {
    const { artifactId, feedbackType: type, feedbackText: text } = body
    await setFeedback(env.DB, { artifactId, userId: user.id, type, text })
    return OK
  })

  serve(app, artifactsApi.restore, async ({ body }, { env, pattern, actor }) => {
    if (pattern.activeArtifactId === body.artifactId)
      throw new AppError('conflict', 'This version is active already.')
    const restored = await editorRoom(env, pattern.id).restore(pattern.id, body.artifactId, actor)
    activeOrThrow(restored, MESSAGES.restoreDuringRun)
    return OK
  })

  serve(app, artifactsApi.save, async ({ body: { files, message } }, { env, pattern, actor }) => {
    const saved = await editorRoom(env, pattern.id).save(pattern.id, actor, { files, message })
    const artifactId = activeOrThrow(saved, MESSAGES.saveDuringRun)
    if (!artifactId) throw new AppError('conflict', 'There is nothing to save yet.')
    return { artifactId }
  })

  serve(app, artifactsApi.insert, async ({ body }, call) => ({
    artifactId: await insertTemplate(call, body),
  }))
}

function activeOrThrow(result: ReplaceResult, duringRun: string): string | null {
  if (!('error' in result)) return result.artifactId
  throw new AppError(result.error, result.message ?? duringRun)
}

/** What shows the fault: this version, or what has been typed since it became the active one. */
async function versionToFix(call: SignedInPatternCall, asked: ArtifactRow): Promise<ArtifactRow> {
  const { env, pattern, actor } = call
  if (asked.id !== pattern.activeArtifactId) return asked
  const saved = await editorRoom(env, pattern.id).save(pattern.id, actor, {})
  return requireArtifact(call.env, ('artifactId' in saved && saved.artifactId) || asked.id)
}

/** Whoever may change a design may tell what its versions look like. */
const reporterOf = ({ user, level }: PatternCall): SessionUser | null => (can(level, 'edit') ? user : null)

const codeOf = (files: SourceFile[] | undefined, name: string): string =>
  files?.find(file => file.name === name)?.code ?? ''
