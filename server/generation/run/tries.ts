import type { StoredRun } from '#server/generation/run/runs-store.ts'
import { FREE_RETRIES_MAX } from '#shared/credits.ts'

/** What is given for nothing has an end; with a key that is not the server's its account pays for every try. */
export const hasTryLeft = ({ request, attempt }: Pick<StoredRun, 'request' | 'attempt'>): boolean =>
  request.isOwnModel || attempt < FREE_RETRIES_MAX
