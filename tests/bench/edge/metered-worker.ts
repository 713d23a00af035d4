import { meterEnv } from './meter-env.ts'
import { meterClass, type ObjectClass } from './meter-object.ts'
import { type Call, countedSoFar, counts, type Methods } from './worker-counts.ts'

export const COUNTS_PATH = '/counted-so-far'

/** Runs inside the Worker, around what was built: counts what the platform charges for, and tells it at `COUNTS_PATH`. */
export function metered(built: Methods): { worker: object; classes: Record<string, unknown> } {
  const { fetch } = built.default as { fetch: Call }
  const worker = {
    fetch(request: Request, env: Methods, context: object) {
      if (new URL(request.url).pathname === COUNTS_PATH) return Response.json(countedSoFar())
      counts.requests += 1
      return fetch(request, meterEnv(env), context)
    },
  }
  const classes = Object.entries(built).filter(([name]) => name.endsWith('Object'))
  return {
    worker,
    classes: Object.fromEntries(classes.map(([name, each]) => [name, meterClass(each as ObjectClass)])),
  }
}
