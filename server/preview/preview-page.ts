import type { FeedbackButton } from '#server/features/feedback/feedback-button.ts'
import { importedFonts } from '#shared/compile/theme/script-fonts.ts'
import type { PatternConfig } from '#shared/design.ts'
import { FRAME_VERSION } from '#shared/frame-messages.ts'
import { MESSAGES } from '#shared/messages.ts'
import type { FrameConfig } from '#shared/preview.ts'
import { sheetOfFamily } from '#shared/script-fonts.ts'
import { type VendorManifest, vendorClosure, vendorImportMap } from '#shared/vendor.ts'
import { escapeHtml, scriptJson } from './escape-html.ts'
import { previewHeaders } from './preview-headers.ts'
import { SCHEME_STYLE } from './scheme-style.ts'

export interface PreviewPageInput {
  artifactId: string
  title: string
  config: PatternConfig
  isDarkMode: boolean
  /** Addresses of the compiled files on the page's own origin; null when the artifact failed. */
  appJs: string | null
  appCss: string | null
  /** Vendored specifiers the bundle imports. */
  imports: readonly string[]
  /** Null while the vendored packages are still being built. */
  manifest: VendorManifest | null
  /** Where the app lives: the only pages that may frame this one and be told anything. */
  appOrigins: readonly string[]
  /** `<app origin>/vendor`, the one address of vendored files. */
  vendorUrl: string
  /** Address of the frame runtime. */
  frameScript: string
  /** Why the artifact did not compile. */
  errorMessage: string | null
  /** What a report of this load carries; null for those who may not report. */
  report?: string | null
  /** The design's own switch for pictures from the web. */
  allowsWebImages?: boolean
  /** Where visitors are asked for feedback: what stands on the page for that. */
  feedback?: FeedbackButton | null
}

export interface PreviewPage {
  html: string
  headers: Record<string, string>
}

/** The page that shows one artifact, or why it cannot be shown. */
export function previewPage(input: PreviewPageInput): PreviewPage {
  const { vendorUrl, appOrigins, allowsWebImages = false, frameScript, feedback } = input
  const formUrl = feedback?.formUrl ?? null
  return {
    html: pageHtml(input),
    headers: previewHeaders({ appOrigins, vendorUrl, frameScript, allowsWebImages, formUrl }),
  }
}

function pageHtml(input: PreviewPageInput): string {
  const {
    artifactId,
    appOrigins,
    title,
    isDarkMode,
    frameScript,
    errorMessage,
    manifest,
    imports,
    vendorUrl,
  } = input
  const isWaiting = manifest === null && imports.length > 0
  const failure = errorMessage ?? (isWaiting ? WAITING : null)
  const appJs = failure === null ? input.appJs : null
  const frame: FrameConfig = {
    ...{ version: FRAME_VERSION, artifactId, appOrigins, appJs },
    ...(input.report ? { report: input.report } : {}),
  }
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="data:,">',
    `<script type="application/json" id="maquette-frame">${scriptJson(frame)}</script>`,
    appJs && manifest ? importMapTag(manifest, imports, vendorUrl) : '',
    `<script type="module" src="${escapeHtml(frameScript)}" crossorigin></script>`,
    appJs ? `<link rel="modulepreload" href="${escapeHtml(appJs)}">` : '',
    ...(appJs && manifest ? preloadTags(manifest, imports, vendorUrl) : []),
    ...(appJs && manifest ? fontTags(manifest, imports, vendorUrl) : []),
    appJs && input.appCss ? `<link rel="stylesheet" href="${escapeHtml(input.appCss)}">` : '',
    `<style>${SCHEME_STYLE}${FAILURE_STYLE}</style>`,
    isWaiting && errorMessage === null ? '<meta http-equiv="refresh" content="3">' : '',
  ]
  const root = isDarkMode ? ' class="dark"' : ''
  return `<!doctype html>
<html lang="en"${root}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root"></div>
${failureBox(failure)}
${input.feedback?.tag ?? ''}
</body>
</html>
`
}

const WAITING = 'The packages this design imports are still being built. This page tries again by itself.'

const importMapTag = (manifest: VendorManifest, imports: readonly string[], vendorUrl: string): string =>
  `<script type="importmap">${scriptJson({ imports: vendorImportMap(manifest, imports, vendorUrl) })}</script>`

const preloadTags = (manifest: VendorManifest, imports: readonly string[], vendorUrl: string): string[] =>
  vendorClosure(manifest, imports).map(
    file =>
      `<link rel="modulepreload" href="${escapeHtml(`${vendorUrl}/${manifest.hash}/${file}`)}" crossorigin>`,
  )

const fontTags = (manifest: VendorManifest, imports: readonly string[], vendorUrl: string): string[] =>
  ['fonts.css', ...importedFonts(imports).map(sheetOfFamily)].map(
    sheet =>
      `<link rel="stylesheet" crossorigin href="${escapeHtml(`${vendorUrl}/${manifest.hash}/${sheet}`)}">`,
  )

/** The same box, empty. */
export const FAILURE_BOX = failureBox(null)

/** The red box of section 8; hidden until the runtime has something to say. */
function failureBox(message: string | null): string {
  const hidden = message === null ? ' hidden' : ''
  return `<div id="maquette-failure" role="alert"${hidden}><div><strong>${MESSAGES.renderFailed}</strong><pre>${escapeHtml(message ?? '')}</pre></div></div>`
}

export const FAILURE_STYLE = `#maquette-failure{position:fixed;inset:0;z-index:2147483647;display:grid;place-items:start center;padding:clamp(16px,6vh,72px) 16px;overflow:auto;background:#fff;color:#7f1d1d;font:14px/1.55 ui-sans-serif,system-ui,sans-serif}
#maquette-failure[hidden]{display:none}
#maquette-failure>div{box-sizing:border-box;width:100%;max-width:640px;padding:20px 22px;border:1px solid #fecaca;border-radius:12px;background:#fef2f2}
#maquette-failure strong{display:block;font-size:15px;font-weight:600}
#maquette-failure pre{margin:10px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;color:#991b1b;font:12.5px/1.6 ui-monospace,SFMono-Regular,Menlo,monospace}
.dark #maquette-failure{background:#0a0a0a;color:#fecaca}
.dark #maquette-failure>div{background:#2a0f11;border-color:#5f1d20}
.dark #maquette-failure pre{color:#fca5a5}`
