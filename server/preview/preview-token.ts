import { seal, unseal } from '#server/outside/signed-token.ts'

const PURPOSE = 'preview'

/** What a preview host may know: this person may look at this design until then. */
export interface PreviewPass {
  patternId: string
  /** The person's id; empty for somebody who is not signed in. */
  userId: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** `patternId.userId.expiresAt.signature`, signed with the server's secret. */
export const sealPass = ({ patternId, userId, expiresAt }: PreviewPass, secret: string): Promise<string> =>
  seal(PURPOSE, [patternId, userId], expiresAt, secret)

/** Null when it is forged, malformed, over, or for another design. */
export async function openPass(
  sealed: string,
  patternId: string,
  secret: string,
): Promise<PreviewPass | null> {
  const opened = await unseal(PURPOSE, sealed, secret)
  const [id, userId = ''] = opened?.fields ?? []
  return opened && id === patternId ? { patternId, userId, expiresAt: opened.expiresAt } : null
}
