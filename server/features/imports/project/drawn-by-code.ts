import { ENTRY_FILES, type SourceFile } from '#shared/artifacts.ts'
import { isAsset, isImage } from '#shared/compile/assets.ts'
import { findEntry } from '#shared/compile/entry.ts'
import { isRooted, localPath, virtualFiles } from '#shared/compile/virtual-files.ts'
import { COMES_WITH_PRODUCT, type LeftOut } from '#shared/imports.ts'
import { NOT_IMPORTED } from '#shared/packages.ts'
import type { VendorKit } from '#shared/vendor.ts'
import type { App } from './app-root.ts'
import { contentOf, isCode, isPlainSheet } from './contents.ts'
import type { Drawn } from './drawn.ts'
import { type Marks, marksOf } from './export-marks.ts'
import { besidePage } from './never-taken.ts'
import { NEXT_ENTRY, nextEntry, nextPages, serverData, withoutDocument } from './next-app.ts'
import { originalLinks } from './original-links.ts'
import { pictureAddress, relativePath, withOwnLinks } from './own-links.ts'
import { placesOf } from './places.ts'
import { reachedFrom } from './reached.ts'
import { withoutLostImports } from './sheet-links.ts'
import { shellOf } from './shell.ts'
import type { Tree } from './tree.ts'

const SERVER =
  /\bfrom\s{1,9}["'](?:node:\w|(?:fs|path|http|https|child_process|express|mongoose|fastify|koa)["'])/
const RUNS_ON_SERVER = 'It runs on a server, which a design does not have.'

/** A project of modules: its code with links that hold, its sheets and pictures, and the module that draws the page. */
export function drawnByCode(
  tree: Tree,
  paths: readonly string[],
  app: App,
  kit: VendorKit['modules'],
): Drawn {
  const marks = marksOf(tree)
  const leftOut: LeftOut[] = []
  const resolve = originalLinks(tree)
  const shell = shellOf(tree)
  const pages = app.kind === 'next' ? nextPages(paths) : []
  const begins = app.entry ? [app.entry] : pages.flatMap(({ layouts, page }) => [...layouts, page])
  const reached = reachedFrom(tree, [...begins, ...shell.sheets], resolve)
  const contents = new Map<string, string>()
  for (const path of paths) {
    const beside = marks.made.has(path) ? COMES_WITH_PRODUCT : reached.has(path) ? null : besidePage(path)
    const found = beside ? { reason: beside } : contentOf(tree, path)
    if ('reason' in found) leftOut.push({ path, reason: found.reason })
    else if (isCode(path) && !reached.has(path) && SERVER.test(found.code))
      leftOut.push({ path, reason: RUNS_ON_SERVER })
    else contents.set(path, found.code)
  }
  const place = placesOf([...contents.keys()], app, marks)
  const linked = linkedFiles({ contents, place, resolve, marks, leftOut, kit })
  const shown = pages
    .filter(({ page }) => contents.has(page))
    .map(page => ({ ...page, layouts: page.layouts.filter(layout => contents.has(layout)) }))
  const entry = entryFiles({ app, pages: shown, place, linked })
  const isOwn = new Set(entry.map(({ name }) => name))
  const files = [...linked.filter(({ name }) => !isOwn.has(name)), ...entry]
  addSheets(files, [...shell.sheets.filter(path => contents.has(path))].map(place))
  return {
    files,
    first: new Set([...[...reached].map(place), ...isOwn]),
    leftOut: [
      ...leftOut,
      ...shell.leftOut,
      ...[...contents].flatMap(([path, code]) => serverData(code, path)),
    ],
    isTailwind: shell.isTailwind,
    title: marks.title ?? null,
  }
}

interface Linking {
  contents: ReadonlyMap<string, string>
  place(path: string): string
  resolve(specifier: string, importer: string): string | null
  marks: Marks
  leftOut: LeftOut[]
  kit: VendorKit['modules']
}

function linkedFiles({ contents, place, resolve, marks, leftOut, kit }: Linking): SourceFile[] {
  const names = [...contents.keys()].map(path => ({ name: place(path), code: '' }))
  const design = virtualFiles(names)
  const placeOf = (specifier: string, importer: string) => {
    const path = resolve(specifier, importer)
    return path !== null && contents.has(path) ? place(path) : null
  }
  const pictureAt = (address: string) => {
    const plain = pictureAddress(address)
    const path = plain && [`public/${plain}`, plain].find(each => contents.has(each) && isImage(each))
    return path ? place(path) : null
  }
  const isTakenFor = (specifier: string, importer: string) =>
    isRooted(specifier, design) && resolve(specifier, importer) === null
  return [...contents].map(([was, code]) => {
    const name = place(was)
    if (isPlainSheet(was)) {
      const { css, lost } = withoutLostImports(marks.originalSheet(code), was, path => contents.has(path))
      leftOut.push(...lost)
      return { name, code: css }
    }
    if (!isCode(was)) return { name, code }
    const drawn = withoutDocument(marks.original(code), was)
    const standsFor = (specifier: string) => {
      if (isAsset(specifier.split('?')[0]!)) return null
      // A package, unless the design has a file that it would be taken for.
      if (!LOCAL.test(specifier)) return isTakenFor(specifier, was) ? `${NOT_IMPORTED}/${specifier}` : null
      const path = localPath(specifier, name)
      if (Object.hasOwn(kit, path)) return null
      if (resolve(specifier, was) === null) leftOut.push({ path: specifier, reason: missing(was) })
      return `${NOT_IMPORTED}/${path}`
    }
    return { name, code: withOwnLinks(drawn, { was, is: name, design, placeOf, standsFor, pictureAt }) }
  })
}

/** A file of the project itself, whichever way it is named. */
const LOCAL = /^(?:\.|\/|[@~]\/)/
const missing = (importer: string): string =>
  `${importer} imports it, and it is not among the files; a placeholder stands in its place.`

interface Entering {
  app: App
  pages: ReturnType<typeof nextPages>
  place(path: string): string
  linked: readonly SourceFile[]
}

/** What the design begins with where none of its own files is found first. */
function entryFiles({ app, pages, place, linked }: Entering): SourceFile[] {
  if (app.kind === 'next') return [{ name: NEXT_ENTRY, code: nextEntry(pages, place) }]
  const entry = place(app.entry ?? '')
  const found = findEntry(virtualFiles(linked))?.path
  // What an export wrote around the design is not there any more.
  if (found && (found === entry || !linked.some(({ name }) => name === entry))) return []
  const stems = new Set(linked.map(file => stemOf(file.name)))
  const name = ENTRY_FILES.find(path => path.endsWith('.tsx') && !stems.has(stemOf(path))) ?? 'App.tsx'
  const code = linked.find(file => file.name === entry)?.code ?? ''
  const from = relativePath(name, entry)
  const isDefault = /\bexport\s{1,9}default\b|\bas\s{1,9}default\b/.test(code)
  return [{ name, code: `export ${isDefault ? '{ default }' : '*'} from '${from}'\n` }]
}

/** Two files of one stem would stand in for each other. */
const stemOf = (path: string): string => path.replace(/\.\w+$/, '')

/** Sheets that the page around the app names are imported by what it begins with. */
function addSheets(files: SourceFile[], sheets: readonly string[]): void {
  const entry = findEntry(virtualFiles(files))?.path
  const at = files.findIndex(({ name }) => name === entry)
  const file = files[at]
  if (!file || sheets.length === 0) return
  const imports = sheets.map(sheet => `import '${relativePath(file.name, sheet)}'\n`).join('')
  files[at] = { name: file.name, code: imports + file.code }
}
