import { escapeHtml, scriptJson } from '#server/preview/escape-html.ts'
import { importedFonts } from '#shared/compile/theme/script-fonts.ts'
import { sheetOfFamily } from '#shared/script-fonts.ts'
import { type VendorManifest, vendorClosure, vendorImportMap } from '#shared/vendor.ts'
import type { StaticPage } from './static-page/read-page.ts'

/** Where packages are on the host of a design itself, so that its pages ask nobody else for anything. */
export const OWN_VENDOR = '/_maquette/vendor'
export const OG_PATH = '/_maquette/og'
export const FAVICON_PATH = '/_maquette/favicon'

interface PublishedPageInput {
  /** Of this page, without an origin. */
  path: string
  /** The origin that search engines are told. */
  origin: string
  title: string
  description: string
  hasPicture: boolean
  hasFavicon: boolean
  isDarkMode: boolean
  appJs: string
  appCss: string | null
  /** Vendored specifiers that the bundle imports. */
  imports: readonly string[]
  manifest: VendorManifest
  pageScript: string
  /** As the publishing browser drew it; null for a path it did not know. */
  drawn: StaticPage | null
  /** Where visitors are asked for feedback: what stands on the page for that. */
  feedbackTag: string
}

interface PublishedPage {
  html: string
  /** The one script that stands in the page itself, for its policy. */
  importMap: string
}

/** A page of a publication: what a browser drew of it, what search engines and networks ask for, and the design's own code. */
export function publishedPage(input: PublishedPageInput): PublishedPage {
  const { appJs, appCss, imports, manifest, pageScript, drawn, isDarkMode } = input
  const importMap = scriptJson({ imports: vendorImportMap(manifest, imports, OWN_VENDOR) })
  const sheets = ['fonts.css', ...importedFonts(imports).map(sheetOfFamily)]
  const vendored = (file: string) => escapeHtml(`${OWN_VENDOR}/${manifest.hash}/${file}`)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...aboutTags(input),
    `<link rel="icon" href="${input.hasFavicon ? FAVICON_PATH : 'data:,'}">`,
    ...sheets.map(sheet => `<link rel="stylesheet" href="${vendored(sheet)}">`),
    appCss ? `<link rel="stylesheet" href="${escapeHtml(appCss)}">` : '',
    drawn?.styles ? `<style data-maquette-drawn>${drawn.styles}</style>` : '',
    `<script type="importmap">${importMap}</script>`,
    `<script type="module" src="${escapeHtml(pageScript)}" id="maquette-page" data-app="${escapeHtml(appJs)}"></script>`,
    `<link rel="modulepreload" href="${escapeHtml(appJs)}">`,
    ...vendorClosure(manifest, imports).map(file => `<link rel="modulepreload" href="${vendored(file)}">`),
  ]
  const dark = ' class="dark" style="color-scheme: dark"'
  const html = `<!doctype html>
<html${drawn?.rootAttributes.includes(' lang=') ? '' : ' lang="en"'}${drawn?.rootAttributes || (isDarkMode ? dark : '')}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body${drawn?.bodyAttributes ?? ''}>
${drawn?.body || '<div id="root"></div>'}
${input.feedbackTag}
</body>
</html>
`
  return { html, importMap }
}

/** Title and description, the one address of the page, and how a link to it is shown. */
function aboutTags({ path, origin, title, description, hasPicture }: PublishedPageInput): string[] {
  const address = escapeHtml(`${origin}${path}`)
  const picture = escapeHtml(`${origin}${OG_PATH}`)
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${address}">`,
    property('type', 'website'),
    property('url', address),
    property('title', escapeHtml(title)),
    description && property('description', escapeHtml(description)),
    hasPicture ? property('image', picture) : '',
    `<meta name="twitter:card" content="${hasPicture ? 'summary_large_image' : 'summary'}">`,
  ].filter(tag => tag !== '')
}
