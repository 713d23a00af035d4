import type { SourceFile } from '#shared/artifacts.ts'
import type { PatternConfig } from '#shared/design.ts'
import type { LeftOut } from '#shared/imports.ts'
import type { VendorKit, VendorManifest } from '#shared/vendor.ts'
import type { ProjectEntry, ZipProblem } from '../zip/read-zip.ts'
import { type App, findApp, parsedOrNull, versionsOf } from './app-root.ts'
import { buildNames } from './build-names.ts'
import { drawnByCode } from './drawn-by-code.ts'
import { drawnByHtml } from './drawn-by-html.ts'
import { farPictures } from './far-pictures.ts'
import { fitted } from './fit-limits.ts'
import { besidePage, neverTaken } from './never-taken.ts'
import { inOpacities } from './opacity-classes.ts'
import { earlierPackages, lostFromConfig, lostPackages, lostPlugins } from './packages-used.ts'
import { presetOf } from './preset.ts'
import { below, commonFolder, type Tree, treeOf } from './tree.ts'
import { withoutUnknownClasses } from './unknown-classes.ts'

export interface ImportSources {
  manifest: VendorManifest
  kit: VendorKit
  /** All of Tailwind, as it is imported by its name. */
  tailwindSheet: string
  /** Of every package that designs may import, the version that is served. */
  versions: Readonly<Record<string, string>>
}

/** A project as the first version of a design. */
interface ImportedDesign {
  name: string | null
  config: PatternConfig
  files: SourceFile[]
  leftOut: LeftOut[]
}

/** What of a project becomes the files of a design; nothing that stays behind is unnamed. */
export async function toDesign(
  entries: readonly ProjectEntry[],
  sources: ImportSources,
  wanted = '',
): Promise<ImportedDesign | ZipProblem> {
  const folder = commonFolder(entries.map(({ path }) => path))
  const given = below(treeOf(entries), folder)
  const whole = wanted === '' ? given : below(given, `${wanted}/`)
  if (whole.paths.length === 0)
    return { code: 'bad_request', message: `There is no folder “${wanted}” in this project.` }
  // A site whose sources are in another language has its pages where it was built.
  const sorted = [false, true].map(takesBuilt => {
    const found = sortedOut(whole, takesBuilt)
    return { ...found, app: findApp(only(whole, found.kept)) }
  })
  const { kept, leftOut, app } = sorted.find(each => each.app !== null) ?? sorted[0]!
  if (!app) return { code: 'bad_request', message: NOTHING }
  const outside = kept.filter(path => !path.startsWith(app.root))
  const tree = below(whole, app.root)
  const paths = kept.filter(path => path.startsWith(app.root)).map(path => path.slice(app.root.length))
  const drawn =
    app.kind === 'html' ? drawnByHtml(tree, paths) : drawnByCode(tree, paths, app, sources.kit.modules)
  const versions = versionsOf(tree)
  const { files, tooMuch } = fitted(inOpacities(drawn.files, versions.get('tailwindcss')), drawn.first)
  const config = await presetOf({ ...drawn, tree, files, ...sources })
  const styled = await withoutUnknownClasses(files, config, sources)
  const all = [
    ...tooMuch,
    ...styled.leftOut,
    ...drawn.leftOut.map(({ path, reason }) => ({ path: tree.has(path) ? app.root + path : path, reason })),
    ...lostPackages(files, sources.manifest),
    ...lostPlugins(files),
    ...lostFromConfig(files),
    ...earlierPackages(files, versions, sources.manifest, sources.versions),
    ...farPictures(files),
    ...buildNames(tree, files),
    ...outside.map(path => ({ path, reason: besidePage(path) ?? outsideOf(app) })),
    ...leftOut,
    ...(wanted === '' ? [] : [elsewhere(given.paths.length - whole.paths.length, wanted)]),
  ]
  return {
    name: drawn.title ?? nameOf(tree, folder),
    config,
    files: styled.files,
    leftOut: [...new Map(all.toReversed().map(each => [each.path, each])).values()].toReversed(),
  }
}

const NOTHING =
  'Nothing in this project could become a design: it has neither React components nor pages of HTML.'
const elsewhere = (count: number, wanted: string): LeftOut => ({
  path: `${count} file${count === 1 ? '' : 's'} elsewhere`,
  reason: `Only the folder ${wanted} was asked for.`,
})
const outsideOf = ({ root }: App): string => `It is not part of the app that was taken, which is in ${root}.`

/** Folders that are never taken are named once, with how much is in them. */
function sortedOut(tree: Tree, takesBuilt: boolean): { kept: string[]; leftOut: LeftOut[] } {
  const kept: string[] = []
  const leftOut: LeftOut[] = []
  const folders = new Map<string, { reason: string; count: number }>()
  for (const path of tree.paths) {
    const found = neverTaken(path, takesBuilt)
    if (!found) kept.push(path)
    else if (found.folder === null) leftOut.push({ path, reason: found.reason })
    else {
      const { count } = folders.get(found.folder) ?? { count: 0 }
      folders.set(found.folder, { reason: found.reason, count: count + 1 })
    }
  }
  for (const [folder, { reason, count }] of folders)
    leftOut.push({ path: `${folder} (${count} file${count === 1 ? '' : 's'})`, reason })
  return { kept, leftOut }
}

const only = (tree: Tree, paths: readonly string[]): Tree =>
  treeOf(paths.map(path => ({ path, bytes: tree.bytes(path) })))

function nameOf(tree: Tree, folder: string): string | null {
  const given = (parsedOrNull(tree.text('package.json') ?? '') as { name?: unknown } | null)?.name
  const name = typeof given === 'string' && given !== '' ? given : folder
  const words = name
    .replace(/^@[^/]*\//, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
}
