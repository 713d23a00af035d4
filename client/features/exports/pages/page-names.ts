/** Pages that can be opened by their path alone: what has a parameter needs a value that nobody knows. */
export const openable = (routes: readonly string[]): string[] => {
  const plain = routes.filter(route => route.startsWith('/') && !/[:*]/.test(route))
  return plain.length > 0 ? [...new Set(plain)] : ['/']
}

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
