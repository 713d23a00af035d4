import { z } from 'zod'
import { AI_HEADERS, aiError } from '#server/features/integrations/ai/ai-error.ts'
import { boundedText } from '#server/features/integrations/ai/bounded-text.ts'
import { parsed } from '#server/features/integrations/ai/usage.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'
import type { IntegrationProblem } from '#shared/integrations.ts'

const READ_MAX_CHARACTERS = 64_000
const MESSAGE_MAX_CHARACTERS = 1_000
/** Whose account it is, which some errors name. */
const ACCOUNT_ID = /\b(?:org|proj|user|acct)[-_][\w-]{6,64}/g

const textSchema = z.string().max(MESSAGE_MAX_CHARACTERS * 10)
const errorSchema = z.object({
  error: z.object({
    message: textSchema.catch(''),
    type: textSchema.nullish().catch(null),
    param: textSchema.nullish().catch(null),
    code: textSchema.nullish().catch(null),
  }),
})

interface ProviderRefusal {
  answer: Response
  /** What the key's holder must know of it. */
  problem: IntegrationProblem | null
}

/** What a provider said instead of an answer, without the key and without whose account it is. */
export async function providerRefusal(
  answer: Response,
  { key, silenceMs }: { key: string; silenceMs: number },
): Promise<ProviderRefusal> {
  const { status } = answer
  const text = await boundedText(answer, { maxCharacters: READ_MAX_CHARACTERS, silenceMs })
  const told = errorSchema.safeParse(parsed(text ?? '')).data?.error
  if (status === 401 || status === 403) return { answer: aiError('key_refused'), problem: 'refused' }
  const problem = told?.code === 'insufficient_quota' ? 'noCredit' : null
  if (!told || status < 400) return { answer: aiError('provider_unreachable'), problem }
  const clean = (text: string) =>
    withoutSecrets(text, [key]).replace(ACCOUNT_ID, '…').slice(0, MESSAGE_MAX_CHARACTERS)
  const error = {
    message: clean(told.message),
    type: told.type ? clean(told.type) : 'invalid_request_error',
    param: told.param ? clean(told.param) : null,
    code: told.code ? clean(told.code) : null,
  }
  const wait = /^\d{1,6}$/.exec(answer.headers.get('retry-after') ?? '')?.[0]
  const headers = { ...AI_HEADERS, ...(wait ? { 'retry-after': wait } : {}) }
  return { answer: Response.json({ error }, { status, headers }), problem }
}
