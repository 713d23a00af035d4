import { BASE_SHEETS } from '#shared/compile/base-sheets.ts'
import { globalSheets } from '#shared/compile/style-sheet.ts'
import { normalPath } from '#shared/compile/virtual-files.ts'
import { packageName } from '#shared/packages.ts'
import type { Draft, ProjectFile } from './draft.ts'
import type { MendedInput } from './mended-input.ts'
import { relativePath } from './specifiers.ts'

const PLAIN_SHEET = /(?<!\.module)\.css$/

/** One sheet that imports Tailwind, the tokens and the sheets of the design, in the order the preview has them. */
export function stylesPart(
  draft: Draft,
  order: readonly string[],
  { before, after }: MendedInput['mends'],
): ProjectFile[] {
  const { input, layout, design, styles: place } = draft
  const isTailwind = input.config.styling === 'tailwind'
  const base = layout.claim(
    isTailwind && input.config.designSystem === 'shadcn' ? 'src/tokens.css' : 'src/base.css',
  )
  const globals = globalSheets(design).filter(path => !order.includes(`/${path}`))
  const wanted = [...globals.map(path => `/${path}`), ...order]
  const imports = wanted.map(id => {
    if (id.startsWith('/')) return relativePath(place, layout.of(id.slice(1)))
    draft.packages.add(packageName(id))
    return id
  })
  const head = isTailwind ? ['@import "tailwindcss" source(".");'] : []
  const all = [
    ...head,
    `@import "${relativePath(place, base)}";`,
    ...imports.map(id => `@import ${JSON.stringify(id)};`),
    ...(after ? [after] : []),
  ]
  const text = before ? `${baseText(draft)}\n${before}\n` : baseText(draft)
  for (const [, name = ''] of text.matchAll(/@import "([^"]+)"/g)) draft.packages.add(packageName(name))
  return [
    { name: base, content: text },
    { name: place, content: `${all.join('\n')}\n` },
  ]
}

function baseText({ input, kit }: Draft): string {
  const { designSystem, styling } = input.config
  if (styling === 'tailwind' && designSystem === 'shadcn') return kit.theme
  const name = styling === 'tailwind' ? 'tailwind' : designSystem === 'chakraUi' ? 'chakra' : 'inline'
  return `${BASE_SHEETS[`base:${name}`]}\n`
}

const LEFT_OUT =
  /@import\s{1,20}(?:url\()?["']?(?:tailwindcss[^"';)]{0,200}|tw-animate-css|(?:https?:)?\/\/[^"')]{1,500})["']?\)?[^;]{0,200};|@tailwind\s{1,20}\w{1,40}\s{0,20};|@(?:config|plugin|source)\s{1,20}[^;{]{1,300}(?:;|\{[^}]{0,2000}\})/g
const IMPORT = /(@import\s+(?:url\(\s*)?["']?)(?!(?:https?:)?\/\/)([^"');\s]+)/g
const ADDRESS = /(url\(\s*["']?)(?!data:|https?:|#)([^"')]+?)(["']?\s*\))/g

/** A sheet of the design without what the page's own sheet brings, with what it names where that is now. */
export function sheetText(draft: Draft, path: string): string {
  const { design, layout } = draft
  const importer = layout.of(path)
  const folder = `/${path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''}`
  const placed = (target: string): string | null => {
    const own = target.startsWith('/') || target.startsWith('@/') ? target : `./${target}`
    const found = design.resolve(own, normalPath(`${folder}/sheet.css`))
    const place = found && layout.of(found)
    if (!place) return null
    return place.startsWith('public/') ? place.slice('public'.length) : relativePath(importer, place)
  }
  const text = (design.text(path) ?? '')
    .replace(LEFT_OUT, whole => {
      const [web] = /(?:https?:)?\/\/[^"')\s;]+/.exec(whole) ?? []
      if (web) draft.webSheets.add(web)
      return web ? `/* left out, as in the preview: ${web.replaceAll('*/', '')} */` : ''
    })
    .replace(IMPORT, (whole, before: string, target: string) => {
      const next = placed(target)
      return next ? `${before}${next}` : whole
    })
    .replace(ADDRESS, (whole, before: string, target: string, after: string) => {
      const next = placed(target.trim())
      return next ? `${before}${next}${after}` : whole
    })
  // A module's own sheet is read alone, so it says where its utilities come from.
  const isModule = !PLAIN_SHEET.test(path)
  return isModule && /@(?:apply|variant)\b|--(?:spacing|alpha)\(/.test(text)
    ? `@reference "${relativePath(importer, draft.styles)}";\n${text}`
    : text
}
