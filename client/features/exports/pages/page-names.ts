/** A file's name for each page: `home`, `crew`, `crew-anna`; no two the same. */
export function pageNames(routes: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return routes.map(route => {
    const name =
      route
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-/, '')
        .replace(/-$/, '')
        .slice(0, 60) || 'home'
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name}-${times}`
  })
}
