import { normalPath } from '#shared/compile/virtual-files.ts'
import { folderOf } from './tree.ts'

/** What a sheet names that is not in the design. */
interface Lost {
  path: string
  reason: string
}

/** The address in quotes or brackets may hold a semicolon. */
const IMPORT =
  /@import\s{1,20}(?:url\(\s{0,9})?(?:"([^"\n]{1,1000})"|'([^'\n]{1,1000})'|([^"')\s;]{1,1000}))\s{0,9}\)?[^;{}"']{0,200};/g
const BARE_URL = /@import\s{1,20}url\(\s{0,9}((?:https?:)?\/\/[^"')\s]{1,1000})\s{0,9}\)[^;{}"']{0,200};/g
const WEB = /^(?:https?:)?\/\//
/** Read by the compiler of sheets itself. */
const TAILWIND = /^(?:tailwindcss|tw-animate-css)/

/** A sheet without imports that lead nowhere, since one of those stops all styles. */
export function withoutLostImports(
  css: string,
  importer: string,
  has: (path: string) => boolean,
): { css: string; lost: Lost[] } {
  const lost: Lost[] = []
  const web = (target: string): string => {
    lost.push({ path: target, reason: WEB_SHEET })
    return ''
  }
  const plain = css.replace(BARE_URL, (_, target: string) => web(target))
  const kept = plain.replace(IMPORT, (whole, double?: string, single?: string, bare?: string) => {
    const target = double ?? single ?? bare ?? ''
    if (TAILWIND.test(target)) return whole
    if (WEB.test(target)) return web(target)
    const path = normalPath(target.startsWith('/') ? target : folderOf(importer) + target)
    if ([path, `public/${path}`, `src/${path}`, `${path}.css`].some(has)) return whole
    lost.push({ path: target, reason: `${importer} imports it, and it is not among the files.` })
    return ''
  })
  return { css: kept, lost }
}

export const WEB_SHEET =
  'Style sheets and typefaces of the web are not loaded in previews; copy what you need into a sheet.'
