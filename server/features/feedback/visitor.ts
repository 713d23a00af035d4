import { networkOf } from '#server/auth/sign-in-tries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import {
  countVisitor,
  forgetOldCounts,
  type Most,
} from '#server/features/editor-metadata/visitor-counts-queries.ts'
import { seal, unseal } from '#server/outside/signed-token.ts'
import { addressOf } from '#server/serve.ts'
import { AppError } from '#shared/errors.ts'
import { FEEDBACK_PER_HOUR } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'

const PURPOSE = 'feedback visitor'
const COOKIE = '__Host-maquette_visitor'
const HOUR_MS = 60 * 60_000
const KNOWN_FOR_MS = 30 * 24 * HOUR_MS

const keyOf = (...parts: string[]): Promise<string> => digest(JSON.stringify([PURPOSE, ...parts]))
const networkOfSender = (request: Request): string => networkOf(addressOf(request))

/**
 * Tells the people behind one address apart, by a cookie of ours that each is given with the questions; null for whoever
 * has one, and where an address has been given too many: they count as one then.
 */
export async function visitorCookie(env: Bindings, request: Request): Promise<string | null> {
  if ((await visitorIn(env, request)) !== null) return null
  const { AUTH_SECRET, VISITORS_PER_ADDRESS } = settingsOf(env)
  const most = { count: VISITORS_PER_ADDRESS, spanMs: HOUR_MS }
  if ((await countVisitor(env.DB, await keyOf('new', networkOfSender(request)), most)) > 0) return null
  const sealed = await seal(PURPOSE, [newId()], Date.now() + KNOWN_FOR_MS, AUTH_SECRET)
  return `${COOKIE}=${sealed}; Path=/; Max-Age=${KNOWN_FOR_MS / 1_000}; Secure; HttpOnly; SameSite=Lax`
}

async function visitorIn(env: Bindings, request: Request): Promise<string | null> {
  const sealed = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  const opened = sealed ? await unseal(PURPOSE, sealed, settingsOf(env).AUTH_SECRET) : null
  return opened?.fields[0] ?? null
}

/** Counts an answer for whoever sends it: an account, else the visitor of the cookie, else everybody behind the address. */
export async function countAnswer(env: Bindings, request: Request, userId: string | null): Promise<void> {
  await forgetOldCounts(env.DB)
  const visitor = userId ?? (await visitorIn(env, request))
  const network = networkOfSender(request)
  const own = await keyOf('answers', visitor ?? network)
  await take(env.DB, own, { count: FEEDBACK_PER_HOUR, spanMs: HOUR_MS })
  // Accounts and cookies are made by anybody, so an address has an end as well.
  const all = FEEDBACK_PER_HOUR * settingsOf(env).VISITORS_PER_ADDRESS
  await take(env.DB, await keyOf('answers of', network), { count: all, spanMs: HOUR_MS })
}

async function take(d1: D1Database, key: string, most: Most): Promise<void> {
  const waitMs = await countVisitor(d1, key, most)
  if (waitMs === 0) return
  const minutes = Math.ceil(waitMs / 60_000)
  throw new AppError(
    'too_many_requests',
    `You have answered ${FEEDBACK_PER_HOUR} times within an hour. Send this in ${minutes} min; your words stay here.`,
  )
}
