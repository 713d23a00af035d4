import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import { findPagePassword } from '#server/features/editor-metadata/metadata-queries.ts'
import { seal, unseal } from '#server/outside/signed-token.ts'
import { cookieOf, networkOfVisitor, visitorKey } from '#server/preview/visitor.ts'
import {
  countUnder,
  countVisitor,
  isCounted,
  type Limit,
  takeBack,
} from '#server/preview/visitor-counts-queries.ts'
import { PAGE_PASSWORD_TRIES, PAGE_PASSWORD_TRIES_MS, PAGE_UNLOCKED_MS } from '#shared/page-password.ts'

const PURPOSE = 'page password'
const COOKIE = '__Host-maquette_unlocked'
const MINUTE_MS = 60_000
/** Tries a minute at one design by networks that were never let in: a third of what all such tries may be. */
const STRANGERS_PER_DESIGN = 100
/** A network that gave the right password is no stranger to the design for so long. */
const KNOWN_FOR_MS = 30 * 24 * 60 * MINUTE_MS

/** Hashing takes 80 ms of the one thread. */
export const hashPagePassword = hashPassword

/** `opens` is the hash that the password was right for; null where the pages have no password any more. */
type Tried = { opens: string | null } | 'wrong' | { waitMs: number }

/** Counts the try as a wrong one before the password is looked at, so that many at once count as many. */
export async function tryPagePassword(
  env: Bindings,
  request: Request,
  patternId: string,
  password: string,
): Promise<Tried> {
  const hash = await findPagePassword(env.DB, patternId)
  if (hash === null) return { opens: null }
  const keys = await keysOf(env, patternId, networkOfVisitor(request))
  const waitMs = await countTry(env, keys)
  if (waitMs > 0) return { waitMs }
  if (!(await verifyPassword({ hash, password }))) return 'wrong'
  await takeBack(env.DB, [{ key: keys.wrong }])
  await countVisitor(env.DB, keys.known, { count: 1, spanMs: KNOWN_FOR_MS })
  return { opens: hash }
}

async function keysOf(env: Bindings, patternId: string, network: string) {
  const key = (...parts: string[]) => visitorKey(env, PURPOSE, ...parts)
  return {
    wrong: await key(patternId, network),
    network: await key('tries of', network),
    known: await key('known', patternId, network),
    design: await key('strangers', patternId),
  }
}

/** How long to wait, else 0. What may not be tried was no wrong try. */
async function countTry(
  env: Bindings,
  keys: { wrong: string; network: string; known: string; design: string },
): Promise<number> {
  const { VISITORS_PER_ADDRESS } = settingsOf(env)
  const isKnown = await isCounted(env.DB, keys.known)
  const limits: Limit[] = [
    { key: keys.wrong, count: PAGE_PASSWORD_TRIES, spanMs: PAGE_PASSWORD_TRIES_MS },
    // Right tries cost as much: a school behind one address is not held up, and nobody hashes without end.
    { key: keys.network, count: VISITORS_PER_ADDRESS, spanMs: PAGE_PASSWORD_TRIES_MS },
  ]
  if (!isKnown) limits.push({ key: keys.design, count: STRANGERS_PER_DESIGN, spanMs: MINUTE_MS })
  const refused = await countUnder(env.DB, limits)
  if (refused) return refused.waitMs
  // The last resort. Guesses at pages hold up nobody who logs in, and strangers nobody who was let in before.
  const { success } = await env.HASHING_LIMIT.limit({
    key: `${PURPOSE} of ${isKnown ? 'known' : 'strangers'}`,
  })
  if (success) return 0
  await takeBack(env.DB, limits)
  return MINUTE_MS
}

/** What opens the pages of a design for twelve hours, or until its password is another one than this hash is of. */
export async function unlockingCookie(env: Bindings, patternId: string, hash: string): Promise<string> {
  const sealed = await seal(
    PURPOSE,
    [patternId, await digest(hash)],
    Date.now() + PAGE_UNLOCKED_MS,
    settingsOf(env).AUTH_SECRET,
  )
  // Partitioned: a page may stand in a frame of the app, which is another site. Browsers take "Secure" on localhost.
  return `${COOKIE}=${sealed}; Path=/; Max-Age=${PAGE_UNLOCKED_MS / 1_000}; Secure; HttpOnly; SameSite=None; Partitioned`
}

/** Whether whoever asks has given the password that the design has now. */
export async function isUnlocked(env: Bindings, request: Request, patternId: string): Promise<boolean> {
  const sealed = cookieOf(request, COOKIE)
  if (!sealed) return false
  const opened = await unseal(PURPOSE, sealed, settingsOf(env).AUTH_SECRET)
  if (opened?.fields[0] !== patternId) return false
  const hash = await findPagePassword(env.DB, patternId)
  return hash !== null && opened.fields[1] === (await digest(hash))
}
