import { getDefaultStore } from 'jotai'
import { shownPageAtom } from '#client/state/shown-page.ts'
import { type Look, lookSchema } from '#shared/look.ts'

/** What this person looks at; null while nothing is shown, or where it is nothing that could be told. */
export function lookNow(): Look | null {
  const shown = getDefaultStore().get(shownPageAtom)
  const size = shown?.frame.size()
  if (!shown || !size) return null
  const { path, isDarkMode } = shown
  const language = lookSchema.shape.language.safeParse(navigator.language)
  const look = lookSchema.safeParse({
    ...size,
    path,
    scheme: isDarkMode === null ? null : isDarkMode ? 'dark' : 'light',
    language: language.success ? language.data : null,
  })
  return look.success ? look.data : null
}
