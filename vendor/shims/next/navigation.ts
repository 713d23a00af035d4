import { useSyncExternalStore } from 'react'

const go = (address: string, method: 'pushState' | 'replaceState') => {
  history[method](null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** What only a server would heed. */
type Options = Readonly<Record<string, unknown>>

const router = {
  push: (address: string, _options?: Options) => go(address, 'pushState'),
  replace: (address: string, _options?: Options) => go(address, 'replaceState'),
  back: () => history.back(),
  forward: () => history.forward(),
  refresh: () => undefined,
  prefetch: (_address?: string, _options?: Options) => undefined,
}

function useAddress(read: () => string): string {
  return useSyncExternalStore(
    changed => {
      addEventListener('popstate', changed)
      return () => removeEventListener('popstate', changed)
    },
    read,
    () => '/',
  )
}

export const useRouter = () => router
export const usePathname = () => useAddress(() => location.pathname)
export const useSearchParams = () => new URLSearchParams(useAddress(() => location.search))
export const useParams = <T extends Options = Record<string, string>>(): T => ({}) as T
export const useSelectedLayoutSegment = () => null
export const useSelectedLayoutSegments = () => []
export const redirect = router.replace
export const permanentRedirect = router.replace
export const notFound = () => undefined
