import { COLOR_PATTERN, hexOf } from '#server/designer/direction/css-colors.ts'
import { fromHex, oklch, toHex } from '#server/designer/direction/oklch.ts'

export interface NamedColors {
  background: string | null
  primary: string | null
  accent: string | null
}

const ABOUT_BACKGROUND =
  /\b(?:backgrounds?|backdrop|canvas|page colou?r|base colou?r|hintergrund|fond|fondo)\b/i
const ABOUT_PARTS =
  /\b(?:components?|buttons?|controls?|elements?|accents?|accented|primary|theme|brand(?:ed| colou?rs?)?|interface|ui|details?|highlights?|colou?rs?|colou?red|palette|visuals|blocks|tones?|scheme|farbe|couleur)\b/i
/** Foods, plants and metals that are colours only where colours are spoken of. */
const AMBIGUOUS =
  /^(?:chocolate|wheat|tomato|salmon|lime|mint|peach|plum|olive|orange|gold|golden ?rod|silver|snow|linen|coral|orchid|lavender|rose|sage|sand|mustard|cream|copper|bronze|amber|charcoal|sky|forest|slate|tan|ivory|honeydew|corn ?silk|seashell|thistle|bisque|peru|sienna|aqua|azure|violet|indigo|rust)$/i

/** Colours by name or hex, and what each is for: "white background, navy components". */
export function readColors(prompt: string): NamedColors {
  const found: NamedColors = { background: null, primary: null, accent: null }
  const hasColorTalk = ABOUT_BACKGROUND.test(prompt) || /\b(?:colou?r|accent|palette|theme)/i.test(prompt)
  for (const clause of clausesOf(prompt)) {
    const names = [...clause.matchAll(COLOR_PATTERN)].map(match => match[0])
    const isBackground = ABOUT_BACKGROUND.test(clause)
    const isParts = ABOUT_PARTS.test(clause)
    const isAlone = ALONE.test(clause)
    for (const name of names) {
      const hex = shadeOf(clause, name)
      const isSure = isBackground || isParts || name.startsWith('#') || (isAlone && !AMBIGUOUS.test(name))
      if (!hex || (!isSure && (AMBIGUOUS.test(name) || !hasColorTalk)) || isAboutSomethingElse(clause, name))
        continue
      const isSoft = isAlone && SOFTLY.test(clause)
      put(found, isSoft ? softened(hex) : hex, isBackground)
      if (isSoft) found.background ??= tintOf(hex)
    }
  }
  return found
}

/** A clause that is nothing but a colour speaks of the page: ", soft pink, with …", "black and white". */
const SHADE = 'soft|light|pale|pastel|baby|deep|dark|rich|bright|warm|cool|muted'
const ALONE = new RegExp(
  `^\\s*(?:in |all |mostly |use )?(?:(?:${SHADE})[\\s-]+)*(?:${COLOR_PATTERN.source})(?:ish)?[\\s.!]*$`,
  'i',
)
const SOFTLY = /\b(?:soft|light|pale|pastel|baby)\b/i

/** The same hue, lighter and quieter. */
function softened(hex: string): string {
  const color = fromHex(hex)
  return color ? toHex(oklch(Math.max(0.74, color.l), Math.min(color.c, 0.12), color.h)) : hex
}

/** A page that is coloured softly has a breath of the colour in its paper. */
function tintOf(hex: string): string | null {
  const color = fromHex(hex)
  return color && toHex(oklch(0.968, Math.min(color.c, 0.022), color.h))
}

/** "deep navy to violet background": where it ends. */
export function readGradientEnd(prompt: string): string | null {
  const color = COLOR_PATTERN.source
  const found = new RegExp(
    `(?:${color})[\\s-]+(?:to|into)[\\s-]+(?:(?:${SHADE})\\s+)*(${color})\\s+(?:background|backdrop|gradient)`,
    'i',
  ).exec(prompt)?.[1]
  return found ? hexOf(found) : null
}

/** "soft gray" is paler and "deep navy" darker than the bare name. */
function shadeOf(clause: string, name: string): string | null {
  const hex = hexOf(name)
  const color = hex ? fromHex(hex) : null
  if (!hex || !color || name.startsWith('#')) return hex
  const before = clause.slice(0, clause.toLowerCase().indexOf(name.toLowerCase()))
  const isBackground = ABOUT_BACKGROUND.test(clause)
  if (/\b(?:soft|light|pale|subtle|warm light)[\s-]*$/i.test(before) && isBackground && color.l < 0.9) {
    return toHex(oklch(0.955, Math.min(color.c, 0.025), color.h))
  }
  if (/\b(?:deep|dark|rich)[\s-]*$/i.test(before) && color.l > 0.25) {
    return toHex(oklch(Math.max(0.22, color.l - 0.14), Math.min(color.c, 0.1), color.h))
  }
  return hex
}

function put(found: NamedColors, hex: string, isBackground: boolean): void {
  const isPale = (fromHex(hex)?.c ?? 0) < 0.05 && (fromHex(hex)?.l ?? 0) > 0.9
  if (isBackground && !found.background) found.background = hex
  else if (isPale && !found.background && !isBackground) found.background = hex
  else if (!found.primary && hex !== found.background) found.primary = hex
  else if (!found.accent && hex !== found.background && hex !== found.primary) found.accent = hex
}

/** "white cards", "green energy" and the like are not the colours of the page. */
function isAboutSomethingElse(clause: string, name: string): boolean {
  const after = clause.slice(clause.toLowerCase().indexOf(name.toLowerCase()) + name.length)
  return /^[\s-]+(?:cards?|space|paper|label|badge|tea|energy|juice|wine|house|list|board|collar|bread|flour|hour|deal|text)\b/i.test(
    after,
  )
}

/** Clauses that speak of one thing: a lone colour before "and" keeps company with the next. */
function clausesOf(prompt: string): string[] {
  const sentences = prompt.split(/[.;\n]+(?:\s|$)|;/)
  return sentences.flatMap(sentence => {
    const parts = sentence.split(/,|\band\b|\bwith\b|\bplus\b|\bund\b|\bet\b|\by\b/i)
    return parts.map((part, at) => {
      const isBare = new RegExp(`^\\s*(?:${COLOR_PATTERN.source})\\s*$`, 'i').test(part)
      return isBare ? `${part} ${roleWordOf(parts[at + 1] ?? '')}` : part
    })
  })
}

/** In "teal and amber accents" the first colour is an accent too. */
function roleWordOf(next: string): string {
  if (ABOUT_PARTS.test(next) && !ABOUT_BACKGROUND.test(next)) return 'accent'
  return ''
}

/** Whether a dark page was asked for, by word or by the colour of its background. */
export function wantsDark(prompt: string, background: string | null): boolean {
  const color = background ? fromHex(background) : null
  if (color) return color.l < 0.45
  if (/\blight (?:mode|theme|background|ui)\b/i.test(prompt)) return false
  const isAboutTheme =
    /\b(?:dark[\s-]+(?:mode|theme|ui|background|surfaces?|design|look|interface|dashboard|page|site|landing|version)|(?:dense|deep|mostly|near|moody) dark|in dark|dark and|near-black|midnight look|on black|dunkel\w*|sombre|oscuro)\b|,\s*dark\s*(?:[.,!]|$)|\w\s+dark\s*[.!]?$/i
  return (
    isAboutTheme.test(prompt) ||
    /(?:^\s*|\b(?:an?|the|make|design|create|build)\s+)dark,? (?!blue|green|red|orange|cyan|gr[ae]y|slate|roast|chocolate|horse|brown|purple|pink|teal|navy)/i.test(
      prompt,
    )
  )
}
