import type { SignedInCall } from '#server/call.ts'
import { fetchRepository } from '#server/features/imports/fetch-repository.ts'
import { makeDesign } from '#server/features/imports/make-design.ts'
import { repositoryAt } from '#server/features/imports/repository-address.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { importsApi } from '#shared/api/imports.ts'
import { AppError } from '#shared/errors.ts'
import type { ImportSource, LeftOut } from '#shared/imports.ts'

const NOT_LINKED =
  'Repositories of a linked account cannot be imported on this server yet. Give the address of a public one, or a zip.'

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
    if (!('url' in source)) throw new AppError('not_linked', NOT_LINKED)
    const repository = repositoryAt(source.url, call.settings.GITHUB_URL)
    const bytes = await fetchRepository(call.settings, repository)
    const { folder } = repository
    return makeDesign(call, {
      ...{ ask: { as: 'zip', folder }, bytes, requestId, name: null },
      from: `${repository.owner}/${repository.name}`,
    })
  }
  const { kind, code, name } = source
  return makeDesign(call, {
    ...{ ask: { as: kind, folder: '' }, bytes: new TextEncoder().encode(code), requestId },
    name: name || null,
    from: name || (kind === 'html' ? 'a page of HTML' : 'pasted React'),
  })
}
