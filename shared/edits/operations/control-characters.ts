/** Control characters but those of layout, half a surrogate pair, the mark of a character that was lost. */
const NOISE = /[^\P{Cc}\t\n\r\f]|\p{Cs}|\ufffd/u

/** Where a text has a character that no text has; null when nowhere. */
export function controlCharactersIn(text: string): number | null {
  const at = text.search(NOISE)
  return at < 0 ? null : at
}
