import { FRAME_VERSION } from '#shared/frame-messages.ts'
import type { FrameConfig } from '#shared/preview.ts'
import { escapeHtml, scriptJson } from './escape-html.ts'
import { previewHeaders } from './preview-headers.ts'
import { FAILURE_BOX, FAILURE_STYLE, type PreviewPage } from './preview-page.ts'

export interface PortPageInput {
  appOrigins: readonly string[]
  vendorUrl: string
  frameScript: string
}

/** The page of port mode: it knows nothing of any design. */
export function portPage({ appOrigins, vendorUrl, frameScript }: PortPageInput): PreviewPage {
  const frame: FrameConfig = {
    version: FRAME_VERSION,
    artifactId: '',
    appOrigins,
    appJs: null,
    isOpaque: true,
  }
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<link rel="icon" href="data:,">
<script type="application/json" id="maquette-frame">${scriptJson(frame)}</script>
<script type="module" src="${escapeHtml(frameScript)}" crossorigin></script>
<style>${FAILURE_STYLE}</style>
</head>
<body>
<div id="root"></div>
${FAILURE_BOX}
</body>
</html>
`
  return {
    html,
    headers: previewHeaders({ appOrigins, vendorUrl, frameScript, allowsWebImages: false, isOpaque: true }),
  }
}
