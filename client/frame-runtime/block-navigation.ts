import { OWN_PARAMETERS } from './route.ts'

/**
 * A frame that follows a plain form or a link to the web ends on an error page of the browser, since the app lets it go
 * nowhere. Forms go nowhere then, links to the web open beside, and links within the design keep the version shown.
 */
export function blockNavigation(): void {
  HTMLFormElement.prototype.submit = () => undefined
  // On the window and last: whatever the design does itself has been done.
  addEventListener('submit', event => event.preventDefault())
  addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = event.composedPath().find(element => element instanceof HTMLAnchorElement)
    if (!link || link.hasAttribute('download') || !['', '_self', '_top', '_parent'].includes(link.target))
      return
    const to = addressOf(link)
    if (!to || isSamePage(to)) return
    event.preventDefault()
    if (to.host === location.host) location.assign(withOwnParameters(to))
    else if (/^(?:https?|mailto|tel):$/.test(to.protocol)) window.open(to.href, '_blank', 'noopener')
  })
}

function addressOf(link: HTMLAnchorElement): URL | null {
  const href = link.getAttribute('href')
  if (href === null || /^\s*javascript:/i.test(href)) return null
  try {
    return new URL(href, location.href)
  } catch {
    return null
  }
}

const isSamePage = ({ host, pathname, search, hash }: URL): boolean =>
  host === location.host &&
  pathname === location.pathname &&
  search === location.search &&
  (hash !== '' || location.hash !== '')

function withOwnParameters(to: URL): URL {
  for (const name of OWN_PARAMETERS) {
    const value = new URLSearchParams(location.search).get(name)
    if (value !== null && !to.searchParams.has(name)) to.searchParams.set(name, value)
  }
  return to
}
