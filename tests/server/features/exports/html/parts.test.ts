import { expect, test } from 'vitest'
import { htmlPage } from '#server/features/exports/html/html-page.ts'
import { namesFor, relinked } from '#server/features/exports/html/module-names.ts'
import { usedFaces } from '#server/features/exports/html/used-faces.ts'
import type { VendorManifest } from '#shared/vendor.ts'

const entry = (file: string) => ({ file, exports: null })
const manifest: VendorManifest = {
  hash: '0123456789ab',
  specifiers: {
    react: entry('react.js'),
    'react-router': entry('react-router.js'),
    charts: entry('x/charts.js'),
  },
  files: Object.fromEntries(
    ['react.js', 'react-router.js', 'x/charts.js', 'c/A.js'].map(name => [
      name,
      { imports: [], gzipBytes: 1 },
    ]),
  ),
  ...{ radix: {}, development: {}, sheets: {} },
}

test('neighbours are named, and nothing else in the text is', () => {
  const code =
    'import a from"../c/A.js";import"../react.js";const b="../c/A.js",c=import("./missing.js");export{d}from\'../c/A.js\''
  expect(relinked('x/charts.js', code, manifest, new Map([['react.js', 'react']]))).toEqual({
    code: 'import a from"vendored/c/A.js";import"react";const b="../c/A.js",c=import("./missing.js");export{d}from\'vendored/c/A.js\'',
    asks: ['c/A.js', 'react.js'],
  })
})

test('routes go behind the hash, since the address of a file is no route', () => {
  const { files, made } = namesFor(manifest, ['react-router', 'charts'])
  expect([...files]).toEqual([
    ['react', 'react.js'],
    ['vendored/react-router.js', 'react-router.js'],
    ['charts', 'x/charts.js'],
  ])
  expect(made.get('react-router')).toContain('HashRouter as BrowserRouter')
})

test('only faces of families and letters that are there come along', () => {
  const face = (family: string, range: string) =>
    `@font-face {font-family: "${family}";src: url(./fonts/${family}-${range}.woff2) format("woff2");unicode-range: ${range};}`
  const sheet = [
    face('Inter', 'U+0000-00FF'),
    face('Inter', 'U+0400-04FF'),
    face('Geist', 'U+0000-00FF'),
  ].join('\n')
  expect(usedFaces(sheet, ['body{font-family:Inter}', 'Ahoy']).map(({ file }) => file)).toEqual([
    './fonts/Inter-U+0000-00FF.woff2',
  ])
  expect(usedFaces(sheet, ['body{font-family:Inter}', 'Привет']).length).toBe(2)
})

test('a title or a sheet does not end the place it stands in', () => {
  const html = htmlPage({
    title: '</title><script>alert(1)</script>',
    isDarkMode: true,
    css: 'a::after{content:"</style><script>alert(2)</script>"}',
    modules: { design: 'data:text/javascript;base64,</script><script>alert(3)</script>' },
  })
  expect(html.match(/<script/g)?.length).toBe(3)
  expect(html).not.toContain('</script><script>alert')
  expect(html).toContain('class="dark"')
})
