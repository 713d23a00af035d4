import { readTranscript } from '#server/features/traces/transcripts.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { tracesApi } from '#shared/api/traces.ts'
import { AppError } from '#shared/errors.ts'

/** A run's request and which try of it it was; nothing else is looked for, so nothing else can be named. */
const TRACE_ID = /^[a-z][a-z0-9]{19}-\d{1,4}$/

/** How a version was made, for everybody who may see the design. */
export function tracesRoutes(app: AppHono): void {
  serve(app, tracesApi.get, async ({ path }, { env, pattern }) => {
    const isOne = TRACE_ID.test(path.traceId)
    const lines = isOne ? await readTranscript(env.FILES, pattern.id, path.traceId) : null
    if (!lines) throw new AppError('not_found', 'There is no record of how this was made.')
    return { lines }
  })
}
