import { ENTRY_FILES } from '#shared/artifacts.ts'
import { htmlTokens } from '#shared/edits/reply/html-tokens.ts'
import { below, folderOf, type Tree } from './tree.ts'

/** What a project is, and where in it. */
export interface App {
  /** The folder that it lies in, with a `/` at its end; empty for the whole project. */
  root: string
  /** `parts`: components without a page that shows them. */
  kind: 'next' | 'react' | 'html' | 'parts'
  /** Below the root; of Next.js and HTML none, since they have a page for each address. */
  entry: string | null
}

const RANK = { next: 3, react: 2, html: 1, parts: 0 }
const CODE = /\.[jt]sx?$/
const IS_REACT = /["']react(?:-dom)?(?:\/[\w-]{1,40})?["']|\bReactDOM\b/
const MOUNTS = /\b(?:createRoot|hydrateRoot|ReactDOM\.render|render)\s{0,9}\(/
const MAINS = ['main', 'index', 'App', 'app'].flatMap(name =>
  ['', 'src/'].flatMap(folder => ['tsx', 'jsx', 'ts', 'js'].map(ending => `${folder}${name}.${ending}`)),
)

/** The app of a project: of several the one with the most to show; null where nothing could become a design. */
export function findApp(tree: Tree): App | null {
  const folders = new Set(['', ...tree.paths.filter(path => MARKS.test(path)).map(folderOf)])
  const apps = [...folders].flatMap(folder => appAt(tree, folder) ?? [])
  return apps.sort(byWorth(tree))[0] ?? null
}

const MARKS = /(?:^|\/)(?:package\.json|index\.html)$/

function byWorth(tree: Tree) {
  const size = ({ root }: App) => tree.paths.filter(path => path.startsWith(root) && CODE.test(path)).length
  return (a: App, b: App): number =>
    RANK[b.kind] - RANK[a.kind] || size(b) - size(a) || a.root.length - b.root.length
}

function appAt(whole: Tree, root: string): App | null {
  const tree = below(whole, root)
  if (isNext(tree)) return { root, kind: 'next', entry: null }
  const entry = entryOf(tree)
  if (entry) return { root, kind: 'react', entry }
  if (tree.paths.some(path => /\.html?$/i.test(path) && !path.includes('/')))
    return { root, kind: 'html', entry: null }
  if (root !== '') return null
  const part = tree.paths.filter(path => /\.[jt]sx$/.test(path)).sort(byDepth)[0]
  return part ? { root, kind: 'parts', entry: part } : null
}

const byDepth = (a: string, b: string): number =>
  a.split('/').length - b.split('/').length || (a < b ? -1 : 1)

const NEXT_PAGE = /^(?:src\/)?(?:app\/(?:.*\/)?page|pages\/(?:.*\/)?(?:index|_app))\.[jt]sx?$/
const isNext = (tree: Tree): boolean =>
  dependenciesOf(tree).has('next') && tree.paths.some(path => NEXT_PAGE.test(path))

/** What draws the page: the module that its HTML loads, else by its usual name. */
function entryOf(tree: Tree): string | null {
  for (const html of ['index.html', 'public/index.html', 'src/index.html']) {
    const loaded = moduleOf(tree.text(html) ?? '')
    const path = loaded && [loaded, folderOf(html) + loaded].find(each => tree.has(each))
    if (path && isReact(tree, path)) return path
  }
  return (
    MAINS.find(path => isReact(tree, path) && MOUNTS.test(tree.text(path) ?? '')) ??
    ENTRY_FILES.find(path => isReact(tree, path)) ??
    null
  )
}

const isReact = (tree: Tree, path: string): boolean =>
  /\.[jt]sx$/.test(path) ? tree.has(path) : IS_REACT.test(tree.text(path) ?? '')

/** The script of a page that is a module of the project. */
function moduleOf(html: string): string | null {
  for (const token of htmlTokens(html)) {
    if (token.type !== 'raw' || token.tag !== 'script') continue
    const source = token.attributes.find(([name]) => name === 'src')?.[1] ?? ''
    if (CODE.test(source) && !source.includes(':')) return source.replace(/^(?:\.?\/)+/, '')
  }
  return null
}

/** The packages that a project says it needs. */
export const dependenciesOf = (tree: Tree): Set<string> => new Set(versionsOf(tree).keys())

/** The same with the versions that it asks for. */
export function versionsOf(tree: Tree): Map<string, string> {
  const given = parsedOrNull(tree.text('package.json') ?? '') as Record<string, unknown> | null
  return new Map(
    ['dependencies', 'devDependencies', 'peerDependencies'].flatMap(key =>
      Object.entries((given?.[key] as Record<string, unknown> | undefined) ?? {}).map(
        ([name, version]): [string, string] => [name, typeof version === 'string' ? version : ''],
      ),
    ),
  )
}

export function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
