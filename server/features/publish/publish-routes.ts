import type { SignedInPatternCall } from '#server/call.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { publishApi } from '#shared/api/publish.ts'
import { versionLabel } from '#shared/artifacts.ts'
import type { PublicationStatus } from '#shared/publish.ts'
import { publicOrigin } from './public-address.ts'
import {
  findPublication,
  findPublicationTexts,
  hidePublication,
  listPublications,
  savePublicationTexts,
} from './publications-queries.ts'
import { checkTexts, publishVersion } from './publish-version.ts'

/** What everybody sees of a design: which version, since when, and what its page says of itself. */
export function publishRoutes(app: AppHono): void {
  serve(app, publishApi.get, (_, call) => statusOf(call))

  serve(app, publishApi.publish, async ({ body }, call) => {
    await publishVersion(call, body)
    return statusOf(call)
  })

  serve(app, publishApi.update, async ({ body }, call) => {
    await checkTexts(call.env.FILES, call.pattern.id, body)
    await savePublicationTexts(call.env.DB, call.pattern.id, body)
    return statusOf(call)
  })

  serve(app, publishApi.unpublish, async (_, { env, pattern }) => {
    await hidePublication(env.DB, pattern.id)
    return OK
  })
}

/** No address where nothing is published; the texts and the history are there all the same. */
export async function statusOf({ env, pattern }: SignedInPatternCall): Promise<PublicationStatus> {
  const [shown, texts, past] = await Promise.all([
    findPublication(env.DB, pattern.id),
    findPublicationTexts(env.DB, pattern.id),
    listPublications(env.DB, pattern.id),
  ])
  const current = past.find(({ id }) => id === shown?.id)
  return {
    url: shown && `${publicOrigin(env, shown)}/`,
    artifactId: shown?.artifactId ?? null,
    artifactVersionName: current ? versionLabel(current) : null,
    ...(texts ?? { title: '', description: '', ogImage: '', favicon: '' }),
    publishedAt: shown?.publishedAt.getTime() ?? null,
    staticPages: shown?.pagePaths.length ?? 0,
    history: past.map(({ id, artifactId, publishedAt, publishedBy, byName, versionTitle, ...version }) => ({
      ...{ id, artifactId, artifactVersionName: versionLabel(version), versionTitle, by: publishedBy },
      publishedAt: publishedAt.getTime(),
      ...(byName !== null && { byName }),
    })),
  }
}
