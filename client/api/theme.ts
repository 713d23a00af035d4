import { usePreferences, useUpdatePreferences } from '#client/api/users.ts'
import { useStored } from '#client/lib/stored.ts'
import { type Theme, themeStore } from '#client/state/theme.ts'

/** The theme belongs to this browser at once, and to the account for the next one. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const [theme, setTheme] = useStored(themeStore)
  const preferences = usePreferences().data
  const { mutate } = useUpdatePreferences()
  const choose = (next: Theme) => {
    setTheme(next)
    if (preferences) mutate({ theme: next })
  }
  return [theme, choose]
}
