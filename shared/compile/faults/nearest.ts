import { distance } from '#shared/compile/kit-hint.ts'

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The words of a name as people write it: `CardBody` and `card-body` are both of two. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** How far a name is from another: small is near. Shared words count, then letters. */
function farness(wanted: string, name: string): number {
  const [a, b] = [plain(wanted), plain(name)]
  if (a === b) return 0
  const words = wordsOf(wanted)
  const others = new Set(wordsOf(name))
  const shared = words.filter(word => others.has(word)).length
  const letters = distance(a, b)
  const isPart = a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a))
  return (
    letters / Math.max(a.length, b.length) -
    (shared / Math.max(words.length, others.size)) * 0.6 -
    (isPart ? 0.2 : 0)
  )
}

/** A name of which less is like it is not near. */
const FAR = 0.45
/** A name longer than this is compared by its beginning. */
const COMPARED_MAX_CHARACTERS = 60

/** The names among these that are nearest, best first; empty where none is near. */
export function nearest(wanted: string, names: readonly string[], count = 1, far = FAR): string[] {
  const name = wanted.slice(0, COMPARED_MAX_CHARACTERS)
  return names
    .map((each, at) => ({ each, at, far: farness(name, each.slice(0, COMPARED_MAX_CHARACTERS)) }))
    .filter(({ far: is }) => is <= far)
    .sort((a, b) => a.far - b.far || a.at - b.at)
    .slice(0, count)
    .map(({ each }) => each)
}
