import { compile } from 'tailwindcss'
import type { PatternConfig } from '#shared/design.ts'
import { imageUrl } from './assets.ts'
import { BASE_SHEETS } from './base-sheets.ts'
import { extractCandidates } from './candidates.ts'
import { configRest } from './theme/config-rest.ts'
import { mendedSheet, type ThemeMends, themeMends } from './theme/theme-mends.ts'
import { normalPath, type VirtualFiles } from './virtual-files.ts'

export interface StyleInput {
  files: VirtualFiles
  config: PatternConfig
  /** Sheets the modules import, in order, by path from the root or by name; conventional global ones are added. */
  sheets: readonly string[]
  moduleCss: string
  /** Sheets that can be imported by name: Tailwind's own, the kit's theme, those of packages. */
  named: Readonly<Record<string, string>>
}

/** Sheets that hold for a design although no module imports them. */
const GLOBAL_SHEETS = ['globals.css', 'index.css', 'theme.css'].flatMap(name =>
  ['', 'src/', 'app/', 'src/app/', 'styles/', 'src/styles/'].map(folder => folder + name),
)
/** Those of them that this design has. */
export const globalSheets = (files: VirtualFiles): string[] =>
  GLOBAL_SHEETS.filter(path => files.text(path) !== undefined)

const SCANNED = /\.(?:tsx?|jsx?|mjs|mdx?|html)$/

/** Tailwind, tokens and the design's own sheets as one: gives the whole style sheet for a list of candidates. */
export async function styleCompiler(input: StyleInput): Promise<(candidates: string[]) => string> {
  const { files, config, named } = input
  const mends = mendsOf(input)
  const own = (css: string) => mendedSheet(css, mends, isWithKit(config))
  const all: StyleInput['named'] = { ...named, [MENDS]: mends.before }
  const read = configRest(files)
  const compiled = (entry: string) =>
    compile(entry, {
      base: '/',
      loadStylesheet: async (id, base) => loadSheet({ id, base, files, named: all, own }),
      loadModule: async id => {
        if (id === CONFIG && read) return { path: id, base: '/', module: read }
        throw new Error(
          `"${id}" cannot be loaded: plugins and config files of Tailwind are not supported, use @theme in theme.css.`,
        )
      },
    })
  const entry = styleEntry(input)
  // A config that Tailwind takes offence at is worth less than the page.
  const compiler = await (read
    ? compiled(entry).catch(() => compiled(withoutConfig(entry)))
    : compiled(entry))
  return candidates => compiler.build(config.styling === 'tailwind' ? candidates : [])
}

/** Everything in a design that could be a class, and what the kit modules in use bring. */
export function styleCandidates(
  files: VirtualFiles,
  ofKit: readonly string[],
  mended: ThemeMends['mended'] = text => text,
): string[] {
  const found = new Set(ofKit)
  for (const path of files.paths()) {
    if (!SCANNED.test(path)) continue
    for (const candidate of candidatesOf(mended(files.text(path) ?? ''))) found.add(candidate)
  }
  return [...found]
}

/** The kit's theme is there. */
const isWithKit = ({ designSystem, styling }: PatternConfig): boolean =>
  styling === 'tailwind' && designSystem === 'shadcn'

