import { compilerState } from '#server/compiler/ask-compiler.ts'
import { countUntold } from '#server/events/events-queries.ts'
import { countedFamilies, gauge } from '#server/features/metrics/counts.ts'
import { CONTENT_TYPE, inTextFormat } from '#server/features/metrics/text-format.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { metricsApi } from '#shared/api/metrics.ts'
import { AppError } from '#shared/errors.ts'
import { VERSION } from '#shared/version.ts'

export function metricsRoutes(app: AppHono): void {
  serve(app, metricsApi.get, async (_, { env, settings, request }) => {
    const token = settings.METRICS_TOKEN
    if (!token) throw new AppError('not_found')
    if (!(await isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`)))
      throw new AppError('unauthenticated', 'Send METRICS_TOKEN as a bearer token.')
    const [compiler, untold] = await Promise.all([compilerState(env), countUntold(env.DB)])
    const text = inTextFormat([
      gauge('maquette_build_info', 'The version of this program.', 1, { version: VERSION }),
      ...countedFamilies(),
      gauge('maquette_compiler_waiting', 'Jobs that wait for the compiler.', compiler?.waiting ?? null),
      gauge('maquette_compiler_working', 'Jobs the compiler is at.', compiler?.working ?? null),
      gauge('maquette_outbox_waiting', 'Changes that rooms have yet to be told.', untold),
      {
        ...{ name: 'maquette_process_resident_bytes', type: 'gauge' },
        help: 'Memory of the server and what it has started, by program.',
        samples: Object.entries(compiler?.memory ?? {}).map(([program, value]) => ({
          labels: { program },
          value,
        })),
      },
    ])
    return new Response(text, { headers: { 'content-type': CONTENT_TYPE } })
  })
}

/** Takes as long whatever is given: both are as long as a digest. */
async function isSame(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([given, expected].map(digest))
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other)
}

const digest = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
