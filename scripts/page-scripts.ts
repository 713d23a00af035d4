// How the app is cut into files, and what the first file says of the others.
import type { Plugin, Rolldown } from 'vite'

/** The pages people wait for, by the first word of their address. */
const PAGES = {
  '': 'client/pages/home/home-page.tsx',
  c: 'client/pages/editor/editor-page.tsx',
  s: 'client/pages/canvas/canvas-page.tsx',
  settings: 'client/pages/settings/settings-page.tsx',
  workspace: 'client/pages/workspace/workspace-page.tsx',
} as const
type Page = keyof typeof PAGES
const ROOMS: readonly Page[] = ['c', 's']
const ENTRY = 'client/main.tsx'

/**
 * What every page needs, what both kinds of room and another page share, and what only rooms share: a file each. By default
 * there is one for each set of pages and dialogs that share a module, ninety for an editor, and each is a request.
 *
 * A module goes with whatever all its importers need, so that no group imports one that is narrower, and none form a circle.
 */
export const pageChunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    group('app', 3, ({ isEverywhere }) => isEverywhere),
    group('pages', 2, ({ pages }) => isOfRooms(pages) && pages.size > ROOMS.length),
    group('rooms', 1, ({ pages }) => isOfRooms(pages)),
  ],
}

interface Needed {
  isEverywhere: boolean
  pages: ReadonlySet<Page>
}

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const isOfRooms = (pages: ReadonlySet<Page>): boolean => ROOMS.every(room => pages.has(room))

function group(debugName: string, priority: number, fits: (needed: Needed) => boolean) {
  const name = (id: string, graph: ModuleGraph) => (fits(neededBy(id, graph)) ? debugName : null)
  return { name, debugName, priority }
}

/** Whatever loads as soon as a page is opened; what is loaded later counts by itself. */
function neededBy(id: string, graph: ModuleGraph): Needed {
  const seen = new Set([id])
  const pages = new Set<Page>()
  let isEverywhere = false
  for (const module of seen) {
    isEverywhere ||= module.endsWith(ENTRY)
    for (const [page, file] of Object.entries(PAGES)) if (module.endsWith(file)) pages.add(page as Page)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return { isEverywhere, pages }
}

/**
 * Tells `public/first.js` which files each page consists of, so that a browser asks for them with the app's own file and not
 * after it has run.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        // An editor is seen before it is there: what it consists of must not be in the way of its first sight.
        const files = {
          ...Object.fromEntries(Object.entries(PAGES).map(([page, file]) => [page, filesOf(file, bundle)])),
          c: [],
        }
        const attrs = { name: 'page-scripts', content: JSON.stringify(files) }
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** The file of a page and all that it imports, scripts and styles, as addresses. */
function filesOf(page: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page))
  if (!first)
    throw new Error(`There is no ${page} in the app: say in page-scripts.ts where that page is now.`)
  const files = new Set([first.fileName])
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') continue
    for (const needed of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(needed)
  }
  return [...files].map(file => `/${file}`)
}
