import { type Oklch, oklch, readable, shown, write } from '#server/designer/direction/oklch.ts'
import { onColor } from '#server/designer/direction/palette.ts'
import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { colorToken, themeOf, tokenSetter } from '#server/designer/follow-ups/theme-code.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import type { Scheme } from '#shared/edits/theme-tokens.ts'

const SCHEMES: Scheme[] = ['light', 'dark']

/** The main colour and everything that is made of it, readable in both themes. */
export function paintPrimary(bench: Workbench, color: Oklch, hex: string, said: string): Outcome {
  const theme = themeOf(bench)
  if (!theme) return { trouble: 'This design has no theme file, so there is no main colour to change.' }
  const operations = SCHEMES.flatMap((scheme): OperationInput[] => {
    const surfaces = surfacesOf(theme.code, scheme)
    const [paper] = surfaces
    if (!paper) return []
    const primary = readable(color, [paper], 1.6)
    const isSame = write(primary) === write(color)
    const set = tokenSetter(theme.name, scheme)
    const known = (name: string) => colorToken(theme.code, name, scheme) !== null
    const old = colorToken(theme.code, 'primary', scheme)
    const panel = colorToken(theme.code, 'panel', scheme)
    const isPanelPrimary = old && panel && write(old) === write(panel)
    return [
      set('primary', isSame ? hex : write(primary)),
      set('primary-foreground', write(onColor(primary))),
      set('ring', write(readable(primary, [paper], 3))),
      ...(known('brand') ? [set('brand', write(readable(primary, surfaces)))] : []),
      ...(known('chart-1') ? [set('chart-1', write(readable(primary, [surfaces[1] ?? paper], 2.2)))] : []),
      ...(known('chart-4')
        ? [
            set(
              'chart-4',
              write(shown(oklch(scheme === 'dark' ? 0.6 : 0.72, Math.min(color.c, 0.09), color.h))),
            ),
          ]
        : []),
      ...(isPanelPrimary ? panelTokens(primary, set) : []),
    ]
  })
  if (operations.length === 0) return { trouble: `I cannot read the colours of ${theme.name}.` }
  return {
    operations,
    says: `The main colour is ${said} now, in the light and the dark theme; text on it stays readable.`,
  }
}

function panelTokens(panel: Oklch, set: (name: string, value: string) => OperationInput): OperationInput[] {
  const ink = onColor(panel)
  return [
    set('panel', write(panel)),
    set('panel-foreground', write(ink)),
    set('panel-muted', write(readable(ink, [panel]))),
  ]
}

export function paintHighlight(bench: Workbench, color: Oklch, hex: string, said: string): Outcome {
  const theme = themeOf(bench)
  if (!theme || !colorToken(theme.code, 'highlight', 'light'))
    return { trouble: 'This design has no second colour.' }
  const set = (name: string, value: string): OperationInput => ({
    op: 'setToken',
    file: theme.name,
    name: `--${name}`,
    value,
  })
  return {
    operations: [set('highlight', hex), set('highlight-foreground', write(onColor(color)))],
    says: `The second colour is ${said} now.`,
  }
}

/** The colour of words everywhere, as near to what was said as can be read on the papers of each theme. */
export function paintInk(bench: Workbench, color: Oklch, said: string): Outcome {
  const theme = themeOf(bench)
  if (!theme)
    return { trouble: 'This design has no theme file, so there is no one colour of its texts to change.' }
  const operations = SCHEMES.flatMap((scheme): OperationInput[] => {
    const surfaces = surfacesOf(theme.code, scheme)
    if (surfaces.length === 0) return []
    const value = write(readable(color, surfaces, INK_CONTRAST))
    return INKS.filter(name => colorToken(theme.code, name, scheme)).map(name => ({
      op: 'setToken',
      file: theme.name,
      name: `--${name}`,
      value,
      scheme,
    }))
  })
  if (operations.length === 0) return { trouble: `I cannot read the colours of ${theme.name}.` }
  return {
    operations,
    says: `The texts are ${said} now, in the light and the dark theme, as near to it as can be read there; quiet texts and those on coloured parts keep theirs.`,
  }
}

const INK_CONTRAST = 7
const INKS = ['foreground', 'card-foreground', 'popover-foreground']

function surfacesOf(code: string, scheme: Scheme): Oklch[] {
  return ['background', 'card', 'muted'].flatMap(name => colorToken(code, name, scheme) ?? [])
}
