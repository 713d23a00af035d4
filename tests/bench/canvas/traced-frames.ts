import { z } from 'zod'
import { share } from '#tests/bench/preview/probe.ts'

/** What a browser is to note down, for the function below. */
export const TRACED = {
  categories: [
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-devtools.timeline.frame',
    'devtools.timeline',
    'cc',
  ],
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      /** CPU time in microseconds. */
      tdur: z.number().optional(),
      args: z.looseObject({ name: z.string().optional() }).optional(),
    }),
  ),
})

export interface Frames {
  /** Between two frames that the page gave out, 95 of 100 waited less. */
  p95: number
  /** What the page's main thread computed for a frame: waiting for a core is not in it. */
  mainMs: number
  /** The same with what draws and puts together, on whatever thread. */
  allMs: number
}

const MAIN = 'CrRendererMain'
/** Threads whose tasks are counted whole; drawing runs on threads that do other things too. */
const COUNTED: readonly unknown[] = [MAIN, 'Compositor', 'VizCompositorThread']
const DRAWING = ['RasterTask', 'ImageDecodeTask']

/** What a movement of so many steps cost, by the browser's own notes. */
export function framesIn(trace: Buffer, steps: number): Frames {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()))
  const threads = new Map(
    traceEvents
      .filter(({ name }) => name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid} ${tid}`, args?.name]),
  )
  const drawn = traceEvents.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1_000)
  const sorted = drawn.toSorted((a, b) => a - b)
  const gaps = sorted.slice(1).map((time, at) => time - (sorted[at] ?? 0))
  let main = 0
  let all = 0
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    const thread = threads.get(`${pid} ${tid}`)
    if (name === 'RunTask' && thread === MAIN) main += tdur
    if (DRAWING.includes(name) || (name === 'RunTask' && COUNTED.includes(thread))) all += tdur
  }
  return { p95: share(gaps, 0.95), mainMs: main / 1_000 / steps, allMs: all / 1_000 / steps }
}
