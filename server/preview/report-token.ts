import { seal, unseal } from '#server/outside/signed-token.ts'
import { newId } from '#shared/ids.ts'

const LOOKER = 'looker'
const REPORT = 'report'
const LOOKER_MS = 12 * 60 * 60_000
const REPORT_MS = 30 * 60_000

/** Who looks, for the address of a version's page; it lets nobody in. */
export const sealLooker = (patternId: string, userId: string, secret: string): Promise<string> =>
  seal(LOOKER, [patternId, userId], Date.now() + LOOKER_MS, secret)

export async function openLooker(sealed: string, patternId: string, secret: string): Promise<string | null> {
  const [id, userId] = (await unseal(LOOKER, sealed, secret))?.fields ?? []
  return id === patternId && userId ? userId : null
}

/** For one load of one version by one person: what was seen of it can be told once with this. */
export const sealReport = (artifactId: string, userId: string, secret: string): Promise<string> =>
  seal(REPORT, [artifactId, userId, newId()], Date.now() + REPORT_MS, secret)

/** The name of the load; null when it is none of this person's loads of this version. */
export async function openReport(
  sealed: string,
  { artifactId, userId }: { artifactId: string; userId: string },
  secret: string,
): Promise<string | null> {
  const [artifact, user, load] = (await unseal(REPORT, sealed, secret))?.fields ?? []
  return artifact === artifactId && user === userId && load ? load : null
}
