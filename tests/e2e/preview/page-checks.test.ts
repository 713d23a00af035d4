import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import type { FrameLook, FrameLooked } from '#shared/frame-messages.ts'
import { findingsSchema } from '#shared/page-look.ts'
import { openBrowser } from '#tests/support/people/browser.ts'

const PIXEL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  const look = await script('client/frame-runtime/tools/look/look.ts')
  const axe = `export default ${JSON.stringify(readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8'))}`
  const server = createServer(({ url }, response) => {
    const isScript = url === '/look.js' || url === '/axe.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(url === '/look.js' ? look : url === '/axe.js' ? axe : '<!doctype html><title>A page</title>')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const opened = await openBrowser()
  const context = await opened.browser.newContext({ viewport: { width: 390, height: 844 } })
  page = await context.newPage()
  close = async () => {
    await context.close()
    await opened.close()
    server.close()
  }
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  // In a text, since the test's own imports are rewritten.
  await page.evaluate("window.script = import('/look.js'); 0")
})
afterAll(() => close?.())

async function script(entry: string): Promise<string> {
  const { outputFiles } = await build({
    ...{
      entryPoints: [inRoot(entry)],
      absWorkingDir: inRoot('.'),
      bundle: true,
      write: false,
      format: 'esm',
    },
    ...{ target: 'es2022', minify: true },
  })
  return outputFiles[0]!.text
}

type Script = typeof import('#client/frame-runtime/tools/look/look.ts')

const looked = (html: string, asked: Partial<FrameLook> = {}, dir = 'ltr'): Promise<FrameLooked> =>
  page.evaluate(
    async ({ html, asked, dir }) => {
      document.documentElement.dir = dir
      document.body.innerHTML = `<style>body{margin:0;font:16px sans-serif;color:#111}</style><div id="root">${html}</div>`
      const locOf = (element: Element) => ({
        loc: element.closest('[data-loc]')?.getAttribute('data-loc') ?? null,
        tag: element.localName,
      })
      const { lookAtPage } = await (window as unknown as { script: Promise<Script> }).script
      return lookAtPage(
        { width: innerWidth, picture: null, element: null, withinMs: 15_000, ...asked },
        locOf,
        [],
      )
    },
    { html, asked, dir },
  )

/** What is found, without the parts that a case does not speak of. */
async function found(html: string): Promise<Record<string, unknown>[]> {
  const { findings } = await looked(html)
  return findingsSchema.parse(findings)
}

