import { tagPlaces } from '#shared/compile/source-places.ts'
import type { LeftOut } from '#shared/imports.ts'
import { applied, relativePath } from './own-links.ts'

/** One address of a Next.js app, with the modules that are drawn there, from the outside in. */
interface Page {
  route: string
  layouts: string[]
  page: string
}

const APP_PAGE = /^(?:src\/)?app\/(?:(.*)\/)?page\.[jt]sx?$/
const PAGES_PAGE = /^(?:src\/)?pages\/(?!api\/|_)(.+)\.[jt]sx?$/
const CODE_ENDINGS = ['tsx', 'jsx', 'ts', 'js']
export const NEXT_ENTRY = 'App.tsx'

/** The pages of an app by its folders, the shortest address first. */
export function nextPages(paths: readonly string[]): Page[] {
  const has = new Set(paths)
  const pages = paths.flatMap((path): Page[] => {
    const ofApp = APP_PAGE.exec(path)
    if (ofApp) return appPage(path, ofApp[1] ?? '', has)
    const ofPages = PAGES_PAGE.exec(path)
    if (!ofPages) return []
    const app = CODE_ENDINGS.map(ending => `${path.slice(0, path.indexOf('pages/'))}pages/_app.${ending}`)
    const names = ofPages[1]!.split('/').filter((name, at, all) => name !== 'index' || at < all.length - 1)
    return [{ route: routeOf(names), layouts: app.filter(each => has.has(each)).slice(0, 1), page: path }]
  })
  return pages.sort((a, b) => a.route.length - b.route.length || (a.route < b.route ? -1 : 1))
}

function appPage(path: string, folder: string, has: ReadonlySet<string>): Page[] {
  const names = folder === '' ? [] : folder.split('/')
  // Slots and intercepted addresses are drawn beside a page, not as one.
  if (names.some(name => /^@|^\(\.{1,3}\)/.test(name))) return []
  const root = path.slice(0, path.indexOf('app/') + 'app/'.length)
  const folders = names.map((_, at) => `${root}${names.slice(0, at + 1).join('/')}/`)
  const layouts = [root, ...folders].flatMap(place =>
    CODE_ENDINGS.map(ending => `${place}layout.${ending}`).filter(each => has.has(each)),
  )
  return [{ route: routeOf(names.filter(name => !/^\(.*\)$/.test(name))), layouts, page: path }]
}

const routeOf = (names: readonly string[]): string =>
  `/${names.map(name => (/^\[{1,2}\.{3}/.test(name) ? '*' : name.replace(/^\[(.+)\]$/, ':$1'))).join('/')}`

/** The page that draws what Next.js would draw at each address. */
export function nextEntry(pages: readonly Page[], placeOf: (path: string) => string): string {
  const modules = [...new Set(pages.flatMap(({ layouts, page }) => [...layouts, page]))]
  const names = new Map(modules.map((path, at) => [path, nameOf(path, at + 1)]))
  const isApp = (path: string) => /(?:^|\/)pages\/_app\./.test(path)
  const element = ({ layouts, page }: Page): string =>
    layouts.reduceRight(
      (inside, layout) =>
        isApp(layout)
          ? `<${names.get(layout)} Component={${names.get(page)}} pageProps={{}} router={{ pathname: location.pathname, asPath: location.pathname, query: {}, events: { on() {}, off() {} } }} />`
          : `<Shown part={${names.get(layout)}}>${inside}</Shown>`,
      `<Shown part={${names.get(page)}} />`,
    )
  return `import { type ComponentType, type ReactNode, useMemo } from 'react'
import { BrowserRouter, Route, Routes, useLocation, useParams } from 'react-router-dom'
${modules.map(path => `import ${names.get(path)} from '${relativePath(NEXT_ENTRY, placeOf(path))}'`).join('\n')}

/** The pages of the project at their addresses. */
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
${pages.map(page => `        <Route path="${page.route}" element={${element(page)}} />`).join('\n')}
      </Routes>
    </BrowserRouter>
  )
}

/** A page or a layout with what Next.js gives it, which may be waited for or read at once. */
function Shown({ part: Part, children }: { part: ComponentType<any>; children?: ReactNode }) {
  const path = JSON.stringify(useParams())
  const { search } = useLocation()
  const params = useMemo(() => given(JSON.parse(path)), [path])
  const searchParams = useMemo(() => given(Object.fromEntries(new URLSearchParams(search))), [search])
  return <Part params={params} searchParams={searchParams}>{children}</Part>
}

const given = (values: object) => Object.assign(Promise.resolve(values), values)
`
}

const nameOf = (path: string, number: number): string =>
  `${/\/layout\.\w+$/.test(path) ? 'Layout' : /_app\.\w+$/.test(path) ? 'Frame' : 'Page'}${number}`

/** A layout that draws the whole document, with plain boxes in the place of its `html` and `body`. */
export function withoutDocument(code: string, path: string): string {
  if (!/<(?:html|body|head)\b/.test(code)) return code
  return applied(
    code,
    tagPlaces(code, path)
      .filter(({ name }) => /^(?:html|body|head)$/.test(name))
      .map(({ start, end, name, isClosing }) => ({
        at: start,
        until: end,
        text: name === 'head' && !isClosing ? 'div hidden' : 'div',
      })),
  )
}

const FETCHES =
  /\bexport\s+(?:async\s+)?(?:function|const)\s+(getStaticProps|getServerSideProps|getStaticPaths)\b/

/** Pages that wait for what a server would have read for them. */
export const serverData = (code: string, path: string): LeftOut[] => {
  const [, name] = FETCHES.exec(code) ?? []
  return name
    ? [
        {
          path: `${path}: ${name}`,
          reason: 'It runs on a server and gives the page its data; the page is there, without that data.',
        },
      ]
    : []
}
