import type { SourceFile } from '#shared/artifacts.ts'
import type { LeftOut } from '#shared/imports.ts'
import { type HtmlPage, htmlPage } from './html-page.ts'
import { relativePath } from './own-links.ts'

interface HtmlSite {
  files: SourceFile[]
  isTailwind: boolean
  title: string | null
  leftOut: LeftOut[]
}

const ENTRY = 'App.tsx'

/** Pages of HTML as one design: a single one is the design, of several each is at its own address. */
export function htmlSite(
  pages: readonly { path: string; html: string }[],
  has: (path: string) => boolean,
): HtmlSite {
  const isOne = pages.length === 1
  const taken = new Set<string>()
  const made = pages.map(({ path, html }) => {
    const is = isOne ? ENTRY : freePlace(path, name => has(name) || taken.has(name))
    taken.add(is)
    return { path, is, ...htmlPage({ html, was: path, is, has }) }
  })
  const config = made.find(page => page.tailwindConfig !== null)?.tailwindConfig
  return {
    files: [
      ...made.flatMap(({ is, component, styles }) => [
        { name: is, code: component },
        ...(styles ? [{ name: is.replace(/\.tsx$/, '.css'), code: `${styles}\n` }] : []),
      ]),
      ...(isOne ? [] : [{ name: ENTRY, code: routes(made) }]),
      ...(config ? [{ name: 'tailwind.config.js', code: config }] : []),
    ],
    isTailwind: made.some((page: HtmlPage) => page.isTailwind || page.tailwindConfig !== null),
    title: made[0]?.title ?? null,
    leftOut: made.flatMap(({ leftOut }) => leftOut),
  }
}

/** `about.html` → `pages/about.tsx`. */
function freePlace(path: string, isTaken: (name: string) => boolean): string {
  const stem = `pages/${path.replace(/\.html?$/i, '').replace(/[^\w/-]+/g, '-')}`
  for (let number = 1; ; number++) {
    const place = `${stem}${number === 1 ? '' : `-${number}`}.tsx`
    if (!isTaken(place)) return place
  }
}

interface Placed {
  path: string
  is: string
}

function routes(pages: readonly Placed[]): string {
  const names = pages.map((_, at) => `Page${at + 1}`)
  const addresses = pages.flatMap(({ path }, at) =>
    [
      `/${path}`,
      ...(/(?:^|\/)index\.html?$/i.test(path) ? [`/${path.replace(/index\.html?$/i, '')}`] : []),
    ].map(address => `        <Route path="${address}" element={<${names[at]} />} />`),
  )
  return `import { BrowserRouter, Route, Routes } from 'react-router-dom'
${pages.map(({ is }, at) => `import ${names[at]} from '${relativePath(ENTRY, is)}'`).join('\n')}

/** The pages of the site at their addresses. */
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
${addresses.join('\n')}
        <Route path="*" element={<${names[0]} />} />
      </Routes>
    </BrowserRouter>
  )
}
`
}
