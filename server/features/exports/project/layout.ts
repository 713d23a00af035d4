import { placeKeeper, safePath } from './safe-names.ts'

/** Where the files of a design stand in the project. */
export interface Layout {
  of(path: string): string
  /** A place for a file of our own, where the design has none. */
  claim(path: string): string
  has(path: string): boolean
  /** What could not keep its name, as `from → to`. */
  renamed: readonly { from: string; to: string }[]
  /** Settings of other tools, which the page does not need and this project has its own of. */
  aside: readonly string[]
}

const DATA =
  /^(?:package(?:-lock)?|npm-shrinkwrap|(?:ts|js)config[\w.-]*|components|vercel|netlify|bunfig)\.(?:json|toml)$/i
const TEXTS =
  /^(?:index\.html|readme(?:\.\w+)?|licen[cs]e(?:\.\w+)?|yarn\.lock|pnpm-(?:lock|workspace)\.yaml|bun\.lockb?|(?:next|vite)-env\.d\.ts)$/i
const TOOL = /^[\w-]+\.config\.\w+$/i

/** Files that steer the tools of a project; those of the design would take the place of the project's own. */
function isSetting(path: string): boolean {
  const name = path.replace(/^src\//, '')
  return [DATA, TEXTS, TOOL, /^\./].some(form => form.test(name))
}

export interface LayoutInput {
  paths: readonly string[]
  /** Files that the page is made of. */
  reached: ReadonlySet<string>
  /** Files called `.js` that have elements in them, which only `.jsx` may. */
  jsx: ReadonlySet<string>
}

/** Everything stands below `src/`, as Vite has it; pictures by address in `public/`, settings of other tools aside. */
export function layoutOf({ paths, reached, jsx }: LayoutInput): Layout {
  const keeper = placeKeeper()
  const places = new Map<string, string>()
  const taken = new Set<string>()
  const renamed: { from: string; to: string }[] = []
  const aside: string[] = []
  const claim = (path: string): string => {
    const place = keeper.claim(path)
    taken.add(place)
    return place
  }
  // What the page is made of keeps its name first.
  const order = [...paths].sort((a, b) => Number(reached.has(b)) - Number(reached.has(a)) || (a < b ? -1 : 1))
  for (const path of order) {
    const isAside = isSetting(path) && !reached.has(path)
    const wanted = wantedPlace(path, reached.has(path), isAside)
    const named = jsx.has(path) ? `${wanted}x` : wanted
    const safe = safePath(isSetting(path) && !isAside ? besideSettings(named) : named)
    // Below a folder of the project, whatever is left of its name.
    const place = claim(safe.includes('/') ? safe : `${safe}/_`)
    places.set(path, place)
    if (isAside) aside.push(place)
    if (place !== wanted) renamed.push({ from: path, to: place })
  }
  return { of: path => places.get(path) ?? path, claim, has: path => taken.has(path), renamed, aside }
}

function wantedPlace(path: string, isReached: boolean, isAside: boolean): string {
  if (isAside) return `original/${path}`
  // A picture that is imported goes through the build; one that is asked for by its address does not.
  if (path.startsWith('public/') && !isReached) return path
  return `src/${path.replace(/^src\//, '')}`
}

/** A setting that the page reads as data stays with it under another name: no tool may take it for its own. */
const besideSettings = (path: string): string =>
  path.replace(/([^/]+)$/, name => `design-${name.replace(/^\.+/, '')}`)
