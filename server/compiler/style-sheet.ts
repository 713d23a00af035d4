import { compile } from 'tailwindcss'
import { extractCandidates } from '#shared/compile/candidates.ts'
import { normalPath, type VirtualFiles } from '#shared/compile/virtual-files.ts'
import type { PatternConfig } from '#shared/design.ts'
import { BASE_SHEETS } from './base-sheets.ts'
import { imageUrl } from './bundle.ts'
import type { Vendor } from './vendor-files.ts'

export interface StyleInput {
  files: VirtualFiles
  config: PatternConfig
  vendor: Vendor
  /** Sheets the modules import, in order, by path from the root or by name; conventional global ones are added. */
  sheets: readonly string[]
  moduleCss: string
  /** Candidates of the kit modules in use. */
  kitCandidates: readonly string[]
}

/** Sheets that hold for a design although no module imports them. */
const GLOBAL_SHEETS = ['globals.css', 'index.css', 'theme.css'].flatMap(name =>
  ['', 'src/', 'app/', 'src/app/', 'styles/', 'src/styles/'].map(folder => folder + name),
)
const SCANNED = /\.(?:tsx?|jsx?|mjs|mdx?|html)$/

/** Tailwind, tokens and the design's own sheets as one style sheet. */
export async function buildStyleSheet(input: StyleInput): Promise<string> {
  const { files, config, vendor } = input
  const entry = entrySheet(input)
  const compiler = await compile(entry, {
    base: '/',
    loadStylesheet: async (id, base) => loadSheet(id, base, files, vendor),
    loadModule: async id => {
      throw new Error(
        `"${id}" cannot be loaded: plugins and config files of Tailwind are not supported, use @theme in theme.css.`,
      )
    },
  })
  if (config.styling !== 'tailwind') return compiler.build([])
  const found = new Set(input.kitCandidates)
  for (const path of files.paths()) {
    if (SCANNED.test(path)) for (const candidate of candidatesOf(files.text(path) ?? '')) found.add(candidate)
  }
  return compiler.build([...found])
}

function entrySheet({ files, config, sheets, moduleCss }: StyleInput): string {
  const globals = GLOBAL_SHEETS.filter(path => files.text(path) !== undefined)
    .map(path => `/${path}`)
    .filter(id => !sheets.includes(id))
  const base =
    config.styling === 'tailwind'
      ? config.designSystem === 'shadcn'
        ? ['@import "tailwindcss";', '@import "kit:theme";']
        : ['@import "tailwindcss";', '@import "base:tailwind";']
      : [`@import "base:${config.designSystem === 'chakraUi' ? 'chakra' : 'inline'}";`]
  const own = [...globals, ...sheets].map(id => `@import "${id}";`)
  return [...base, ...own, moduleCss].join('\n')
}

function loadSheet(id: string, base: string, files: VirtualFiles, vendor: Vendor) {
  const known = BASE_SHEETS[id] ?? (id === 'kit:theme' ? vendor.kit.theme : vendor.manifest.sheets[id])
  if (known !== undefined) return { path: id, base: '/', content: known }
  const path = files.resolve(id, `${base}/sheet.css`) ?? files.resolve(`./${id}`, `${base}/sheet.css`)
  if (!path) {
    // Fonts and sheets from the web are not loaded; the design keeps its fallback fonts.
    if (/^(?:https?:)?\/\//.test(id)) return { path: id, base: '/', content: '' }
    throw new Error(`Cannot find "${id}".`)
  }
  const folder = `/${path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''}`
  return { path, base: folder, content: ownSheet(files.text(path) ?? '', folder, files) }
}

/** A sheet of the design without what the base already imports, with its images as data addresses. */
function ownSheet(css: string, folder: string, files: VirtualFiles): string {
  return css
    .replace(
      /@import\s+(?:url\()?["']?(?:tailwindcss[^"';)]*|tw-animate-css|(?:https?:)?\/\/[^"')]+)["']?\)?[^;]*;/g,
      '',
    )
    .replace(/@tailwind\s+\w+\s*;/g, '')
    .replace(/@(?:config|plugin|source)\s+[^;{]+;/g, '')
    .replace(/url\(\s*["']?(?!data:|https?:|#)([^"')]+)["']?\s*\)/g, (whole, target: string) => {
      const path = files.resolve(
        target.startsWith('/') ? target : `./${target}`,
        normalPath(`${folder}/sheet.css`),
      )
      return path ? `url("${imageUrl(path, files.text(path) ?? '')}")` : whole
    })
}

const CACHED_FILES = 2_000
const cache = new Map<string, Set<string>>()

/** By content, so that one design's file never answers for another's path. */
function candidatesOf(code: string): Set<string> {
  const known = cache.get(code)
  if (known) return known
  if (cache.size >= CACHED_FILES) cache.delete(cache.keys().next().value!)
  const found = extractCandidates(code)
  cache.set(code, found)
  return found
}
