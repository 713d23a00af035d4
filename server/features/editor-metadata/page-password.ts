import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { networkOf } from '#server/auth/sign-in-tries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import { findPagePassword } from '#server/features/editor-metadata/metadata-queries.ts'
import {
  countVisitor,
  forgetCount,
  forgetOldCounts,
} from '#server/features/editor-metadata/visitor-counts-queries.ts'
import { seal, unseal } from '#server/outside/signed-token.ts'
import { addressOf, checkLimit } from '#server/serve.ts'
import { PAGE_PASSWORD_TRIES, PAGE_PASSWORD_TRIES_MS, PAGE_UNLOCKED_MS } from '#shared/page-password.ts'

const PURPOSE = 'page password'
const COOKIE = '__Host-maquette_unlocked'

/** Hashing takes 80 ms of the one thread. */
export const hashPagePassword = hashPassword

type Tried = 'right' | 'wrong' | { waitMs: number }

/** Counts the try as a wrong one before the password is looked at, so that many at once count as many. */
export async function tryPagePassword(
  env: Bindings,
  request: Request,
  patternId: string,
  password: string,
): Promise<Tried> {
  const hash = await findPagePassword(env.DB, patternId)
  if (hash === null) return 'right'
  await forgetOldCounts(env.DB)
  const key = await digest(JSON.stringify([PURPOSE, patternId, networkOf(addressOf(request))]))
  const waitMs = await countVisitor(env.DB, key, {
    count: PAGE_PASSWORD_TRIES,
    spanMs: PAGE_PASSWORD_TRIES_MS,
  })
  if (waitMs > 0) return { waitMs }
  // Guesses at pages use up a share of their own, and hold up nobody who logs in.
  await checkLimit(env.HASHING_LIMIT, PURPOSE)
  if (!(await verifyPassword({ hash, password }))) return 'wrong'
  await forgetCount(env.DB, key)
  return 'right'
}

/** What opens the pages of a design for twelve hours, or until its password is another one. */
export async function unlockingCookie(env: Bindings, patternId: string): Promise<string> {
  const hash = await findPagePassword(env.DB, patternId)
  const sealed = await seal(
    PURPOSE,
    [patternId, await digest(hash ?? '')],
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
  return opened.fields[1] === (await digest((await findPagePassword(env.DB, patternId)) ?? ''))
}
