import type { PreviewMode } from '#shared/preview-mode.ts'

/** How previews come to this browser; none, where something between it and the server lets neither way through. */
export type FoundWay = PreviewMode | 'none'

interface Probes {
  /** Whether something loads from a name below the preview domain; false as soon as it cannot. */
  host(): Promise<boolean>
  /** The same from the second port, which is reached by the name the app itself was. */
  port(): Promise<boolean>
  /** Whether the app itself is answered, and the moment when it is. */
  isServerThere(): Promise<boolean>
  serverThere(): Promise<void>
  now(): number
  rest(milliseconds: number): Promise<void>
}

/** Longer than any name takes to be found on a machine that has time. */
const QUICK_MS = 2_500
const BETWEEN_MS = 1_000
/** A name nobody answers for is given up when the second port would have answered so many times. */
const PATIENCE_MS = 8_000
const PATIENCE_TIMES = 20

/** Neither way is asked more often than this while the server itself answers; a name may still be on its way longer. */
const TRIES = 4
const TRIES_WHILE_PENDING = 10
const RESTED_MS = 500
const RESTED_MAX_MS = 8_000

/**
 * Some browsers and networks do not find names below localhost, or below a domain that exists at home alone. A slow
 * answer is none of these: a name is given up only beside a second port that answers at once.
 */
export async function probeMode(probes: Probes): Promise<FoundWay> {
  const { host, port, now, rest } = probes
  let began = now()
  let isFound: boolean | null = null
  let failures = 0
  let tries = 0
  const ask = () => {
    isFound = null
    began = now()
    return host().then(found => {
      isFound = found
    })
  }
  let asked = ask()
  await Promise.race([asked, rest(QUICK_MS)])
  for (;;) {
    if (isFound === true) return 'host'
    const askedAt = now()
    if (await port()) {
      const patience = Math.max(PATIENCE_MS, PATIENCE_TIMES * (now() - askedAt))
      if (isFound === null && now() - began > patience) return 'port'
      if (isFound === false) {
        // A connection breaks on a busy machine as well; a name that is not found is not found twice.
        failures += 1
        if (failures > 1) return 'port'
        asked = ask()
      }
      await Promise.race([asked, rest(BETWEEN_MS)])
      continue
    }
    failures = 0
    tries = await triedAgain(probes, tries)
    if (tries >= (isFound === null ? TRIES_WHILE_PENDING : TRIES)) return 'none'
    const pause = rest(Math.min(RESTED_MAX_MS, RESTED_MS * 2 ** tries))
    // What failed at once would fail at once again, thousands of times.
    await (isFound === false ? pause : Promise.race([asked, pause]))
    if (isFound === false) asked = ask()
  }
}

/** A server that is away says nothing about the ways to it, so it is waited for, and the tries begin anew. */
async function triedAgain({ isServerThere, serverThere }: Probes, tries: number): Promise<number> {
  if (await isServerThere()) return tries + 1
  await serverThere()
  return 0
}
