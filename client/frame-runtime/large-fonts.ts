import { largeFamilies } from '#shared/compile/theme/script-fonts.ts'
import { sheetOfFamily } from '#shared/script-fonts.ts'

/** Typefaces of scripts with thousands of letters, each once and only where a style sheet names it. */
export function loadLargeFonts(css: string): void {
  const families = largeFamilies(css)
  if (families.length === 0) return
  const base = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href$="/fonts.css"]')
  if (!base) return
  for (const family of families) {
    const href = base.href.replace(/fonts\.css$/, sheetOfFamily(family))
    if (document.querySelector(`link[href="${href}"]`)) continue
    base.after(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: 'anonymous' }),
    )
  }
}
