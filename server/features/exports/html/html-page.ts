import { escapeHtml, scriptJson } from '#server/preview/escape-html.ts'

export interface HtmlParts {
  title: string
  isDarkMode: boolean
  css: string
  /** Addresses with the code inside, by the names that import them. */
  modules: Record<string, string>
}

/** The name by which the page loads the design itself. */
export const DESIGN = 'design'

/** The page of a design in one file: opened from a folder or a mail, without a server and without a network. */
export function htmlPage({ title, isDarkMode, css, modules }: HtmlParts): string {
  return `<!doctype html>
<html lang="en"${isDarkMode ? ' class="dark" style="color-scheme: dark"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${css.replaceAll('</style', '<\\/style')}</style>
<script type="importmap">${scriptJson({ imports: modules })}</script>
</head>
<body>
<div id="root"></div>
<script type="module">${MOUNT}</script>
</body>
</html>
`
}

/** As the preview mounts it: what has no component has drawn itself. */
const MOUNT = `import * as design from '${DESIGN}'
const { App, React, createRoot, wrap } = design
if (App) {
  const page = React.createElement(App)
  createRoot(document.getElementById('root')).render(wrap ? wrap(page) : page)
}`
