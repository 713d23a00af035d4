import { useRouter as useNavigation, usePathname, useSearchParams } from './navigation'

const events = { on: () => undefined, off: () => undefined, emit: () => undefined }

/** The router of Next.js's pages: that of its newer folder, and where the page is. */
export function useRouter() {
  const pathname = usePathname()
  const search = useSearchParams()
  const text = search.toString()
  return {
    ...useNavigation(),
    pathname,
    route: pathname,
    asPath: pathname + (text ? `?${text}` : ''),
    basePath: '',
    query: Object.fromEntries(search),
    isReady: true,
    isFallback: false,
    locale: undefined,
    locales: undefined,
    defaultLocale: undefined,
    events,
    beforePopState: () => undefined,
    reload: () => location.reload(),
  }
}

export const withRouter = <T>(component: T): T => component
export default { events }
