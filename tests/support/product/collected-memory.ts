import { z } from 'zod'
import { V8_FLAGS } from '#scripts/serve.ts'
import { workerdMemory } from '#tests/support/product/workerd-memory.ts'
import { until } from '#tests/support/until.ts'

/** Set as MINIFLARE_WORKERD_V8_FLAGS before a product starts, so that its garbage can be collected from outside. */
export const COLLECTABLE = `${V8_FLAGS} --expose-gc`

const isolatesSchema = z.array(z.object({ title: z.string(), webSocketDebuggerUrl: z.string() }))
const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.object({ context: z.object({ id: z.number() }).optional() }).optional(),
  result: z.object({ result: z.object({ value: z.unknown() }).optional() }).optional(),
})

/** Resident memory in MB once every isolate of the runtime has collected its garbage; null where there is no /proc. */
export async function collectedMemory(inspectorPort: number): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  for (const { title, webSocketDebuggerUrl } of isolatesSchema.parse(await answer.json()))
    await collect(title, webSocketDebuggerUrl)
  return workerdMemory()
}

async function collect(title: string, url: string): Promise<void> {
  const socket = new WebSocket(url)
  let context: number | null = null
  let value: unknown
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = messageSchema.parse(JSON.parse(String(data)))
    if (method === 'Runtime.executionContextCreated') context = params?.context?.id ?? null
    if (id === COLLECT) value = result?.result?.value
  })
  const send = (id: number, method: string, params = {}) =>
    socket.send(JSON.stringify({ id, method, params }))
  await until(() => socket.readyState === WebSocket.OPEN, `the inspector of ${title} is open`)
  send(ENABLE, 'Runtime.enable')
  await until(() => context !== null, `${title} tells its context`)
  // Twice: what the first collection frees may hold something itself.
  send(COLLECT, 'Runtime.evaluate', { expression: 'gc(); gc(); "collected"', contextId: context })
  await until(() => value === 'collected', `${title} has collected`)
  socket.close()
}

const ENABLE = 1
const COLLECT = 2
