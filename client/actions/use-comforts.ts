import { useEffect } from 'react'
import { usePreferences } from '#client/api/users.ts'
import { calmStore, codeLookStore } from '#client/state/comforts.ts'

/** What an account prefers holds in every browser; this one keeps it for before it is asked. */
export function useAccountComforts(): void {
  const { reducedMotion, codeSize, wrapsCode } = usePreferences().data ?? {}
  // The stores are outside of React, and so is the page's root.
  useEffect(() => {
    if (reducedMotion === undefined || codeSize === undefined || wrapsCode === undefined) return
    if (calmStore.read() !== reducedMotion) calmStore.write(reducedMotion)
    const { size, wraps } = codeLookStore.read()
    if (size !== codeSize || wraps !== wrapsCode) codeLookStore.write({ size: codeSize, wraps: wrapsCode })
  }, [reducedMotion, codeSize, wrapsCode])
}
