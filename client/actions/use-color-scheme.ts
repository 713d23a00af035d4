import { useEffect, useRef } from 'react'
import { usePreferences, useUpdatePreferences } from '#client/api/users.ts'
import { useStored } from '#client/lib/stored.ts'
import { type ColorScheme, colorSchemeStore } from '#client/state/color-scheme.ts'

/** In a browser where none has been chosen yet, the account's color scheme holds. */
export function useAccountColorScheme(): void {
  const chosen = usePreferences().data?.theme
  const isApplied = useRef(false)
  // Once an account: from then on whatever is chosen here is the newer wish.
  useEffect(() => {
    const isNew = chosen !== undefined && !isApplied.current
    isApplied.current = chosen !== undefined
    if (isNew && colorSchemeStore.read() === 'system') colorSchemeStore.write(chosen)
  }, [chosen])
}

/** The color scheme belongs to this browser at once, and to the account for the next one. */
export function useColorScheme(): [scheme: ColorScheme, choose: (scheme: ColorScheme) => void] {
  const [scheme, setScheme] = useStored(colorSchemeStore)
  const preferences = usePreferences().data
  const { mutate } = useUpdatePreferences()
  const choose = (next: ColorScheme) => {
    setScheme(next)
    if (preferences) mutate({ theme: next })
  }
  return [scheme, choose]
}
