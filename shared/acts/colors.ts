import type { ActOf } from '#shared/acts/act.ts'
import { isCssColor } from '#shared/acts/css-colors.ts'
import { because, type Made } from '#shared/acts/made.ts'
import { COMPUTED, type Look, restyle } from '#shared/acts/styling.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { readDeclared, readToken } from '#shared/edits/theme/tokens.ts'

/** Gives text or ground a colour: a token where the theme has one, else the colour itself. */
export function setColor(
  files: readonly SourceFile[],
  look: Look,
  { of, color }: Pick<ActOf<'setColor'>, 'of' | 'color'>,
): Made {
  const theme = files.find(({ name }) => name === THEME_FILE)?.code ?? ''
  const token = tokenFor(theme, color, look.isTailwind)
  const isPalette = PALETTE.test(color)
  if (!token && !isPalette && !isCssColor(color)) return because(`“${color}” is not a colour of this design.`)
  const names = of === 'text' ? ['color'] : ['background', 'backgroundColor', 'backgroundImage']
  const isStyled = names.some(name => name in look.style)
  if (!look.isTailwind || isStyled) {
    if (isPalette && !token) return because('This design has no colours of Tailwind; give the colour itself.')
    if (names.some(name => look.style[name] === COMPUTED))
      return because('The colour of this element is worked out by the code.')
    const [home = 'color', ...others] = names
    const kept = names.find(name => name in look.style && name !== 'backgroundImage') ?? home
    const unset = [home, ...others].filter(name => name !== kept && name in look.style)
    return restyle(files, look, { set: { [kept]: token ? `var(--${token})` : color }, unset })
  }
  const prefix = of === 'text' ? 'text' : 'bg'
  const written = token ?? (isPalette ? color : `[${color.replace(/,\s+/g, ',').replace(/\s+/g, '_')}]`)
  const isOld = of === 'text' ? isTextColor : isGround
  return restyle(files, look, {
    add: [`${prefix}-${written}`],
    remove: (look.classes ?? []).filter(isOld),
  })
}

const PAIRED = ['card', 'popover', 'primary', 'secondary', 'muted', 'accent', 'destructive']
/** What shadcn calls its colours. */
const TOKENS = new Set([
  ...['background', 'foreground', 'border', 'input', 'ring'],
  ...PAIRED.flatMap(name => [name, `${name}-foreground`]),
  ...[1, 2, 3, 4, 5].map(number => `chart-${number}`),
])
const PALETTE =
  /^(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-(?:50|[1-9]00|950)|white|black|transparent)$/

/** The theme's name for it: the one that was given, or the one that has this very colour. */
function tokenFor(theme: string, color: string, isTailwind: boolean): string | null {
  const name = color.toLowerCase()
  const isDeclared = readToken(theme, `--${name}`, 'light') !== null
  // Tailwind knows a token of its own by another name: `--color-rain` makes `text-rain`.
  const isClass = TOKENS.has(name) || readDeclared(theme, `--color-${name}`) !== null
  if (isDeclared && (!isTailwind || isClass)) return name
  if (isTailwind && TOKENS.has(name) && theme === '') return name
  if (!color.startsWith('#')) return null
  // A token that is another colour in the dark is still what the theme means by it.
  return [...TOKENS].find(token => readToken(theme, `--${token}`, 'light')?.toLowerCase() === name) ?? null
}

const NO_TEXT_COLOR =
  /^text-(?:xs|sm|base|lg|xl|[2-9]xl|left|center|right|justify|start|end|balance|pretty|wrap|nowrap|ellipsis|clip|shadow.*|box.*|\[(?!#|rgb|hsl|okl|color:|[a-z]+\]).*|\(length:.*)(?:\/.*)?$/
const NO_GROUND =
  /^bg-(?:fixed|local|scroll|clip-.*|origin-.*|no-repeat|repeat.*|cover|contain|auto|center|top.*|bottom.*|left.*|right.*|blend-.*|size-.*|position-.*|opacity-.*)$/

const isTextColor = (name: string): boolean => name.startsWith('text-') && !NO_TEXT_COLOR.test(name)
const isGround = (name: string): boolean =>
  (name.startsWith('bg-') && !NO_GROUND.test(name)) || /^(?:from|via|to)-/.test(name)
