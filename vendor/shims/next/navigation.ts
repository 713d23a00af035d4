import { useSyncExternalStore } from 'react'

const go = (address: string, method: 'pushState' | 'replaceState') => {
  history[method](null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

const router = {
  push: (address: string) => go(address, 'pushState'),
  replace: (address: string) => go(address, 'replaceState'),
  back: () => history.back(),
  forward: () => history.forward(),
  refresh: () => undefined,
  prefetch: () => undefined,
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
export const useParams = () => ({})
export const useSelectedLayoutSegment = () => null
export const useSelectedLayoutSegments = () => []
export const redirect = router.replace
export const permanentRedirect = router.replace
export const notFound = () => undefined