test.each([
  [
    'a box of fixed width, and not the words in it',
    '<main><div data-loc="App.tsx:3:5" style="width:490px"><p>Harbour</p></div></main>',
    { kind: 'overflow', loc: 'App.tsx:3:5', tag: 'div', pageWidth: 490, width: 490, why: 'fixed' },
  ],
  [
    'words that do not wrap',
    '<main><p data-loc="App.tsx:4:1" style="white-space:nowrap;width:max-content">A line of many words that goes on and on and on beyond the edge of the page</p></main>',
    { kind: 'overflow', loc: 'App.tsx:4:1', tag: 'p', why: 'nowrap' },
  ],
  [
    'a child of a row that may not shrink',
    `<main style="display:flex"><div data-loc="App.tsx:5:1">${'x'.repeat(70)}</div></main>`,
    { kind: 'overflow', loc: 'App.tsx:5:1', tag: 'div', why: 'shrink' },
  ],
  [
    'a box of least width',
    '<main><div data-loc="App.tsx:6:1" style="min-width:480px"><p>Harbour</p></div></main>',
    { kind: 'overflow', loc: 'App.tsx:6:1', tag: 'div', width: 480, why: 'fixed' },
  ],
  [
    'a short name that ends in three dots',
    '<p data-loc="rota.tsx:66:9" style="width:32px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Sanne</p>',
    { kind: 'cut', loc: 'rota.tsx:66:9', text: 'Sanne', width: 32, isEllipsis: true },
  ],
  [
    'words cut off by their box',
    '<div data-loc="App.tsx:7:1" style="width:60px;overflow:hidden"><b style="white-space:nowrap">Twelve boats today</b></div>',
    { kind: 'cut', loc: 'App.tsx:7:1', text: 'Twelve boats today', width: 60, isEllipsis: false },
  ],
  [
    'a line cut off below',
    '<p style="height:12px;line-height:24px;overflow:hidden">Half of it</p>',
    { kind: 'cut', text: 'Half of it' },
  ],
  [
    'words broken into pieces by a narrow box',
    '<p data-loc="App.tsx:8:1" style="width:30px">45 of 62</p>',
    { kind: 'squeezed', text: '45 of 62', lines: 3 },
  ],
  [
    'pale words, with their real colours',
    '<p data-loc="App.tsx:9:1" style="color:#e5e7eb;background:#fff">Harbour</p>',
    { kind: 'contrast', loc: 'App.tsx:9:1', ratio: 1.23, needed: 4.5, colour: '#e5e7eb', ground: '#ffffff' },
  ],
  [
    'half transparent words on the ground they stand on',
    '<div style="background:#000"><p style="color:rgb(255 255 255 / 25%)">Harbour</p></div>',
    { kind: 'contrast', colour: '#404040', ground: '#000000' },
  ],
  [
    'a button without a name',
    '<button data-loc="App.tsx:11:1"></button>',
    { kind: 'rule', rule: 'button-name' },
  ],
  ['a picture without alt', `<img src="${PIXEL}" width="9" height="9">`, { kind: 'rule', rule: 'image-alt' }],
  [
    'a cover without a picture',
    '<main><div data-loc="App.tsx:13:1" style="width:300px;height:200px;background:#ddd"></div><p>Words</p></main>',
    { kind: 'empty', loc: 'App.tsx:13:1', width: 300, height: 200 },
  ],
  [
    'a section in which there is nothing',
    '<main><section data-loc="App.tsx:14:1" style="height:400px"><div></div></section><p>Words</p></main>',
    { kind: 'empty', loc: 'App.tsx:14:1', tag: 'section', height: 400 },
  ],
])('finds %s', async (_, html, finding) => {
  expect(await found(html)).toEqual([expect.objectContaining(finding)])
})

const BARS = [40, 90, 60]
  .map(height => `<i style="width:40px;height:${height}px;background:#345"></i>`)
  .join('')
const SLIDE = '<li style="flex:0 0 300px"><div><div><b>A long name of a slide here</b></div></div></li>'

test.each([
  [
    'a table that scrolls in its box',
    '<div style="overflow-x:auto" tabindex="0"><table style="width:900px"><tr><td>1</td></tr></table></div>',
  ],
  [
    'what adorns a page whose edges are hidden',
    '<style>body{overflow-x:hidden}</style><p>Words</p><i style="position:absolute;left:300px;top:0;width:400px;height:99px;background:#eee"></i>',
  ],
  [
    'words for screen readers alone',
    '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap">Skip all of this</p><p>Words</p>',
  ],
  [
    'a long line that ends in three dots',
    '<p style="width:200px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A sentence that anybody would expect to end somewhere</p>',
  ],
  [
    'words cut after so many lines as they were given',
    '<p style="width:200px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden">A sentence that anybody would expect to end somewhere, with more of it</p>',
  ],
  [
    'slides that wait outside of their window',
    `<div style="overflow:hidden"><ul style="display:flex;margin:0;padding:0;list-style:none">${SLIDE.repeat(3)}</ul></div>`,
  ],
  [
    'a box with a gradient',
    '<main><div style="width:300px;height:200px;background:linear-gradient(#123,#456)"></div><p>Words</p></main>',
  ],
  [
    'a chart of boxes',
    `<main><div style="display:flex;align-items:end;width:300px;height:200px;background:#eee">${BARS}</div></main>`,
  ],
  [
    'what is hidden',
    '<div hidden><button></button></div><div style="opacity:0"><p style="width:30px">45 of 62</p></div><p>Words</p>',
  ],
])('finds nothing wrong with %s', async (_, html) => {
  expect(await found(html)).toEqual([])
})

