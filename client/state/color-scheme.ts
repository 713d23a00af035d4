import { z } from 'zod'
import { stored } from '#client/lib/stored.ts'

export type ColorScheme = 'system' | 'light' | 'dark'

/** Read by `public/first.js` before the first paint, under this very name. */
const scheme = stored<ColorScheme>('theme', z.enum(['system', 'light', 'dark']), 'system')

export const colorSchemeStore = {
  ...scheme,
  write(value: ColorScheme) {
    scheme.write(value)
    if (value === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = value
  },
}
