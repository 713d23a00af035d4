import type { ProviderRequest } from './wires/wire.ts'

/** How many characters at the beginning of a request are those of the one before: what a cache could keep. */
export function samePrefix(before: ProviderRequest, now: ProviderRequest): number {
  const [a, b] = [written(before), written(now)]
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  return same
}

/** A picture costs about a thousand tokens, however long its bytes are as a text. */
const PICTURE_CHARACTERS = 4_000

/** In the order in which providers read it. */
export const written = ({ tools, messages, images }: ProviderRequest): string =>
  JSON.stringify([tools, messages], (_, value: unknown) =>
    typeof value === 'string' && images.some(image => value.endsWith(image))
      ? value.slice(0, PICTURE_CHARACTERS)
      : value,
  )
