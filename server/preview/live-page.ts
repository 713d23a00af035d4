import type { DesignSystem } from '#shared/design.ts'
import { FRAME_VERSION } from '#shared/frame-messages.ts'
import type { FrameConfig } from '#shared/preview.ts'
import {
  developmentImportMap,
  type VendorManifest,
  vendorClosure,
  vendorFileClosure,
} from '#shared/vendor.ts'
import { escapeHtml, scriptJson } from './escape-html.ts'
import { previewHeaders } from './preview-headers.ts'
import type { PreviewPage } from './preview-page.ts'
import { SCHEME_STYLE } from './scheme-style.ts'

interface LivePageInput {
  title: string
  designSystem: DesignSystem
  isDarkMode: boolean
  manifest: VendorManifest
  appOrigins: readonly string[]
  /** `<app origin>/vendor`, the one address of vendored files. */
  vendorUrl: string
  frameScript: string
  allowsWebImages?: boolean
  /** In port mode. */
  isOpaque?: boolean
}

/** What a first design of each kind is likely to import, in the order of likelihood. */
const WARM: Record<DesignSystem, readonly string[]> = {
  html: ['lucide-react/createLucideIcon'],
  chakraUi: ['@chakra-ui/react'],
  shadcn: [
    'lucide-react/createLucideIcon',
    ...[
      'button',
      'card',
      'badge',
      'input',
      'label',
      'separator',
      'avatar',
      'tabs',
      'select',
      'dialog',
      'table',
    ].map(name => `@/components/ui/${name}`),
    'recharts',
    '@/components/ui/chart',
  ],
}

/** A page without a design: React is loaded, and modules come by message as they are written. */
export function livePage(input: LivePageInput): PreviewPage {
  const {
    title,
    designSystem,
    isDarkMode,
    manifest,
    appOrigins,
    vendorUrl,
    frameScript,
    allowsWebImages = false,
    isOpaque = false,
  } = input
  const base = `${vendorUrl}/${manifest.hash}`
  const warm = vendorClosure(manifest, WARM[designSystem]).filter(file => !isReact(file))
  const frame: FrameConfig = {
    version: FRAME_VERSION,
    artifactId: '',
    appOrigins,
    appJs: null,
    isOpaque,
    live: { vendorUrl, warm: warm.map(file => `${manifest.hash}/${file}`).reverse() },
  }
  const preloads = vendorFileClosure(manifest, Object.values(manifest.development))
  const root = isDarkMode ? ' class="dark"' : ''
  const html = `<!doctype html>
<html lang="en"${root}>
<head>
<meta charset="utf-8">
<style>${SCHEME_STYLE}</style>
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<script type="application/json" id="maquette-frame">${scriptJson(frame)}</script>
<script type="importmap">${scriptJson({ imports: developmentImportMap(manifest, vendorUrl) })}</script>
<script type="module" src="${escapeHtml(frameScript)}" crossorigin></script>
${preloads.map(file => `<link rel="modulepreload" href="${escapeHtml(`${base}/${file}`)}" crossorigin>`).join('\n')}
<link rel="stylesheet" crossorigin href="${escapeHtml(`${base}/fonts.css`)}">
</head>
<body>
<div id="root"></div>
</body>
</html>
`
  return {
    html,
    headers: previewHeaders({ appOrigins, vendorUrl, frameScript, allowsWebImages, isOpaque }),
  }
}

/** React comes in its development form here. */
const isReact = (file: string): boolean => /^react(?:-dom)?(?:\/[\w-]+)?\.js$/.test(file)
