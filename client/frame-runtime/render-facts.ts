import type { RenderFacts } from '#shared/preview-health.ts'
import { hasPainted, holdsText, whyHidden } from './first-paint.ts'

const MOST_ELEMENTS = 500

/** What can be seen of a page after it was drawn, and what is known of why not. */
export function renderFacts(body: HTMLElement, hasComponent: boolean): RenderFacts {
  const isPainted = hasPainted(body)
  const drawn = elementsOf(body)
  return {
    isPainted,
    hasComponent,
    elements: drawn.length,
    hiddenBy: isPainted ? null : hiddenBy(drawn),
    unmatchedPath: unmatchedPath(body, isPainted),
  }
}

/** What the design drew, without what the page around it brings. */
function elementsOf(body: HTMLElement): Element[] {
  const all = [...body.querySelectorAll('*')].filter(
    element => element.id !== 'root' && !element.closest('#maquette-failure,script,style,template'),
  )
  return all.slice(0, MOST_ELEMENTS)
}

/** What hides most of what could be read, or of all boxes where there is nothing to read. */
function hiddenBy(drawn: readonly Element[]): RenderFacts['hiddenBy'] {
  const texts = drawn.filter(holdsText)
  const counts = new Map<NonNullable<RenderFacts['hiddenBy']>, number>()
  for (const element of texts) {
    const why = whyHidden(element)
    if (why) counts.set(why, (counts.get(why) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** The path a router has no page for; its own words for that are a page of their own. */
function unmatchedPath(body: HTMLElement, isPainted: boolean): string | null {
  const path = location.pathname.slice(0, 500)
  if (isPainted) return /^Unexpected Application Error!\s+404\b/.test(body.innerText.trim()) ? path : null
  const router = routerOf(document.getElementById('root'))
  return router && !router.hasMatch ? router.path.slice(0, 500) : null
}

interface Fiber {
  memoizedProps: Record<string, unknown> | null
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
}

/** The router of the design, as React knows it: its place, and whether any route of it is drawn. */
function routerOf(root: Element | null): { path: string; hasMatch: boolean } | null {
  const key = root && Object.keys(root).find(name => name.startsWith('__reactContainer$'))
  if (!root || !key) return null
  const container = (root as unknown as Record<string, { stateNode?: { current?: Fiber } }>)[key]
  let path: string | null = null
  let hasMatch = false
  let left = MOST_FIBERS
  const look = (fiber: Fiber | null | undefined): void => {
    for (let at = fiber; at && left-- > 0; at = at.sibling) {
      const { navigator, location: place, match, routeContext } = at.memoizedProps ?? {}
      if (navigator && typeof place === 'object' && place !== null && 'pathname' in place) {
        path = String(place.pathname)
      }
      if (match && routeContext) hasMatch = true
      look(at.child)
    }
  }
  look(container?.stateNode?.current)
  return path === null ? null : { path, hasMatch }
}

const MOST_FIBERS = 20_000
