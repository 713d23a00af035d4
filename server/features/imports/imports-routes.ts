import type { SignedInCall } from '#server/call.ts'
import { fetchRepository, withinTime } from '#server/features/imports/fetch-repository.ts'
import { linkedRepository } from '#server/features/imports/linked-repository.ts'
import { makeDesign } from '#server/features/imports/make-design.ts'
import { repositoryAt } from '#server/features/imports/repository-address.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { importsApi } from '#shared/api/imports.ts'
import { type ImportSource, isProjectFile, type LeftOut } from '#shared/imports.ts'

/** Projects of somebody's as new designs. */
export function importsRoutes(app: AppHono): void {
  serve(app, importsApi.add, ({ body, query, bytes }, call) => {
    // Without JSON the body is the zip.
    const source = body as ImportSource | undefined
    if (source) return fromSource(call, source, query.requestId)
    const from = query.name ?? 'a zip'
    return makeDesign(call, {
      ...{ ask: { as: 'zip', folder: '' }, bytes, from, requestId: query.requestId },
      name: null,
    })
  })
}

async function fromSource(
  call: SignedInCall,
  source: ImportSource,
  inQuery: string | undefined,
): Promise<{ id: string; leftOut: LeftOut[] }> {
  const requestId = source.requestId ?? inQuery
  if (source.kind === 'repository') {
    const { settings } = call
    const { repository, bytes } = await withinTime(settings, async signal => {
      const found =
        'url' in source
          ? { repository: repositoryAt(source.url, settings.GITHUB_URL), token: null }
          : await linkedRepository(call, source)
      const zip = await fetchRepository(settings, found.repository, signal, found.token)
      return { repository: found.repository, bytes: zip }
    })
    const { folder } = repository
    return makeDesign(call, {
      ...{ ask: { as: 'zip', folder }, bytes, requestId, name: null },
      from: `${repository.owner}/${repository.name}`,
    })
  }
  const { kind, code, name } = source
  return makeDesign(call, {
    ...{ ask: { as: kind, folder: '' }, bytes: new TextEncoder().encode(code), requestId },
    // A file is called as its page is, where that has a title.
    name: name && !isProjectFile(name) ? name : null,
    from: name || (kind === 'html' ? 'a page of HTML' : 'pasted React'),
  })
}
