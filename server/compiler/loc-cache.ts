import { addLoc } from '#shared/compile/add-loc.ts'

const CACHED_FILES = 1_000
const cache = new Map<string, string>()

/** A source with the places of its elements; by path and content, since most files are as in the compile before. */
export function sourceWithLocs(code: string, path: string): string {
  const key = `${path}\0${code}`
  const known = cache.get(key)
  if (known !== undefined) return known
  if (cache.size >= CACHED_FILES) cache.delete(cache.keys().next().value!)
  const stamped = addLoc(code, path)
  cache.set(key, stamped)
  return stamped
}
