/** The faces of a sheet whose family and letters a design uses, as the sheet has them. */
export function usedFaces(sheet: string, texts: readonly string[]): { css: string; file: string }[] {
  const whole = texts.join('\n')
  const letters = new Set([...new Set(whole)].map(letter => letter.codePointAt(0) ?? 0))
  return [...sheet.matchAll(/@font-face\s*\{([^{}]*)\}/g)].flatMap(([css, body = '']) => {
    const family = /font-family:\s*["']?([^"';]+)/.exec(body)?.[1]?.trim()
    const file = /url\(["']?([^"')]+)["']?\)/.exec(body)?.[1]
    const ranges = rangesOf(/unicode-range:\s*([^;]+)/.exec(body)?.[1])
    if (!family || !file || !whole.includes(family)) return []
    const isRead =
      ranges === null ||
      [...letters].some(letter => ranges.some(([from, to]) => letter >= from && letter <= to))
    return isRead ? [{ css, file }] : []
  })
}

/** Null where every letter is meant. */
function rangesOf(css: string | undefined): [number, number][] | null {
  if (!css) return null
  return css.split(',').flatMap((each): [number, number][] => {
    const found = /U\+([\dA-F?]{1,6})(?:-([\dA-F]{1,6}))?/i.exec(each)
    if (!found?.[1]) return []
    const from = Number.parseInt(found[1].replaceAll('?', '0'), 16)
    return [[from, Number.parseInt(found[2] ?? found[1].replaceAll('?', 'F'), 16)]]
  })
}
