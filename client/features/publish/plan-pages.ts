import { openable } from '#client/lib/openable-pages.ts'
import { isPagePath, PAGES_MAX } from '#shared/publish.ts'

/** What stands in known routes in the place of a value (`shared/compile/routes.ts`). */
const ANY_VALUE = '1'

/** Pages that are drawn first: the first of all, then those that can be opened by their path alone. */
export const firstPages = (routes: readonly string[]): string[] =>
  [...new Set(['/', ...openable(routes).filter(route => !hasValue(route))])]
    .filter(isPagePath)
    .slice(0, PAGES_MAX)

/**
 * With the pages that links of a drawn page lead to, where the design has a route for them: `/crew/anna` for
 * `/crew/1`. A design without routes draws the same at every path.
 */
export function withLinked(
  pages: readonly string[],
  links: readonly string[],
  routes: readonly string[],
): string[] {
  const patterns = routes.filter(hasValue).map(parts)
  const isKnown = (link: string) => patterns.some(pattern => matches(pattern, parts(link)))
  const found = links.filter(link => isPagePath(link) && isKnown(link))
  return [...new Set([...pages, ...found])].slice(0, PAGES_MAX)
}

const parts = (path: string): string[] => path.split('/').filter(Boolean)
const hasValue = (route: string): boolean => parts(route).includes(ANY_VALUE)

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((part, at) => part === ANY_VALUE || part === path[at])
