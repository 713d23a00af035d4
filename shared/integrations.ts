import { z } from 'zod'
import { idSchema } from '#shared/ids.ts'

/** Providers whose keys serve a design while somebody looks at it. */
export const integrationTypeSchema = z.enum(['OPENAI'])
export type IntegrationType = z.infer<typeof integrationTypeSchema>

export const INTEGRATION_KEY_MAX_CHARACTERS = 512
export const INTEGRATION_NAME_MAX_CHARACTERS = 100
export const DEFAULT_KEY_NAME = 'OpenAI API Key'
/** Section 9: what was asked stays good for this long. */
export const INTEGRATIONS_STALE_MS = 10 * 60_000
/** Section 9: a key is never shown longer than this. */
const SHOWN_MAX_CHARACTERS = 30
/** A person's keys, all together. */
export const INTEGRATION_KEYS_MAX = 20

/** What a key serves a day unless its holder says otherwise. */
export const DAILY_BUDGET = { calls: 1_000, tokens: 500_000 } as const
export const BUDGET_MAX = { calls: 1_000_000, tokens: 1_000_000_000 } as const
export const VISITOR_CALLS_AN_HOUR = 60

/** Trimmed; a header takes nothing but printable ASCII, and no key has a space in it. */
export const integrationKeySchema = z
  .string()
  .max(INTEGRATION_KEY_MAX_CHARACTERS)
  .refine(key => !/[\r\n\u2028\u2029]/.test(key), 'must be one line')
  .transform(key => key.trim())
  .pipe(
    z
      .string()
      .min(1, 'must not be empty')
      .regex(/^[\x21-\x7e]*$/, 'must have no spaces and only the letters, digits and signs of a key'),
  )

const HEAD = 3
const TAIL = 4
/** Of a shorter one so much would be told that the rest could be guessed. */
const TOLD_FROM_CHARACTERS = 12

/** The three first and four last characters of a key with dots between them, 30 characters at most. */
export function obfuscateKey(key: string): string {
  const length = Math.min(key.length, SHOWN_MAX_CHARACTERS)
  if (key.length < TOLD_FROM_CHARACTERS) return '•'.repeat(length)
  return `${key.slice(0, HEAD)}${'•'.repeat(length - HEAD - TAIL)}${key.slice(-TAIL)}`
}

/** What whoever keeps a key must do something about, as its last call has shown. */
const integrationProblemSchema = z.enum(['refused', 'noCredit', 'unreadable'])
export type IntegrationProblem = z.infer<typeof integrationProblemSchema>

/** What the provider said to a key that was tried before it is kept. */
export const keyTestOutcomeSchema = z.enum(['fine', 'refused', 'busy', 'unreachable', 'failing'])
export type KeyTestOutcome = z.infer<typeof keyTestOutcomeSchema>

const callsSchema = z.number().int().min(0).max(BUDGET_MAX.calls)
const tokensSchema = z.number().int().min(0).max(BUDGET_MAX.tokens)

/** The integration entity of section 3; what follows the first four is ours. */
export const integrationSchema = z.object({
  type: integrationTypeSchema,
  keyId: idSchema,
  name: z.string(),
  obfuscatedKey: z.string(),
  /** Whether it is a key of the person asking. */
  isOwn: z.boolean().optional(),
  /** Who keeps the key, for others who may edit the design. */
  holder: z.string().optional(),
  callsPerDay: z.number().optional(),
  tokensPerDay: z.number().optional(),
  /** What it has served today, by UTC, in all designs it is linked to. */
  callsToday: z.number().optional(),
  tokensToday: z.number().optional(),
  problem: integrationProblemSchema.nullable().optional(),
  /** How many designs it is linked to; only for its holder. */
  designCount: z.number().optional(),
})
export type Integration = z.infer<typeof integrationSchema>

export const integrationsSchema = z.object({
  integrations: z.array(integrationSchema),
  preexistingIntegrationKeys: z.array(integrationSchema),
})
export type Integrations = z.infer<typeof integrationsSchema>

export const budgetSchema = z.object({ callsPerDay: callsSchema, tokensPerDay: tokensSchema })

const DATE_CHARACTERS = '2026-11-27'.length
const DAY_MS = 24 * 60 * 60_000

/** The day of UTC that a time is in, as in 2026-11-27. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, DATE_CHARACTERS)

/** Seconds until the next day of UTC begins. */
export const secondsLeftOfDay = (time: number): number => Math.ceil((DAY_MS - (time % DAY_MS)) / 1_000)
