import { HOST_NAME } from '#server/features/code-host/host-api.ts'
import { inHostWords } from '#server/features/code-host/host-words.ts'
import { CODE_HOST_TIMEOUT_MS } from '#shared/code-host.ts'
import { AppError } from '#shared/errors.ts'

/** So that the words are there when the time is over. */
const MARGIN_MS = 2_000

/** Work with the host that ends in time, whatever hangs; what went wrong there is told in words. */
export async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(CODE_HOST_TIMEOUT_MS - MARGIN_MS)
  const over = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new AppError('host_failed', OVER))),
  )
  try {
    return await Promise.race([work(signal), over])
  } catch (error) {
    return inHostWords(error)
  }
}

const OVER = `${HOST_NAME} did not answer within ${CODE_HOST_TIMEOUT_MS / 1_000} seconds. Nothing was lost: what it has taken is known at the next try.`
