import type { PreviewMode } from '#shared/preview-mode.ts'

interface Probes {
  /** Whether something loads from a name below the preview domain; false as soon as it cannot. */
  host(): Promise<boolean>
  /** The same from the second port, which is reached by the name the app itself was. */
  port(): Promise<boolean>
  now(): number
  rest(milliseconds: number): Promise<void>
}

/** Longer than any name takes to be found on a machine that has time. */
const QUICK_MS = 2_500
const BETWEEN_MS = 1_000
/** A name nobody answers for is given up when the second port would have answered so many times. */
const PATIENCE_MS = 8_000
const PATIENCE_TIMES = 20

/**
 * Some browsers and networks do not find names below localhost, or below a domain that exists at home alone. A slow
 * answer is none of these: a name is given up only beside a second port that answers at once.
 */
export async function probeMode({ host, port, now, rest }: Probes): Promise<PreviewMode> {
  let began = now()
  let isFound: boolean | null = null
  let failures = 0
  const ask = () =>
    host().then(found => {
      isFound = found
    })
  let asked = ask()
  await Promise.race([asked, rest(QUICK_MS)])
  for (;;) {
    if (isFound === true) return 'host'
    const askedAt = now()
    const isServerThere = await port()
    const patience = Math.max(PATIENCE_MS, PATIENCE_TIMES * (now() - askedAt))
    if (isServerThere && isFound === null && now() - began > patience) return 'port'
    if (isFound === false) {
      // A connection breaks on a busy machine as well; a name that is not found is not found twice.
      failures = isServerThere ? failures + 1 : 0
      if (failures > 1) return 'port'
      isFound = null
      began = now()
      asked = ask()
    }
    await Promise.race([asked, rest(BETWEEN_MS)])
  }
}
