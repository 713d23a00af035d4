import { useEffect, useRef } from 'react'
import { usePreferences, useUpdatePreferences } from '#client/api/users.ts'
import { useStored } from '#client/lib/stored.ts'
import { type Theme, themeStore } from '#client/state/color-scheme.ts'

/** In a browser where none has been chosen yet, the account's theme holds. */
export function useAccountTheme(): void {
  const chosen = usePreferences().data?.theme
  const isApplied = useRef(false)
  // Once an account: from then on whatever is chosen here is the newer wish.
  useEffect(() => {
    const isNew = chosen !== undefined && !isApplied.current
    isApplied.current = chosen !== undefined
    if (isNew && themeStore.read() === 'system') themeStore.write(chosen)
  }, [chosen])
}

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
