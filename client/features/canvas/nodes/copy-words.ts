import { versionLabel } from '#shared/artifacts.ts'
import type { Copy } from '#shared/canvas.ts'

/** Of which version a card is a copy, or began as one; null for what began on the board. */
export function copyWords(copy: Copy | undefined, artifactId: string | null): string | null {
  if (!copy) return null
  const isSame = copy.artifactId === artifactId
  if (!copy.of) return isSame ? 'a copy' : 'began as a copy'
  const origin = `${versionLabel(copy.of.version)} of ${copy.of.name}`
  return isSame ? `a copy of ${origin}` : `began as ${origin}`
}
