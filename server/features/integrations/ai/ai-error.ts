import type { RefusedField } from '#server/features/integrations/ai/ai-fields.ts'

/** What can be the matter, each with its status; the sentence is for whoever made the page and whoever reads it. */
const ERRORS = {
  no_key: [
    404,
    'No OpenAI key is connected to this design. Whoever may edit it can connect one, under Integrations.',
  ],
  unknown_url: [
    404,
    'Designs cannot call this address. There are chat/completions, responses, embeddings, images/generations and models.',
  ],
  method_not_allowed: [405, 'This address is called with another method.'],
  foreign_origin: [403, 'Only the pages of this design may call this address.'],
  invalid_json: [400, 'The body is not a JSON object.'],
  background_unsupported: [
    400,
    'Designs cannot start answers in the background: what they take could not be counted.',
  ],
  unsupported_parameter: [400, 'Designs cannot send this field.'],
  body_too_large: [413, 'The body is too large.'],
  visitor_limit: [429, 'You have asked often within the last hour. Try again later.'],
  key_budget: [429, 'The daily budget of this design’s key is used up. It is renewed at midnight UTC.'],
  key_refused: [
    502,
    'The provider did not accept the key of this design. Whoever keeps it can replace it, under Integrations.',
  ],
  provider_unreachable: [502, 'The provider could not be reached.'],
  models_unreadable: [502, 'The provider’s list of models cannot be read.'],
  provider_silent: [504, 'The provider did not answer in time.'],
  key_unreadable: [
    503,
    'The key of this design cannot be used any more. Whoever keeps it can give it again, under Integrations.',
  ],
} as const satisfies Record<string, readonly [number, string]>

type AiErrorCode = keyof typeof ERRORS

/**
 * An error as OpenAI's clients read it; `retryAfterS` says when the same call may succeed, `refused` which field of the
 * body is the matter.
 */
export function aiError(
  code: AiErrorCode,
  { retryAfterS, refused }: { retryAfterS?: number; refused?: RefusedField } = {},
): Response {
  const [status, sentence] = ERRORS[code]
  const message = refused ? `“${refused.field}” is refused: ${refused.why}.` : sentence
  const type =
    status === 429 ? 'rate_limit_exceeded' : status < 500 ? 'invalid_request_error' : 'server_error'
  const headers = {
    ...AI_HEADERS,
    ...(retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }),
  }
  return Response.json({ error: { message, type, param: refused?.field ?? null, code } }, { status, headers })
}

/** Of every answer: kept nowhere, readable by the design's own pages alone, and never a page itself. */
export const AI_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}
