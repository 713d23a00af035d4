/** A text as numbers: characters, or what stands for them. */
export type Codes = Uint16Array

export function codesOf(text: string): Codes {
  const codes = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at)
  return codes
}

/**
 * Where one text stands in another, overlapping places too; no more than `most` of those that count. By Knuth, Morris and Pratt: `indexOf`
 * takes the product of both lengths for texts made to be slow.
 */
export function placesOf(
  text: Codes,
  wanted: Codes,
  most: number,
  isPlace: (at: number) => boolean = () => true,
): number[] {
  const found: number[] = []
  if (wanted.length === 0 || wanted.length > text.length) return found
  const fallback = fallbacks(wanted)
  let matched = 0
  for (let at = 0; at < text.length; at++) {
    while (matched > 0 && text[at] !== wanted[matched]) matched = fallback[matched - 1] ?? 0
    if (text[at] === wanted[matched]) matched++
    if (matched < wanted.length) continue
    if (isPlace(at - matched + 1) && found.push(at - matched + 1) >= most) break
    matched = fallback[matched - 1] ?? 0
  }
  return found
}

/** For every beginning of the text the longest shorter beginning that it ends with. */
function fallbacks(wanted: Codes): Int32Array {
  const lengths = new Int32Array(wanted.length)
  let length = 0
  for (let at = 1; at < wanted.length; at++) {
    while (length > 0 && wanted[at] !== wanted[length]) length = lengths[length - 1] ?? 0
    if (wanted[at] === wanted[length]) length++
    lengths[at] = length
  }
  return lengths
}
