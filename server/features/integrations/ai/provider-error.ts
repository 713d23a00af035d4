import { z } from 'zod'
import { AI_HEADERS, aiError } from '#server/features/integrations/ai/ai-error.ts'
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
export async function providerRefusal(answer: Response, key: string): Promise<ProviderRefusal> {
  const { status } = answer
  const told = errorSchema.safeParse(parsed(await textOf(answer))).data?.error
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

/** As much of it as an error has. */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = (await reader?.read().catch(() => null)) ?? { done: true, value: undefined }
    if (done || !value) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length <= READ_MAX_CHARACTERS) continue
    reader?.cancel().catch(() => undefined)
    return ''
  }
}
