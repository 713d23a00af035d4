import { capital, freeName } from '#server/designer/follow-ups/behaviour/component.ts'
import { applied, importOf, newComponentName } from '#server/designer/follow-ups/behaviour/design-files.ts'
import { contentsOf } from '#server/designer/follow-ups/behaviour/page-contents.ts'
import { rowIn } from '#server/designer/follow-ups/behaviour/theme-toggle.ts'
import { draw } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { addElement } from '#server/designer/follow-ups/kinds/add-element.ts'
import { entryOf } from '#server/designer/follow-ups/page-parts.ts'
import { type Item, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { isHeader, isNav } from '#server/designer/follow-ups/target/looks-like.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

const ASKS =
  /^(?:add|create|make|build|insert|include|i need|we need|set up|give me)\s+(?:an?\s+|another\s+|the\s+|one more\s+|our\s+)?(?:(?:new|separate|simple|extra|additional|second|sub|blank|empty|small)[- ]?\s*)*([\w&' -]*?)\s*(?:sub)?page\b(.*)$/i
/** "a section to the page", "stats in the middle of this page": what is added stands on a page that is there. */
const SOMETHING_ON_IT =
  /\b(?:to|on|in|into|of|at|for|across|from)(?:\s+(?:the|this|my|our|each|every|whole|entire|current|main))+$|\b(?:section|button|link|image|text)\b/i
/** "make the page look like a magazine": no new one. */
const ABOUT_THIS_ONE =
  /^(?:make|build)\s+(?:the|our)\s+(?!new\b)|\bpage\s+(?:look|feel|be|more|less|bigger|smaller|wider|\w+er)\b/i
const NAME =
  /^\s*,?\s*(?:that is |which is )?(?:called|named|titled|for|about|:)\s*["“'‘]?(?:our |the |my )?([\p{L}\d&' -]+?)["”'’]?(?=\s+(?:and|with|linked|in|to|that|which|at|,)|[,.]|$)/iu
const PATH = /(?:^|\s)["'`]?(\/[a-z][\w-]*)/i

/** "add an about page and link it in the navigation": a page with an address of its own. */
export const addPage: FollowUp = (instruction, bench) => {
  const found = ASKS.exec(plainWords(instruction))
  if (!found || bench.selection) return null
  const [, before = '', rest = ''] = found
  if (SOMETHING_ON_IT.test(before.trim()) || ABOUT_THIS_ONE.test(plainWords(instruction))) return null
  const path = PATH.exec(`${before} ${rest}`)?.[1] ?? null
  const said = (NAME.exec(rest)?.[1] ?? before).trim() || (path?.slice(1).replace(/-/g, ' ') ?? '')
  if (/\b(?:landing|home|whole|entire|this)\b/i.test(before)) return null
  if (said === '')
    return { trouble: 'What shall the page be called? Say for example “add an About page”.', isSure: true }
  const title = said.split(/\s+/).map(capital).join(' ')
  const name = `${title.replace(/[^\p{L}\d]+/gu, '')}Page`
  const to = path ?? `/${title.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}`
  const entry = entryOf(bench)
  if (!entry)
    return {
      trouble: 'I did not find the file that shows the whole design, so I have no place for a page.',
      isSure: true,
    }
  const code = codeIn(bench.files, entry)
  if (bench.files.some(file => file.code.includes(`path="${to}"`)))
    return { trouble: `There is a page at ${to} already.`, isSure: true }
  if (!/^\w+$/.test(name) || freeName(code, name) !== name)
    return { trouble: `There is something called ${name} already, so I changed nothing.`, isSure: true }
  const file = newComponentName(name, bench.files)
  const routes = sceneOf(bench.files).items.find(item => item.tag === 'Routes')
  const shown = routes ? inRoutes(routes, name, to) : ownRoutes(entry, name, to, bench)
  if ('trouble' in shown) return { ...shown, isSure: true }
  const page = pageFile(file, name, title, routes === undefined, entry, bench)
  const routed = applied(
    [
      { op: 'write', file, code: page },
      ...frameImports(file, entry, routes === undefined, bench),
      ...shown.operations,
      importOf(routes?.file ?? entry, file, name, bench.files),
    ],
    bench.files,
  )
  if (!routed)
    return {
      trouble: 'The entry of this design is written in a way that I cannot add a route to.',
      isSure: true,
    }
  const linked = withLink(routed, title, to, bench)
  const operations = (linked ?? routed)
    .filter(next => bench.files.find(old => old.name === next.name)?.code !== next.code)
    .map((next): OperationInput => ({ op: 'write', file: next.name, code: next.code }))
  return {
    operations,
    says: `I added the page “${title}” at ${to}, in ${file}${linked ? ', and linked it' : '; I found nothing to link it in, so it is reached by its address'}. The words on it are mine: please check them.`,
  }
}

type Shown = { operations: OperationInput[] } | { trouble: string }

const inRoutes = (routes: Item, name: string, to: string): Shown => ({
  operations: [
    {
      op: 'insertElement',
      file: routes.file,
      at: { path: routes.path },
      place: 'first',
      code: `<Route path="${to}" element={<${name} />} />`,
    },
  ],
})

const DEFAULT = /export default function (\w+)\s*\(/
const LATER = /(?:^|\n)export default (\w+);?[ \t]*(?=\n|$)/

/** What was the whole design becomes its first page. */
function ownRoutes(entry: string, name: string, to: string, { files }: Workbench): Shown {
  const code = codeIn(files, entry)
  const home = freeName(code, 'HomePage', 'StartPage')
  const direct = DEFAULT.exec(code)
  const later = direct ? null : LATER.exec(code)
  const app = direct?.[1] ?? later?.[1]
  const declared = app ? new RegExp(`(?:function|const) ${app}\\b`).exec(code) : null
  if (!app || !declared)
    return { trouble: 'The entry of this design is written in a way that I cannot add a route to.' }
  const routes = [
    `function ${app}() {`,
    '  return (',
    '    <BrowserRouter>',
    '      <Routes>',
    `        <Route path="${to}" element={<${name} />} />`,
    `        <Route path="*" element={<${home} />} />`,
    '      </Routes>',
    '    </BrowserRouter>',
    '  );',
    '}',
  ].join('\n')
  const renamed = direct
    ? `${code.replace(DEFAULT, `function ${home}(`).trimEnd()}\n\nexport default ${routes}\n`
    : code
        .replace(declared[0], declared[0].replace(app, home))
        .replace(LATER, found => `\n${routes}\n${found}`)
  return {
    operations: [
      { op: 'write', file: entry, code: renamed },
      { op: 'addImport', file: entry, from: 'react-router-dom', names: ['BrowserRouter', 'Route', 'Routes'] },
    ],
  }
}

/** The bars of the first page that can stand on another one as they are. */
function bars(entry: string, bench: Workbench): { head: Item | null; foot: Item | null } {
  const { items } = sceneOf(bench.files)
  const outer = items.filter(
    item =>
      item.file === entry &&
      item.from?.file &&
      item.children.length === 0 &&
      item.node.openingElement.attributes.length === 0,
  )
  return {
    head:
      outer.find(
        item => item.shows.some(each => isHeader(each) || isNav(each)) || /header|nav/i.test(item.tag),
      ) ?? null,
    foot:
      outer.find(item => /footer/i.test(item.tag) || item.shows.some(each => each.tag === 'footer')) ?? null,
  }
}

function frameImports(file: string, entry: string, isAlone: boolean, bench: Workbench): OperationInput[] {
  if (!isAlone) return []
  const { head, foot } = bars(entry, bench)
  return [head, foot].flatMap(item => {
    if (!item?.from?.file) return []
    const one = importOf(file, item.from.file, item.tag, bench.files)
    return item.from.name === 'default' && one.op === 'addImport'
      ? [{ ...one, names: [], defaultName: item.tag }]
      : [one]
  })
}

function pageFile(
  file: string,
  name: string,
  title: string,
  isAlone: boolean,
  entry: string,
  bench: Workbench,
): string {
  const { lead, parts } = contentsOf(title)
  const { files } = bench
  const main = draw(
    {
      tag: isAlone ? 'main' : 'section',
      look: { maxWidth: '960px', margin: '0 auto', padding: '48px 24px', width: '100%' },
      children: [
        { tag: 'h1', look: { fontSize: '36px', fontWeight: '700', lineHeight: '1.2' }, text: title },
        { tag: 'p', look: { marginTop: '12px', fontSize: '18px', opacity: '0.8' }, text: lead },
        ...parts,
      ],
    },
    files,
  )
  const { head, foot } = bars(entry, bench)
  const shown = isAlone
    ? [
        `<div${rootLook(entry, bench)}>`,
        `  ${head ? `<${head.tag} />` : `<p><a href="/">${jsxText('← Home')}</a></p>`}`,
        ...main.split('\n').map(line => `  ${line}`),
        ...(foot ? [`  <${foot.tag} />`] : []),
        '</div>',
      ]
    : main.split('\n')
  const exported =
    file.endsWith('.jsx') || file.endsWith('.tsx') ? `export function ${name}()` : `function ${name}()`
  return `${exported} {\n  return (\n${shown.map(line => `    ${line}`).join('\n')}\n  );\n}\n`
}

/** The ground of the first page, where it is written out. */
function rootLook(entry: string, { files }: Workbench): string {
  const root = sceneOf(files).items.find(
    item => item.file === entry && item.parent === null && item.owner === 'App',
  )
  const classes = root && stringAttribute(root.node, 'className')
  if (classes) return ` className="${classes}"`
  const style = root?.node.openingElement.attributes.find(
    each => each.type === 'JSXAttribute' && each.name.name === 'style',
  )
  const written = style ? codeIn(files, entry).slice(startOf(style), endOf(style)) : ''
  return /^style=\{\{[^{}]*\}\}$/.test(written) ? ` ${written}` : ''
}

/** The link as the navigation writes its others, to the new address; else a plain one in the header. */
function withLink(files: SourceFile[], title: string, to: string, bench: Workbench): SourceFile[] | null {
  const now = { ...bench, files }
  const outcome = addElement(`add a link "${title}" to the navigation`, now)
  const next = outcome && 'operations' in outcome ? applied(outcome.operations, files) : null
  const led = next && leading(next, files, title, to)
  if (led?.some(file => isLed(file.code, to) && !isLed(codeIn(files, file.name), to))) return led
  const header = sceneOf(files).items.find(isHeader)
  if (!header) return null
  const row = rowIn(header)
  const link = draw(
    { tag: 'a', look: { textDecoration: 'underline' }, attributes: { href: to }, text: title },
    files,
  )
  return applied(
    [{ op: 'insertElement', file: row.file, at: { path: row.path }, place: 'last', code: link }],
    files,
  )
}

const isLed = (code: string, to: string): boolean => code.includes(`"${to}"`) || code.includes(`'${to}'`)

function leading(next: SourceFile[], files: SourceFile[], title: string, to: string): SourceFile[] {
  const slug = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return next.map(file => {
    const old = codeIn(files, file.name)
    if (old === file.code || old.includes(`#${slug}`)) return file
    const code = file.code.replace(
      new RegExp(`(["'])#${slug}\\1`),
      (_, quote: string) => `${quote}${to}${quote}`,
    )
    return { ...file, code }
  })
}
