import type { ActInput } from '#shared/acts/act.ts'
import { isCssColor } from '#shared/acts/css-colors.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { THEME_FONTS } from '#shared/theme-fonts.ts'
import { RADIUS_MAX, readThemeLook } from '#shared/theme-look.ts'
import { isDarkFirst } from '#shared/theme-scheme.ts'

/** What is to be done to the look of one element. */
export type LookChange =
  | { act: 'setColor'; color: string }
  | { act: 'setSize' | 'setSpacing'; to: 'less' | 'more' | number }
  | {
      act: 'align'
      weight?: 'light' | 'normal' | 'medium' | 'semibold' | 'bold'
      to?: 'left' | 'center' | 'right'
    }

const LOOKS: Record<string, LookChange> = {
  ...each('bigger larger', { act: 'setSize', to: 'more' }),
  ...each('smaller', { act: 'setSize', to: 'less' }),
  ...each('roomier', { act: 'setSpacing', to: 'more' }),
  ...each('tighter', { act: 'setSpacing', to: 'less' }),
  ...each('bold bolder', { act: 'align', weight: 'bold' }),
  semibold: { act: 'align', weight: 'semibold' },
  ...each('left left-aligned', { act: 'align', to: 'left' }),
  ...each('center centre centered centred', { act: 'align', to: 'center' }),
  ...each('right right-aligned', { act: 'align', to: 'right' }),
}
const TOKENS = /^(?:primary|secondary|muted|accent|destructive|foreground)(?:-foreground)?$/
const PALETTE = /^[a-z]{3,7}-(?:50|[1-9]00|950)$/

function each(words: string, change: LookChange): Record<string, LookChange> {
  return Object.fromEntries(words.split(' ').map(word => [word, change]))
}

/** One word or number that says a look, and nothing else. */
export function lookIn(phrase: string): LookChange | null {
  const word = phrase
    .toLowerCase()
    .replace(/^(?:a bit|a little|slightly|much) /, '')
    .trim()
  if (Object.hasOwn(LOOKS, word)) return LOOKS[word] ?? null
  const color = colorIn(word)
  return color ? { act: 'setColor', color } : null
}

export function colorIn(phrase: string): string | null {
  const said = phrase
    .toLowerCase()
    .trim()
    .replace(/ colou?r$/, '')
  // "dark green" is one of CSS without its blank.
  const word = /^(?:dark|light|deep) ?\p{L}+$/u.test(said) ? said.replace(' ', '') : said
  return isCssColor(word) || TOKENS.test(word) || PALETTE.test(word) ? word : null
}

const WHOLE =
  /^(?:|it|everything|(?:the |this |my |our )?(?:whole |entire )?(?:page|site|website|design|layout|app|dashboard|theme|mode|colou?r scheme))$/
const SCHEME =
  /^(?:to )?(?:the |a )?(dark|light)(?: (?:mode|theme|version|look|colou?r scheme))?(?: by default)?$/

/** What is to be done to the theme: which thing of it, and what that becomes. */
export function themeIn(
  files: readonly SourceFile[],
  thing: string,
  value: string,
): { act: ActInput; says: string } | null {
  const name = thing.toLowerCase().trim()
  const wanted = value.toLowerCase().trim()
  const css = files.find(file => file.name === THEME_FILE)?.code ?? ''
  const scheme = SCHEME.exec(wanted)?.[1]
  if (WHOLE.test(name) && (scheme === 'dark' || (scheme === 'light' && isDarkFirst(css))))
    return {
      act: { act: 'setTheme', scheme },
      says: `The ${scheme} side of the theme is the one people see now`,
    }
  const bare = wanted.replace(/^(?:the )?(?:font|typeface) | (?:font|typeface)$/g, '')
  const font = THEME_FONTS.find(({ label }) => label.toLowerCase() === bare)
  if (font && (WHOLE.test(name) || /^(?:the |its |my |our )?(?:main )?(?:font|typeface)$/.test(name)))
    return { act: { act: 'setTheme', font: font.label }, says: `Changed the font to ${font.label}` }
  const color = isCssColor(wanted) ? wanted : colorIn(wanted)
  if (
    /^(?:the |its |my |our )?(?:main|accent|primary|brand|theme) colou?r$/.test(name) &&
    color &&
    isCssColor(color)
  )
    return { act: { act: 'setTheme', color }, says: `Changed the main colour to ${color}` }
  if (/^(?:the |all )?corners?$|^(?:the )?(?:corner |border )?radius$/.test(name)) {
    const radius = radiusIn(wanted, readThemeLook(css).radius ?? 0)
    return radius === null
      ? null
      : { act: { act: 'setTheme', radius }, says: `Changed the corners to ${radius} px` }
  }
  if (!WHOLE.test(name)) return null
  const density =
    wanted === 'more compact' || wanted === 'denser' ? 'compact' : wanted === 'roomier' ? 'roomy' : null
  return density && { act: { act: 'setTheme', density }, says: `Made the whole design ${density}` }
}

function radiusIn(wanted: string, now: number): number | null {
  if (wanted === 'square' || wanted === 'sharp') return 0
  if (wanted === 'rounder' || wanted === 'more rounded') return Math.min(RADIUS_MAX, now + 6)
  const pixels = /^(\d{1,2}) ?(?:px|pixels)?$/.exec(wanted)?.[1]
  return pixels && Number(pixels) <= RADIUS_MAX ? Number(pixels) : null
}
