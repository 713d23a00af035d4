import type { FigmaFont, FigmaFrame } from '#shared/figma-frame.ts'
import { FIGMA_LIMITS } from './limits.ts'

type Token = NonNullable<FigmaFrame['tokens']>[number]

/** The custom properties of the page that are colours, as they count here: in the dark, those of the dark. */
export function colorTokens(page: Document): Token[] {
  const style = getComputedStyle(page.body)
  const names = new Set([...page.styleSheets].flatMap(sheet => namesIn(sheet)))
  const tokens: Token[] = []
  for (const name of names) {
    if (tokens.length >= FIGMA_LIMITS.tokens) break
    const value = style.getPropertyValue(name).trim()
    if (value.length > 200 || name.length > 200 || !CSS.supports('color', value)) continue
    tokens.push({ name: name.slice(2), value })
  }
  return tokens
}

/** Palettes of libraries stand beside the design's own names, and nobody asked for hundreds of greys. */
const PALETTE = /^--color-[a-z]+-\d{2,3}$/

function namesIn(sheet: CSSStyleSheet): string[] {
  try {
    return [...rulesIn(sheet.cssRules)].flatMap(({ style, selectorText }) =>
      ABOUT_PAGE.test(selectorText)
        ? [...style].filter(name => name.startsWith('--') && !name.startsWith('--tw-') && !PALETTE.test(name))
        : [],
    )
  } catch {
    return [] // A sheet of another host that does not let itself be read.
  }
}

const ABOUT_PAGE = /:root|:host|\.dark|\.light|^html|^body/

function* rulesIn(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    if ('cssRules' in rule) yield* rulesIn(rule.cssRules as CSSRuleList)
  }
}

/** Which typefaces somebody has to have to open this with its own letters. */
export class UsedFonts {
  readonly #fonts = new Map<string, FigmaFont>()

  add({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration): void {
    const family = (fontFamily.split(',')[0] ?? '')
      .trim()
      .replace(/^["']|["']$/g, '')
      .slice(0, 200)
    const style = fontStyle === 'normal' ? 'normal' : 'italic'
    const weight = Number(fontWeight) || 400
    if (family && this.#fonts.size < FIGMA_LIMITS.fonts) {
      this.#fonts.set(`${family}|${weight}|${style}`, { family, weight, style })
    }
  }

  all(): FigmaFont[] {
    return [...this.#fonts.values()]
  }
}