test('what is drawn anew for a narrower window is not too wide, and what stays wide is', async () => {
  const chart = (after: string) =>
    `<h1>Chart</h1><svg data-loc="Chart.tsx:3" width="700" height="40"></svg><img alt="" src="data:," onerror="${after}">`
  const later = "setTimeout(() => this.previousSibling.setAttribute('width', 300), 250)"
  expect(await found(chart(later))).toEqual([])
  expect(await found(chart(''))).toMatchObject([{ kind: 'overflow', why: 'fixed' }])
})

test('twelve texts of the same kind are told at most, and nothing of the page is left changed', async () => {
  const pale = '<p style="color:#eee;background:#fff;width:480px">Harbour</p>'
  expect((await found(pale.repeat(40))).filter(({ kind }) => kind === 'contrast')).toHaveLength(12)
  expect(await page.locator('#root').innerHTML()).toBe(pale.repeat(40))
})

test('a picture is of the page from its top, or of what is named by its place or its words', async () => {
  const html = `<header data-loc="App.tsx:2:1" style="background:#f00;height:100px;width:200px">Above</header><main style="height:3000px">Below</main>`
  const picture = { height: 1_170, targetWidth: 390, maxCharacters: 400_000 }
  const sizeOf = async (asked: Partial<FrameLook>) => {
    const { url } = await looked(html, { picture, ...asked })
    expect(url).toMatch(/^data:image\/jpeg;base64,/)
    return page.evaluate(async address => {
      const image = Object.assign(new Image(), { src: address })
      await image.decode()
      return [image.width, image.height]
    }, url ?? '')
  }
  expect(await sizeOf({})).toEqual([390, 1_170])
  expect(await sizeOf({ element: 'App.tsx:2' })).toEqual([200, 100])
  expect(await sizeOf({ element: 'above' })).toEqual([200, 100])
})

test('on a page that is read from right to left, what reaches over its left edge is found', async () => {
  const wide = '<main><div data-loc="App.tsx:3:5" style="width:490px"><p>مرحبا</p></div></main>'
  const seen = await looked(wide, {}, 'rtl')
  expect(seen.findings).toMatchObject([
    { kind: 'overflow', loc: 'App.tsx:3:5', pageWidth: 490, width: 490, why: 'fixed' },
  ])
  const hidden =
    '<style>html,body{overflow-x:hidden}</style><p data-loc="App.tsx:4:1" style="width:420px;white-space:nowrap;text-align:left">مرحبا بالعالم</p>'
  expect((await looked(hidden, {}, 'rtl')).findings).toMatchObject([{ kind: 'cut', loc: 'App.tsx:4:1' }])
  const good = '<main><p>مرحبا</p><div style="overflow:auto"><p style="width:900px">بالعالم</p></div></main>'
  expect((await looked(good, {}, 'rtl')).findings).toEqual([])
})

const LONG = `<main style="height:4000px"><h1>Harbour</h1><section style="position:absolute;top:2000px">${'<p>boat</p>'.repeat(300)}</section></main>`
const PICTURE = { height: 1_170, targetWidth: 390, maxCharacters: 500_000 }

test('a picture that is not there in time is left out, and what was found is told', async () => {
  const pale = `<p style="color:#e5e7eb;background:#fff">Pale</p>${LONG}`
  const seen = await looked(pale, { picture: PICTURE, withinMs: 0 })
  expect(seen).toMatchObject({ findings: [{ kind: 'contrast' }], url: null })
})

test('of a long page only what is pictured is drawn', async () => {
  /** How often the style of an element was read; to draw one takes several. */
  const read = async (picture: FrameLook['picture']) => {
    await page.evaluate(() => {
      const counted = window as unknown as { reads: number; styleOf?: typeof getComputedStyle }
      counted.reads = 0
      counted.styleOf ??= window.getComputedStyle.bind(window)
      window.getComputedStyle = (...of) => {
        counted.reads += 1
        return counted.styleOf!(...of)
      }
    })
    const { url } = await looked(LONG, { picture })
    expect(url === null).toBe(picture === null)
    return page.evaluate(() => (window as unknown as { reads: number }).reads)
  }
  const none = await read(null)
  expect((await read(PICTURE)) - none).toBeLessThan(500)
  expect((await read({ ...PICTURE, height: 4_000 })) - none).toBeGreaterThan(500)
})
