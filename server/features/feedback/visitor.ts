import { type Bindings, settingsOf } from '#server/bindings.ts'
import { seal, unseal } from '#server/outside/signed-token.ts'
import { cookieOf, networkOfVisitor, visitorKey } from '#server/preview/visitor.ts'
import { countUnder, countVisitor } from '#server/preview/visitor-counts-queries.ts'
import { AppError } from '#shared/errors.ts'
import { FEEDBACK_PER_ADDRESS, FEEDBACK_PER_HOUR } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'

const PURPOSE = 'feedback visitor'
const COOKIE = '__Host-maquette_visitor'
const HOUR_MS = 60 * 60_000
/** Of `VISITORS_PER_ADDRESS`, unless it is set. */
const USUAL_VISITORS = 200
const KNOWN_FOR_MS = 30 * 24 * HOUR_MS

const keyOf = (env: Bindings, ...parts: string[]): Promise<string> => visitorKey(env, PURPOSE, ...parts)

/**
 * Tells the people behind one address apart, by a cookie of ours that each is given with the questions; null for whoever
 * has one, and where an address has been given too many: they count as one then.
 */
export async function visitorCookie(env: Bindings, request: Request): Promise<string | null> {
  if ((await visitorIn(env, request)) !== null) return null
  const { AUTH_SECRET, VISITORS_PER_ADDRESS } = settingsOf(env)
  const most = { count: VISITORS_PER_ADDRESS, spanMs: HOUR_MS }
  if ((await countVisitor(env.DB, await keyOf(env, 'new', networkOfVisitor(request)), most)) > 0) return null
  const sealed = await seal(PURPOSE, [newId()], Date.now() + KNOWN_FOR_MS, AUTH_SECRET)
  return `${COOKIE}=${sealed}; Path=/; Max-Age=${KNOWN_FOR_MS / 1_000}; Secure; HttpOnly; SameSite=Lax`
}

async function visitorIn(env: Bindings, request: Request): Promise<string | null> {
  const sealed = cookieOf(request, COOKIE)
  const opened = sealed ? await unseal(PURPOSE, sealed, settingsOf(env).AUTH_SECRET) : null
  return opened?.fields[0] ?? null
}

/**
 * Counts an answer for whoever sends it: an account, else the visitor of the cookie, else everybody behind the address.
 * Accounts and cookies are made by anybody, so an address has an end as well, at each design and in all. What is refused
 * was not counted.
 */
export async function countAnswer(
  env: Bindings,
  request: Request,
  { patternId, userId }: { patternId: string; userId: string | null },
): Promise<void> {
  const { VISITORS_PER_ADDRESS } = settingsOf(env)
  const visitor = userId ?? (await visitorIn(env, request))
  const network = networkOfVisitor(request)
  const limits = [
    { key: await keyOf(env, 'answers', visitor ?? network), count: FEEDBACK_PER_HOUR, who: 'You have' },
    {
      key: await keyOf(env, 'answers of', network, patternId),
      count: perAddress(VISITORS_PER_ADDRESS),
      who: 'People at your address have',
    },
    {
      key: await keyOf(env, 'answers of', network),
      count: FEEDBACK_PER_HOUR * VISITORS_PER_ADDRESS,
      who: 'People at your address have',
    },
  ]
  const refused = await countUnder(
    env.DB,
    limits.map(limit => ({ ...limit, spanMs: HOUR_MS })),
  )
  if (!refused) return
  const { who, count } = refused.limit
  const minutes = Math.ceil(refused.waitMs / 60_000)
  throw new AppError(
    'too_many_requests',
    `${who} answered ${count} times within an hour. Send this in ${minutes} min; your words stay here.`,
  )
}

/** More where more people are behind one address, and never less. */
const perAddress = (visitors: number): number =>
  Math.max(FEEDBACK_PER_ADDRESS, Math.floor((FEEDBACK_PER_ADDRESS * visitors) / USUAL_VISITORS))
