import type { Bindings } from '#server/bindings.ts'
import { countRequest } from '#server/features/metrics/counts.ts'
import { logLine } from '#server/logs/log-line.ts'
import { logSettings, readLogSettings } from '#server/logs/log-settings.ts'
import { newId } from '#shared/ids.ts'

interface Seen {
  id: string
  /** The pattern of what answers: never a path, which has ids and tokens of people in it. */
  route: string
}

const seen = new WeakMap<Request, Seen>()

/** Counts an answer and writes its line in the log, whatever answers. */
export async function observed(
  request: Request,
  env: Bindings,
  answer: (requestId: string) => Promise<Response>,
): Promise<Response> {
  readLogSettings(env)
  const told = { id: newId(), route: 'none' }
  seen.set(request, told)
  const startedAt = performance.now()
  const done = (status: number) => {
    const seconds = (performance.now() - startedAt) / 1_000
    const { method } = request
    countRequest({ method, route: told.route, status, seconds })
    logLine(logSettings().format, {
      ...{ level: status === 500 ? 'error' : 'info', event: 'request', requestId: told.id },
      ...{ method, route: told.route, status, ms: Math.round(seconds * 10_000) / 10 },
    })
  }
  try {
    const response = await answer(told.id)
    done(response.status)
    return response
  } catch (error) {
    done(500)
    throw error
  }
}

/** Says what answers this request. */
export function nameRoute(request: Request, route: string): void {
  const told = seen.get(request)
  if (told) told.route = route
}

export const requestIdOf = (request: Request): string | null => seen.get(request)?.id ?? null
