import { moduleLinks } from '#shared/compile/module-links.ts'
import type { TargetedLink } from './draft.ts'
import { type LinkSources, linkTarget } from './link-targets.ts'

const MODULE = /\.[cm]?[jt]sx?$/
const SHEET = /(?<!\.module)\.css$/

/** What each module of a design names and where that is; a pause after each, since reading takes time. */
export async function readLinks(
  sources: LinkSources,
  pause: () => Promise<void>,
): Promise<Map<string, TargetedLink[]>> {
  const links = new Map<string, TargetedLink[]>()
  for (const path of sources.files.paths()) {
    if (!MODULE.test(path) || path.endsWith('.d.ts')) continue
    const found = moduleLinks(sources.files.text(path) ?? '', path)
    links.set(
      path,
      found.map(link => ({ ...link, target: linkTarget(link.specifier, path, sources) })),
    )
    await pause()
  }
  return links
}

export interface Reached {
  /** Files of the design that the page is made of. */
  files: Set<string>
  /** Style sheets in the order they are imported: those of the design as `/path`, those of packages by name. */
  sheets: string[]
}

/** What an entry brings along, as modules run: those a module imports before itself. */
export function reachedFrom(
  entry: string,
  links: ReadonlyMap<string, readonly TargetedLink[]>,
  { files, kit }: LinkSources,
): Reached {
  const seen = new Set<string>()
  const seenKit = new Set<string>()
  const sheets = new Set<string>()
  const visitKit = (path: string) => {
    if (seenKit.has(path)) return
    seenKit.add(path)
    for (const used of kit.modules[path]?.imports ?? []) {
      const own = files.resolve(`@/${used}`, '')
      if (own) visit(own)
      else visitKit(used)
    }
  }
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { target, isType } of links.get(path) ?? []) {
      if (target.kind === 'kit') visitKit(target.path)
      if (target.kind === 'sheet') sheets.add(target.name)
      if (target.kind !== 'file') continue
      if (!isType && target.query === null && SHEET.test(target.path)) sheets.add(`/${target.path}`)
      visit(target.path)
    }
  }
  visit(entry)
  return { files: seen, sheets: [...sheets] }
}
