import { expect, test } from 'vitest'
import { type PreviewPageInput, previewPage } from '#server/preview/preview-page.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import type { VendorManifest } from '#shared/vendor.ts'

const HASH = '0123456789ab'
const manifest: VendorManifest = {
  hash: HASH,
  specifiers: {
    react: { file: 'react.js', exports: [] },
    recharts: { file: 'recharts.js', exports: [] },
  },
  files: {
    'react.js': { imports: ['c/A.js'], gzipBytes: 1 },
    'c/A.js': { imports: [], gzipBytes: 1 },
    'recharts.js': { imports: ['c/A.js', 'react.js'], gzipBytes: 1 },
  },
  radix: {},
  sheets: {},
  development: {},
}
const input: PreviewPageInput = {
  artifactId: 'a0000000000000000000',
  title: 'Sales',
  config: DEFAULT_CONFIG,
  isDarkMode: false,
  appJs: '/_artifact/a0000000000000000000/app.js',
  appCss: '/_artifact/a0000000000000000000/app.css',
  imports: ['react'],
  manifest,
  appOrigins: ['http://localhost:5173'],
  vendorUrl: 'http://localhost:5173/vendor',
  frameScript: '/_maquette/frame.js',
  errorMessage: null,
}
const rules = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map(rule => {
      const [name = '', ...values] = rule.split(' ')
      return [name, values.join(' ')]
    }),
  )

test('the import map and the preloads hold what the bundle imports and nothing else', () => {
  const { html } = previewPage(input)
  expect(html).toContain(`{"imports":{"react":"http://localhost:5173/vendor/${HASH}/react.js"}}`)
  expect(html).toContain(`href="http://localhost:5173/vendor/${HASH}/c/A.js" crossorigin`)
  expect(html).not.toContain('recharts')
})

test('the import map stands before every module, and the runtime is the first script', () => {
  const { html } = previewPage(input)
  const scripts = [...html.matchAll(/<script type="(importmap|module)"(?: src="([^"]+)")?/g)].map(
    m => m[2] ?? m[1],
  )
  expect(scripts).toEqual(['importmap', '/_maquette/frame.js'])
})

test('the headers let a design run and reach nothing else', () => {
  const { headers } = previewPage(input)
  expect(rules(headers)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'unsafe-inline' 'unsafe-eval' blob: http://localhost:5173/vendor/",
    'img-src': "'self' data: blob:",
    'connect-src': "'self' data: blob: http://localhost:5173/vendor/",
    'worker-src': 'blob:',
    'frame-src': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': 'http://localhost:5173',
  })
  expect(headers).toMatchObject({
    'origin-agent-cluster': '?1',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(rules(previewPage({ ...input, allowsWebImages: true }).headers)['img-src']).toBe(
    "'self' data: blob: https:",
  )
})

test('[S8] an artifact that failed shows the red box, with everything escaped', () => {
  const { html } = previewPage({
    ...input,
    appJs: null,
    appCss: null,
    errorMessage: 'a <b> & "c" </pre><script>x()</script>',
  })
  expect(html).toContain('Oops! This code could not be rendered.')
  expect(html).toContain('a &lt;b&gt; &amp; &quot;c&quot; &lt;/pre&gt;&lt;script&gt;')
  expect(html).not.toContain('<script>x()')
  expect(html).toMatch(/id="maquette-failure" role="alert">/)
  expect(html).not.toContain('importmap')
})

test('a name cannot end the title or the configuration', () => {
  const { html } = previewPage({ ...input, title: '</title><script>', artifactId: '</script><script>x()' })
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;')
  expect(html).not.toContain('<script>x()')
})

test('dark mode is the class shadcn themes switch by', () => {
  expect(previewPage({ ...input, isDarkMode: true }).html).toContain('<html lang="en" class="dark"')
  expect(previewPage(input).html).toContain('<html lang="en">')
})

test('while the packages are being built the page says so and tries again', () => {
  const { html } = previewPage({ ...input, manifest: null })
  expect(html).toContain('still being built')
  expect(html).toContain('http-equiv="refresh"')
})
