import type { SourceFile } from '#shared/artifacts.ts'
import type { LeftOut } from '#shared/imports.ts'
import { contentOf, isPlainSheet, nameReason } from './contents.ts'
import type { Drawn } from './drawn.ts'
import { htmlSite } from './html-site.ts'
import { besidePage } from './never-taken.ts'
import { withoutLostImports } from './sheet-links.ts'
import type { Tree } from './tree.ts'

const PAGE = /\.html?$/i
const PAGES_MAX = 40
const MANY_PAGES = `A design takes ${PAGES_MAX} pages of HTML at most.`
const SCRIPT = 'Scripts of a page are not run: say what should happen, and it is written as React.'

/** Pages of HTML with their sheets and pictures. */
export function drawnByHtml(tree: Tree, paths: readonly string[]): Drawn {
  const leftOut: LeftOut[] = []
  const files: SourceFile[] = []
  for (const path of paths.filter(each => !PAGE.test(each))) {
    const beside = besidePage(path) ?? (/\.[mc]?[jt]sx?$/.test(path) ? SCRIPT : null)
    const found = beside ? { reason: beside } : contentOf(tree, path)
    if ('reason' in found) leftOut.push({ path, reason: found.reason })
    else if (isPlainSheet(path)) {
      const { css, lost } = withoutLostImports(found.code, path, each => tree.has(each))
      leftOut.push(...lost)
      files.push({ name: path, code: css })
    } else files.push({ name: path, code: found.code })
  }
  const pages = paths.filter(path => PAGE.test(path)).sort(byImportance)
  const read = pages.slice(0, PAGES_MAX).flatMap(path => {
    const html = tree.text(path)
    const reason = nameReason(path) ?? (html === null ? 'It is not text in UTF-8.' : null)
    if (reason) leftOut.push({ path, reason })
    return reason || html === null ? [] : [{ path, html }]
  })
  leftOut.push(...pages.slice(PAGES_MAX).map(path => ({ path, reason: MANY_PAGES })))
  const names = new Set(files.map(({ name }) => name))
  const site = htmlSite(read, path => names.has(path))
  return {
    files: [...files, ...site.files],
    first: new Set(site.files.map(({ name }) => name)),
    leftOut: [...leftOut, ...site.leftOut],
    isTailwind: site.isTailwind,
    title: site.title,
  }
}

/** The index first, then by depth and name. */
const byImportance = (a: string, b: string): number =>
  a.split('/').length - b.split('/').length ||
  Number(!/^index\.html?$/i.test(a)) - Number(!/^index\.html?$/i.test(b)) ||
  (a < b ? -1 : 1)