/** What the theme of a design needs here. */
export function mendsOf({ files, config, sheets, named }: Omit<StyleInput, 'moduleCss'>): ThemeMends {
  const own = [...globalSheets(files), ...sheets.map(id => id.replace(/^\//, ''))]
  return themeMends({
    ...{ files, config },
    sheets: withImported(
      [...new Set(own)].filter(path => files.text(path) !== undefined),
      files,
    ),
    kitTheme: isWithKit(config) ? (named['kit:theme'] ?? '') : '',
  })
}

/** These sheets and those that they import, each once. */
function withImported(sheets: readonly string[], files: VirtualFiles): string[] {
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const [, id = ''] of (files.text(path) ?? '').matchAll(
      /@import\s{1,9}(?:url\()?["']([^"']{1,300})["']/g,
    )) {
      const next = files.resolve(id, path) ?? files.resolve(`./${id}`, path)
      if (next?.endsWith('.css')) visit(next)
    }
  }
  sheets.forEach(visit)
  return [...found]
}

const MENDS = 'design:mends'
const CONFIG = 'design:config'
const CONFIG_LINE = `@config "${CONFIG}";`
const withoutConfig = (entry: string): string => entry.replace(CONFIG_LINE, '')

/** The sheet that imports all others; with the texts of the design's sheets it says whether anything changed. */
export function styleEntry(input: StyleInput): string {
  const { files, config, sheets, moduleCss } = input
  const { before, after, mended } = mendsOf(input)
  const globals = globalSheets(files)
    .map(path => `/${path}`)
    .filter(id => !sheets.includes(id))
  const base =
    config.styling === 'tailwind'
      ? config.designSystem === 'shadcn'
        ? ['@import "tailwindcss";', '@import "kit:theme";']
        : ['@import "tailwindcss";', '@import "base:tailwind";']
      : [`@import "base:${config.designSystem === 'chakraUi' ? 'chakra' : 'inline'}";`]
  const mends = before ? [`@import "${MENDS}"; /* ${before.replaceAll('*/', '')} */`] : []
  const own = [...globals, ...sheets].map(id => `@import "${id}";`)
  const read = config.styling === 'tailwind' ? configRest(files) : null
  const ofConfig = read ? [`${CONFIG_LINE} /* ${JSON.stringify(read).replaceAll('*/', '')} */`] : []
  return [...base, ...mends, ...own, ...ofConfig, mended(moduleCss), after].join('\n')
}

interface Loading {
  id: string
  base: string
  files: VirtualFiles
  named: StyleInput['named']
  own: (css: string) => string
}

function loadSheet({ id, base, files, named, own }: Loading) {
  const known = BASE_SHEETS[id] ?? named[id]
  if (known !== undefined) return { path: id, base: '/', content: known }
  const path = files.resolve(id, `${base}/sheet.css`) ?? files.resolve(`./${id}`, `${base}/sheet.css`)
  if (!path) {
    // Fonts and sheets from the web are not loaded; the design keeps its fallback fonts.
    if (/^(?:https?:)?\/\//.test(id)) return { path: id, base: '/', content: '' }
    throw new Error(`Cannot find "${id}".`)
  }
  const folder = `/${path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''}`
  return { path, base: folder, content: own(ownSheet(files.text(path) ?? '', folder, files)) }
}

/** An address in brackets would be taken for that of a picture. */
const LOCAL_IMPORT =
  /@import\s{1,99}url\(\s{0,9}["']?(?!(?:https?:)?\/\/|data:)([^"'()]{1,500})["']?\s{0,9}\)/g

/** A sheet of the design without what the base already imports, with its images as data addresses. */
function ownSheet(css: string, folder: string, files: VirtualFiles): string {
  return css
    .replace(LOCAL_IMPORT, '@import "$1"')
    .replace(
      /@import\s{1,99}(?:url\()?["']?(?:tailwindcss|tw-animate-css|(?:https?:)?\/\/[^"')]{1,2000}["')])[^;@]{0,300};/g,
      '',
    )
    .replace(/@tailwind\s+\w+\s*;/g, '')
    .replace(/@(?:config|plugin|source)\s[^;{]{1,500}(?:;|\{[^{}]{0,5000}\})/g, '')
    .replace(
      /url\(\s{0,9}["']?(?!data:|https?:|#)([^"'()]{1,500})["']?\s{0,9}\)/g,
      (whole, target: string) => {
        const path = files.resolve(
          target.startsWith('/') ? target : `./${target}`,
          normalPath(`${folder}/sheet.css`),
        )
        return path ? `url("${imageUrl(path, files.text(path) ?? '')}")` : whole
      },
    )
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
