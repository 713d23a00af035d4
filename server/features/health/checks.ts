import type { Bindings } from '#server/bindings.ts'
import { compilerAnswers } from '#server/compiler/ask-compiler.ts'
import { findOldestUntold } from '#server/events/events-queries.ts'
import type { Checks } from '#shared/api/health.ts'

/** A room is told at once, and after a minute at most where it could not be: what waits longer is stuck. */
const STUCK_MS = 5 * 60_000
const ANSWER_MS = 5_000
/** Anybody may ask, as often as rates allow; what was true two seconds ago is told again. */
const FRESH_MS = 2_000

let last: { env: Bindings; at: number; checks: Checks } | null = null

/** Asks every part that the server cannot do without. */
export async function checkParts(env: Bindings): Promise<Checks> {
  const now = Date.now()
  if (last?.env === env && now - last.at < FRESH_MS) return last.checks
  const [database, storage, compiler, outbox] = await Promise.all([
    works(() => env.DB.prepare('select 1').first()),
    works(() => env.FILES.head('health')),
    works(async () => {
      if (!(await compilerAnswers(env))) throw new Error('no answer')
    }),
    works(async () => {
      const oldest = await findOldestUntold(env.DB)
      if (oldest && now - oldest.getTime() > STUCK_MS) throw new Error('stuck')
    }),
  ])
  last = { env, at: now, checks: { database, storage, compiler, outbox } }
  return last.checks
}

async function works(look: () => Promise<unknown>): Promise<'ok' | 'failing'> {
  const { signal, end } = lateness()
  const found = look().then(
    () => 'ok' as const,
    () => 'failing' as const,
  )
  try {
    return await Promise.race([found, signal])
  } finally {
    end()
  }
}

function lateness(): { signal: Promise<'failing'>; end(): void } {
  let end = () => {}
  const signal = new Promise<'failing'>(done => {
    const timer = setTimeout(() => done('failing'), ANSWER_MS)
    end = () => clearTimeout(timer)
  })
  return { signal, end: () => end() }
}
