/** Of the address, what is the editor's and not the design's. */
export const OWN_PARAMETERS = [
  't',
  'v',
  'shadcnDarkMode',
  'hideOverflow',
  'scale',
  'disableScrolls',
  'edit',
  'live',
  'r',
]

/** The design's own path: without the parameters the frame was opened with. */
export function designPath(): string {
  const query = new URLSearchParams(location.search)
  for (const name of OWN_PARAMETERS) query.delete(name)
  const search = query.toString()
  return `${location.pathname}${search ? `?${search}` : ''}${location.hash}`
}

/** Tells every change of the path, whichever way the design's router makes it. */
export function watchRoute(changed: (path: string) => void): void {
  let last = designPath()
  const check = () => {
    const path = designPath()
    if (path === last) return
    last = path
    changed(path)
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history)
    history[name] = (...args) => {
      original(...args)
      check()
    }
  }
  addEventListener('popstate', check)
  addEventListener('hashchange', check)
}
