import { HOST_NAME } from '#server/features/code-host/host-api.ts'
import { logError } from '#server/logs/log-error.ts'
import { OutsideError, type OutsideFault } from '#server/outside/outside-fetch.ts'
import { AppError } from '#shared/errors.ts'

/** Nothing is lost by any of them, and each may be tried again. */
const WORDS: Record<OutsideFault, string> = {
  unreachable: `${HOST_NAME} cannot be reached right now. Nothing was lost. Try again in a moment.`,
  timeout: `${HOST_NAME} did not answer in time. Nothing was lost. Try again in a moment.`,
  refused: `${HOST_NAME} does not let this app in: it was uninstalled or suspended, or may not write there. Nothing was lost.`,
  notFound: `${HOST_NAME} does not have this repository (any more), or does not show it to this app. Nothing was lost.`,
  limited: `${HOST_NAME} takes no more requests for a while. Nothing was lost. Try again in some minutes.`,
  conflict: `${HOST_NAME} had something against it. Nothing was lost. Try again in a moment.`,
  broken: `${HOST_NAME} did not answer as it should. Nothing was lost. Try again in a moment.`,
}

/** What went wrong with the host, as a sentence for a person; anything else is thrown as it is. */
export function inHostWords(error: unknown): never {
  if (!(error instanceof OutsideError)) throw error
  logError('the code host', error)
  throw new AppError('host_failed', WORDS[error.fault])
}
