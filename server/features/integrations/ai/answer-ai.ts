import { type Bindings, settingsOf } from '#server/bindings.ts'
import { AI_HEADERS, aiError } from '#server/features/integrations/ai/ai-error.ts'
import {
  type AiBody,
  type AiEndpoint,
  aiBody,
  endpointOf,
  isFromOwnPage,
} from '#server/features/integrations/ai/ai-request.ts'
import { estimateTokens, inputTokens } from '#server/features/integrations/ai/estimate.ts'
import { modelsAnswer } from '#server/features/integrations/ai/models-answer.ts'
import { passOn } from '#server/features/integrations/ai/pass-on.ts'
import { providerRefusal } from '#server/features/integrations/ai/provider-error.ts'
import { eventReader } from '#server/features/integrations/ai/sse-answer.ts'
import { wholeReader } from '#server/features/integrations/ai/whole-answer.ts'
import { reserveCall, settleTokens } from '#server/features/integrations/budget-queries.ts'
import { type IntegrationKey, noteKeyProblem } from '#server/features/integrations/integrations-queries.ts'
import { keysServing, providerAddress } from '#server/features/integrations/keys.ts'
import { logError } from '#server/logs/log-error.ts'
import { requestIdOf } from '#server/observed.ts'
import { unlock } from '#server/outside/vault.ts'
import type { HostAsked, OwnPath } from '#server/preview/own-paths.ts'
import { networkOfVisitor, visitorKey } from '#server/preview/visitor.ts'
import { countUnder, type Limit } from '#server/preview/visitor-counts-queries.ts'
import { experiment } from '#shared/experiments.ts'
import {
  dayOf,
  type IntegrationProblem,
  secondsLeftOfDay,
  VISITOR_CALLS_AN_HOUR,
} from '#shared/integrations.ts'

/** Below the host of a design: of its previews, of its publication and of its domain. */
export const AI_PATHS: readonly OwnPath[] = [
  { path: '/_ai/', methods: ['GET', 'POST'], may: 'see the page', answer: answerAi },
]
const HOUR_MS = 60 * 60_000

/**
 * A call of a design's own page to the provider of its key. Whoever asks may see the page by now. The visitor's hour and
 * the key's day are taken from before anything is sent; what a call has really taken is put in its place after it, so
 * whatever breaks off in between has counted as the most it could have taken.
 */
async function answerAi(asked: HostAsked): Promise<Response> {
  const { request, env, pattern } = asked
  const endpoint = endpointOf(request)
  if (endpoint instanceof Response) return endpoint
  if (!isFromOwnPage(request)) return aiError('foreign_origin')
  const key = await keyOf(env, pattern.id)
  if (!key) return aiError('no_key')
  const refused = await countUnder(env.DB, [await hourOf(asked)])
  if (refused) return aiError('visitor_limit', { retryAfterS: Math.ceil(refused.waitMs / 1_000) })
  const body = endpoint.method === 'POST' ? await aiBody(request, endpoint) : null
  if (body instanceof Response) return body
  const secret = await secretOf(env, key)
  if (secret === null) {
    await noteKeyProblem(env.DB, key.id, 'unreadable')
    return aiError('key_unreadable')
  }
  const now = Date.now()
  const day = dayOf(now)
  const reserved = estimateTokens(endpoint.path, body?.value ?? null)
  if (!(await reserveCall(env.DB, { keyId: key.id, day, tokens: reserved })))
    return aiError('key_budget', { retryAfterS: secondsLeftOfDay(now) })
  return ask(asked, { endpoint, body, key, secret, day, reserved })
}

async function keyOf(env: Bindings, patternId: string): Promise<IntegrationKey | null> {
  if (!experiment('integrations', { experiments: settingsOf(env).EXPERIMENTS })) return null
  return (await keysServing(env.DB, patternId)).find(({ key }) => key.type === 'OPENAI')?.key ?? null
}

/** Of whoever looks, where that is known; else of the network. */
async function hourOf({ request, env, pattern, caller }: HostAsked): Promise<Limit> {
  const visitor = caller.userId ?? networkOfVisitor(request)
  const key = await visitorKey(env, 'ai call', pattern.id, visitor)
  return { key, count: VISITOR_CALLS_AN_HOUR, spanMs: HOUR_MS }
}

/** Null where it was given for another address than the server asks now, or cannot be opened. */
async function secretOf(env: Bindings, { id, baseUrl, lockedKey }: IntegrationKey): Promise<string | null> {
  const settings = settingsOf(env)
  if (baseUrl !== providerAddress(settings)) return null
  return unlock(lockedKey, { id, baseUrl }, settings.VAULT_SECRET ?? '')
}

interface Reserved {
  endpoint: AiEndpoint
  body: AiBody | null
  key: IntegrationKey
  secret: string
  day: string
  /** Tokens. */
  reserved: number
}

async function ask({ request, env }: HostAsked, given: Reserved): Promise<Response> {
  const { endpoint, body, key, secret, day, reserved } = given
  const { MODEL_FIRST_BYTE_S, MODEL_SILENCE_S } = settingsOf(env)
  const silenceMs = MODEL_SILENCE_S * 1_000
  const settle = (taken: number) => settleTokens(env.DB, { keyId: key.id, day, reserved, taken })
  const note = async (problem: IntegrationProblem | null) => {
    if (problem !== key.problem) await noteKeyProblem(env.DB, key.id, problem)
  }
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), MODEL_FIRST_BYTE_S * 1_000)
  request.signal?.addEventListener('abort', () => stop.abort(), { once: true })
  let answer: Response
  try {
    answer = await fetch(`${key.baseUrl}/${endpoint.path}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${secret}`,
        accept: body?.isStream ? 'text/event-stream' : 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body.value) } : {}),
      redirect: 'manual',
      signal: stop.signal,
    })
  } catch {
    // What was sent before the silence may have been answered, and counts.
    if (stop.signal.aborted) return aiError('provider_silent')
    await settle(0)
    return aiError('provider_unreachable')
  } finally {
    clearTimeout(timer)
  }
  if (!answer.ok) {
    const refusal = await providerRefusal(answer, { key: secret, silenceMs })
    await settle(0)
    if (refusal.problem) await note(refusal.problem)
    return refusal.answer
  }
  await note(null)
  if (endpoint.path === 'models') return modelsAnswer(answer, { key: secret, silenceMs })
  const isStream = answer.headers.get('content-type')?.includes('text/event-stream') ?? false
  const reader = isStream ? eventReader({ hidesUsage: body?.hidesUsage ?? false }) : wholeReader()
  const ended = async (isWhole: boolean) => {
    const said = body ? inputTokens(body.value) + reader.said() : 0
    const uncounted = isStream && isWhole ? said : Math.max(reserved, said)
    // What is reserved stays where this fails, and where nobody is left to wait for it.
    await settle(reader.usage() ?? uncounted).catch((error: unknown) =>
      logError('a call of a design was not counted', error, requestIdOf(request)),
    )
  }
  const cutAs = isStream ? `data: ${JSON.stringify({ error: CUT })}\n\n` : ''
  const type = isStream ? 'text/event-stream; charset=utf-8' : 'application/json; charset=utf-8'
  return new Response(
    passOn(answer.body ?? new Blob().stream(), {
      ...{ reader, key: secret, silenceMs, cutAs, ended },
    }),
    { status: answer.status, headers: { ...AI_HEADERS, 'content-type': type } },
  )
}

const CUT = {
  message: 'The provider’s answer was cut.',
  type: 'server_error',
  param: null,
  code: 'provider_silent',
}
