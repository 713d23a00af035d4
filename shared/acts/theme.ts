import type { ActOf } from '#shared/acts/act.ts'
import { hexOf } from '#shared/acts/css-colors.ts'
import { ALREADY, because, type Made } from '#shared/acts/made.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { readToken } from '#shared/edits/theme/tokens.ts'
import { familyOf, THEME_FONTS } from '#shared/theme-fonts.ts'
import { readThemeLook, withThemeChange } from '#shared/theme-look.ts'
import { inScheme } from '#shared/theme-scheme.ts'

/** Changes tokens of the theme: which scheme people see, the main colour, the typeface, corners and density. */
export function setTheme(files: readonly SourceFile[], act: ActOf<'setTheme'>): Made {
  const file = files.find(({ name, code }) => name === THEME_FILE && readToken(code, '--background', 'light'))
  if (!file)
    return because('This design has no theme, so there is no one place for its colours and typefaces.')
  let css = file.code
  if (act.color !== undefined) {
    const hex = readToken(css, `--${act.color}`, 'light') ?? hexOf(act.color)
    if (!hex?.startsWith('#'))
      return because('Give the main colour by name or as a hex number such as #b45309.')
    if (readToken(css, '--primary', 'light') === null) return because('This theme has no main colour.')
    css = withThemeChange(css, { kind: 'color', hex })
  }
  if (act.font !== undefined) {
    const wanted = act.font.toLowerCase()
    const font = THEME_FONTS.find(({ label }) => label.toLowerCase() === wanted)
    if (!font)
      return because(`“${act.font}” is not here; there are ${namesOf(THEME_FONTS.map(each => each.label))}.`)
    if (familyOf(readThemeLook(css).font ?? '') !== font.label)
      css = withThemeChange(css, { kind: 'font', of: 'font', stack: font.stack })
  }
  if (act.radius !== undefined && readThemeLook(css).radius !== act.radius)
    css = withThemeChange(css, { kind: 'radius', pixels: act.radius })
  if (act.density !== undefined && readThemeLook(css).density !== act.density)
    css = withThemeChange(css, { kind: 'density', density: act.density })
  if (act.scheme !== undefined) {
    const shown = inScheme(css, act.scheme)
    if (shown === null) return because('This theme has no dark side.')
    css = shown
  }
  return css === file.code
    ? because(ALREADY)
    : { files: files.map(each => (each === file ? { name: file.name, code: css } : each)) }
}

const namesOf = (names: string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
