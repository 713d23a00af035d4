import type { Bindings } from '#server/bindings.ts'
import { ACCOUNT_HEADER } from '#server/compiler/compiler-port.ts'
import { bundleFileKey, findBundle } from '#server/features/artifacts/version-bundle.ts'
import {
  type ProjectRequest,
  requestHead,
  wantedUploadsSchema,
} from '#server/features/exports/project/project-request.ts'
import { findImage } from '#server/features/uploads/uploads.ts'
import { APP_BUNDLE } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'

/** Pictures beyond these stay addresses: what a zip takes along is bounded. */
const UPLOADS_MAX = 60
const UPLOADS_MAX_BYTES = 20_000_000

export interface ProjectQuestion extends Omit<ProjectRequest, 'packBytes' | 'bundleBytes' | 'uploads'> {
  patternId: string
  packKey: string
}

/**
 * The compiler's answer to what a version is as a project. Its pack goes there as it is kept and is read there, so that
 * nothing of this holds the thread of the rooms.
 */
export async function askForProject(env: Bindings, question: ProjectQuestion): Promise<Response> {
  const first = await ask(env, question, null)
  if (question.as === 'prompt' || !first.headers.get('content-type')?.includes('json')) return first
  const { wantsUploads } = wantedUploadsSchema.parse(await first.json())
  return ask(env, question, await uploadsOf(env, question.patternId, wantsUploads))
}

interface Upload {
  id: string
  object: R2ObjectBody
}

async function ask(
  env: Bindings,
  { patternId, packKey, ...question }: ProjectQuestion,
  uploads: Upload[] | null,
): Promise<Response> {
  const [pack, bundle] = await Promise.all([
    env.FILES.get(packKey),
    findBundle(env.FILES, packKey).then(found =>
      found?.files.includes(APP_BUNDLE) ? env.FILES.get(bundleFileKey(packKey, APP_BUNDLE)) : null,
    ),
  ])
  if (!pack) throw new AppError('not_found', 'This version does not exist.')
  const head = requestHead({
    ...question,
    packBytes: pack.size,
    bundleBytes: bundle?.size ?? 0,
    uploads:
      uploads?.map(({ id, object }) => ({
        ...{ id, bytes: object.size },
        type: object.httpMetadata?.contentType ?? 'image/png',
      })) ?? null,
  })
  const objects = [pack, ...(bundle ? [bundle] : []), ...(uploads ?? []).map(({ object }) => object)]
  const { readable, writable } = new FixedLengthStream(
    objects.reduce((sum, { size }) => sum + size, head.length),
  )
  const [response] = await Promise.all([post(env, patternId, readable), write(writable, head, objects)])
  if (response.ok) return response
  await response.body?.cancel()
  throw response.status === 503
    ? new AppError('unavailable', 'The packages designs import are still being built.')
    : new AppError('unavailable', 'The project could not be made. Try again in a moment.')
}

/** Exports of one design wait for each other, and for nobody else's. */
function post(
  { COMPILER, COMPILER_URL }: Bindings,
  patternId: string,
  body: ReadableStream,
): Promise<Response> {
  const request = { method: 'POST', headers: { [ACCOUNT_HEADER]: `design ${patternId}` }, body }
  const address = `${COMPILER_URL ?? 'http://compiler'}/project`
  return COMPILER ? COMPILER.fetch(address, request) : fetch(address, request)
}

async function write(
  writable: WritableStream<Uint8Array>,
  head: Uint8Array,
  objects: readonly R2ObjectBody[],
): Promise<void> {
  const writer = writable.getWriter()
  await writer.write(head)
  writer.releaseLock()
  for (const { body } of objects) await body.pipeTo(writable, { preventClose: true })
  await writable.close()
}

/** Of this design alone, whatever its code names. */
async function uploadsOf(env: Bindings, patternId: string, ids: readonly string[]): Promise<Upload[]> {
  const found: Upload[] = []
  let bytes = 0
  for (const id of ids.slice(0, UPLOADS_MAX)) {
    const object = await findImage(env.FILES, patternId, id)
    if (!object) continue
    bytes += object.size
    if (bytes > UPLOADS_MAX_BYTES) {
      await object.body.cancel()
      break
    }
    found.push({ id, object })
  }
  return found
}
