/** Code of the usual tokenizers has 3 to 4 bytes a token; counting low keeps a prompt inside the window. */
export const BYTES_PER_TOKEN = 3

/** What a picture takes at most, of those that are not scaled down first. */
export const PICTURE_TOKENS = 1_600

const encoder = new TextEncoder()

export const tokensOf = (text: string): number => Math.ceil(encoder.encode(text).length / BYTES_PER_TOKEN)

/** As many whole lines as fit. */
export function fittingLines(lines: readonly string[], tokens: number): string[] {
  const kept: string[] = []
  let left = tokens
  for (const line of lines) {
    left -= tokensOf(`${line}\n`)
    if (left < 0) break
    kept.push(line)
  }
  return kept
}
