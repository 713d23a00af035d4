import { readToken } from '#shared/edits/theme/tokens.ts'

/** The theme's colours by their names, as the light theme has them; none where there is no theme. */
export function themeColors(css: string): { name: string; value: string }[] {
  return NAMES.flatMap(name => {
    const value = readToken(css, `--${name}`, 'light')
    return value && !value.startsWith('var(') ? [{ name, value }] : []
  })
}

const NAMES = [
  'primary',
  'secondary',
  'accent',
  'muted-foreground',
  'foreground',
  'background',
  'card',
  'destructive',
]
