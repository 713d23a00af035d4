import { z } from 'zod'
import { OutsideError, type OutsideFault, outsideFetch } from '#server/outside/outside-fetch.ts'
import type { KeyTestOutcome } from '#shared/integrations.ts'

const LIMITS = { timeoutMs: 15_000, maxBytes: 5_000_000 }
const modelsSchema = z.object({ data: z.array(z.unknown()).nullable() })

/** What the provider says to a key when it is asked for its models: the one call that spends nothing. */
export async function testKey(baseUrl: string, key: string): Promise<KeyTestOutcome> {
  try {
    const init = { headers: { authorization: `Bearer ${key}`, accept: 'application/json' } }
    const answer = await outsideFetch('integration key', `${baseUrl}/models`, init, {
      ...LIMITS,
      hide: [key],
    })
    answer.json(modelsSchema)
    return 'fine'
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return OUTCOMES[error.fault]
  }
}

const OUTCOMES: Record<OutsideFault, KeyTestOutcome> = {
  unreachable: 'unreachable',
  timeout: 'unreachable',
  refused: 'refused',
  limited: 'busy',
  notFound: 'failing',
  conflict: 'failing',
  broken: 'failing',
}
