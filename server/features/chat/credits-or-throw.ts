import type { StartResult } from '#server/generation/run-request.ts'
import type { Credits } from '#shared/credits.ts'
import { AppError } from '#shared/errors.ts'

/** What is left to somebody whose run was taken on. */
export function creditsOrThrow(started: StartResult): Credits {
  if ('error' in started) throw new AppError(started.error)
  return started.credits
}
