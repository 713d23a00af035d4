/** Pages that can be opened by their path alone: what has a parameter needs a value that nobody knows. */
export const openable = (routes: readonly string[]): string[] => {
  const plain = routes.filter(route => route.startsWith('/') && !/[:*]/.test(route))
  return plain.length > 0 ? [...new Set(plain)] : ['/']
}
