import { pictureOf } from './picture.ts'

/** What browsers draw in one canvas, and in one page of a PDF. */
const SIDE_MAX = 16_000
const CHARACTERS_MAX = 30_000_000

/** The whole page as a PNG, pixel by pixel; smaller where it is longer than a picture may be. */
export function wholePage(): Promise<string | null> {
  const { clientWidth: width, scrollHeight } = document.documentElement
  const height = Math.max(scrollHeight, innerHeight)
  const targetWidth = Math.max(1, Math.floor(width * Math.min(1, SIDE_MAX / height)))
  scrollTo(0, 0)
  return pictureOf(document.body, {
    width,
    height,
    targetWidth,
    maxCharacters: CHARACTERS_MAX,
    type: 'image/png',
  })
}

/** The browser's own print of the page, as wide as it is shown and in one piece, in its own colours. */
export function printPage(): void {
  const { clientWidth: width, scrollHeight } = document.documentElement
  const height = Math.min(SIDE_MAX, Math.max(scrollHeight, innerHeight)) + 1
  const style = document.createElement('style')
  style.textContent = `@page{size:${width}px ${height}px;margin:0}*{-webkit-print-color-adjust:exact!important;print-color-adjust:exact!important}`
  document.head.append(style)
  const restore = heldAtThisWidth([...document.styleSheets].flatMap(rulesOf))
  try {
    print()
  } finally {
    restore()
    style.remove()
  }
}

/**
 * Browsers ask the paper of the printer how wide a page is, whatever `@page` says, so a wide page would be printed as a
 * narrow one: what its sheets say of this width holds meanwhile.
 */
function heldAtThisWidth(rules: readonly CSSRule[]): () => void {
  const held: [rule: CSSMediaRule, text: string][] = []
  const hold = (rule: CSSRule) => {
    if (rule instanceof CSSMediaRule) {
      const text = rule.media.mediaText
      if (/width|height/.test(text) && !/\b(?:print|screen)\b/.test(text)) {
        held.push([rule, text])
        rule.media.mediaText = matchMedia(text).matches ? 'all' : 'not all'
      }
    }
    if ('cssRules' in rule) for (const inner of (rule as CSSGroupingRule).cssRules) hold(inner)
  }
  for (const rule of rules) hold(rule)
  return () => {
    for (const [rule, text] of held) rule.media.mediaText = text
  }
}

/** None where the sheet is another origin's. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
