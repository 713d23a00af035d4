/** A circle of names that each import the next, the first one said again at its end; null where there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (name: string): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    path.push(name)
    for (const imported of imports.get(name) ?? []) {
      const circle = visit(imported)
      if (circle) return circle
    }
    path.pop()
    done.add(name)
    return null
  }
  for (const name of imports.keys()) {
    const circle = visit(name)
    if (circle) return circle
  }
  return null
}
