import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { networkOf } from '#server/auth/sign-in-tries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import { findPagePassword } from '#server/features/editor-metadata/metadata-queries.ts'
import {
  countVisitor,
  forgetOldCounts,
  isCounted,
  type Most,
  takeBackCount,
} from '#server/features/editor-metadata/visitor-counts-queries.ts'
import { seal, unseal } from '#server/outside/signed-token.ts'
import { addressOf } from '#server/serve.ts'
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
  await forgetOldCounts(env.DB)
  const keys = await keysOf(patternId, networkOf(addressOf(request)))
  const waitMs = await countTry(env, keys)
  if (waitMs > 0) return { waitMs }
  if (!(await verifyPassword({ hash, password }))) return 'wrong'
  await takeBackCount(env.DB, keys.wrong)
  await countVisitor(env.DB, keys.known, { count: 1, spanMs: KNOWN_FOR_MS })
  return { opens: hash }
}

/** Digests: the table tells nobody who was where. */
async function keysOf(patternId: string, network: string) {
  const key = (...parts: string[]) => digest(JSON.stringify([PURPOSE, ...parts]))
  return {
    wrong: await key(patternId, network),
    network: await key('tries of', network),
    known: await key('known', patternId, network),
    design: await key('strangers', patternId),
  }
}

/**
 * How long to wait, else 0: the nearest limit is asked first, so nobody uses up what is there for all before their own
 * share. What may not be tried was no wrong try.
 */
async function countTry(
  env: Bindings,
  keys: { wrong: string; network: string; known: string; design: string },
): Promise<number> {
  const { VISITORS_PER_ADDRESS } = settingsOf(env)
  const isKnown = await isCounted(env.DB, keys.known)
  const limits: [key: string, most: Most][] = [
    [keys.wrong, { count: PAGE_PASSWORD_TRIES, spanMs: PAGE_PASSWORD_TRIES_MS }],
    // Right tries cost as much: a school behind one address is not held up, and nobody hashes without end.
    [keys.network, { count: VISITORS_PER_ADDRESS, spanMs: PAGE_PASSWORD_TRIES_MS }],
  ]
  if (!isKnown) limits.push([keys.design, { count: STRANGERS_PER_DESIGN, spanMs: MINUTE_MS }])
  for (const [at, [key, most]] of limits.entries()) {
    const waitMs = await countVisitor(env.DB, key, most)
    if (waitMs === 0) continue
    await takeBack(env, limits.slice(0, at))
    return waitMs
  }
  // The last resort. Guesses at pages hold up nobody who logs in, and strangers nobody who was let in before.
  const { success } = await env.HASHING_LIMIT.limit({
    key: `${PURPOSE} of ${isKnown ? 'known' : 'strangers'}`,
  })
  if (success) return 0
  await takeBack(env, limits)
  return MINUTE_MS
}

async function takeBack(env: Bindings, counted: [key: string, most: Most][]): Promise<void> {
  for (const [key] of counted) await takeBackCount(env.DB, key)
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
  const sealed = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  if (!sealed) return false
  const opened = await unseal(PURPOSE, sealed, settingsOf(env).AUTH_SECRET)
  if (opened?.fields[0] !== patternId) return false
  const hash = await findPagePassword(env.DB, patternId)
  return hash !== null && opened.fields[1] === (await digest(hash))
}
