import type { ProviderRequest } from './wires/wire.ts'

/** How many characters at the beginning of a request are those of the one before: what a cache could keep. */
export function samePrefix(before: ProviderRequest, now: ProviderRequest): number {
  const [a, b] = [written(before), written(now)]
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  return same
}

/** In the order in which providers read it. */
export const written = ({ tools, messages }: ProviderRequest): string => JSON.stringify([tools, messages])
