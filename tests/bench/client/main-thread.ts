import { z } from 'zod'

const LONG_MS = 50
const WHAT_TASKS_ARE = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** What a browser is to note down, for the function below. */
export const TRACED = { categories: WHAT_TASKS_ARE }

const traceSchema = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** CPU time in microseconds. */
      tdur: z.number().optional(),
      args: z
        .looseObject({ data: z.looseObject({ documentLoaderURL: z.string().optional() }).optional() })
        .optional(),
    }),
  ),
})

/** By how much the tasks of a page's main thread were too long, in what they computed: waiting for a core is not in it. */
export function blockedByCpu(trace: Buffer, address: string): number {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()))
  const main = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  )
  if (!main) throw new Error(`the trace knows nothing of ${address}`)
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main.pid && tid === main.tid)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1_000 - LONG_MS), 0)
}
