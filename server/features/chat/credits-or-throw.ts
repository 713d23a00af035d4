import type { StartResult } from '#server/generation/run-request.ts'
import type { Credits } from '#shared/credits.ts'
import { AppError } from '#shared/errors.ts'

/** What is left to somebody whose run was taken on. */
export function creditsOrThrow(started: StartResult): Credits {
  if ('error' in started) throw new AppError(started.error)
  return started.credits
}

/** The same, and whether it waits for its turn. */
export const startedOrThrow = (started: StartResult): Credits & { isQueued?: true } => ({
  ...creditsOrThrow(started),
  ...('isQueued' in started ? { isQueued: true as const } : {}),
})
