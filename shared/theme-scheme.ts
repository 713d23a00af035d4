const DARK_RULE = /(^|\n)\.dark\s*\{/
const DARK_FIRST = /:root:not\(\.light\),\n\.dark \{/
/** What Tailwind's `dark:` means while the dark side is shown by itself. */
const VARIANT = '@custom-variant dark (&:not(.light *));\n\n'

export const isDarkFirst = (css: string): boolean => DARK_FIRST.test(css)

/** Whether there are two sides to choose from. */
export const hasDarkSide = (css: string): boolean => isDarkFirst(css) || DARK_RULE.test(css)

/** The other side becomes the one that is shown; both stay in the file, so it is undone by the same act. Null where there is none. */
export function inScheme(css: string, scheme: 'light' | 'dark'): string | null {
  if (isDarkFirst(css) === (scheme === 'dark')) return css
  if (scheme === 'light') return css.replace(DARK_FIRST, '.dark {').replace(VARIANT, '')
  if (!DARK_RULE.test(css)) return null
  const shown = css.replace(DARK_RULE, '$1:root:not(.light),\n.dark {')
  return shown.replace('@theme', () => `${VARIANT}@theme`)
}
