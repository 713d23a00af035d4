import { z } from 'zod'
import { stored } from '#client/lib/stored.ts'

export type Theme = 'system' | 'light' | 'dark'

/** Read by `public/theme.js` before the first paint, under this very name. */
const theme = stored<Theme>('theme', z.enum(['system', 'light', 'dark']), 'system')

export const themeStore = {
  ...theme,
  write(value: Theme) {
    theme.write(value)
    if (value === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = value
  },
}
