import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { THEME_FONTS } from '#shared/theme-fonts.ts'

/** Family → the least and the greatest weight that its files have. */
export function fontWeights(modules: string): Record<string, readonly [number, number]> {
  return Object.fromEntries(
    THEME_FONTS.map(({ label }) => {
      const folder = label.toLowerCase().replaceAll(' ', '-')
      const sheet = readFileSync(join(modules, '@fontsource-variable', folder, 'index.css'), 'utf8')
      const [, least, greatest] = /font-weight: (\d+) (\d+);/.exec(sheet) ?? []
      if (!least || !greatest) throw new Error(`${label} has no range of weights.`)
      return [label, [Number(least), Number(greatest)]]
    }),
  )
}
