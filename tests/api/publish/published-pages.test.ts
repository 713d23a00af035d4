import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'
import { getPage } from '#tests/support/product/preview-request.ts'
import { drawn, HTML, TwoVersions } from '#tests/support/publish/two-versions.ts'
import { redPng } from '#tests/support/red-png.ts'

const url = inject('productUrl')
let ada: Person
let id: string
let design: TwoVersions

beforeAll(async () => {
  ada = await Person.withAccount(url, 'Ada')
})
beforeEach(async () => {
  design = await TwoVersions.of(ada, url)
  id = design.id
})

const page = (...given: Parameters<TwoVersions['page']>) => design.page(...given)
const publish = (...given: Parameters<TwoVersions['publish']>) => design.publish(...given)
const status = () => design.status()
const hostOf = (...given: Parameters<TwoVersions['hostOf']>) => design.hostOf(...given)
const [first, second] = [() => design.first, () => design.second]

describe('[issue 30.1] pictures of a publication', () => {
  const upload = async (): Promise<string> => {
    const response = await ada.fetch(`/api/upload/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(redPng(32, 32)),
    })
    return ((await response.json()) as { url: string }).url
  }

  test('uploads of this design stand at the page’s own address', async () => {
    const [ogImage, favicon] = [await upload(), await upload()]
    await publish({ artifactId: first(), ogImage, favicon })
    const seen = await page()
    expect(seen.text).toContain(`<meta property="og:image" content="${hostOf()}/_maquette/og">`)
    expect(seen.text).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(seen.text).toContain('<link rel="icon" href="/_maquette/favicon">')
    for (const path of ['/_maquette/og', '/_maquette/favicon']) {
      const picture = await page(path)
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    }
    const taken = await ada.must(api.publish.update, { path: { id }, body: { favicon: '' } })
    expect([taken.favicon, taken.ogImage]).toEqual(['', ogImage])
    expect((await page('/_maquette/favicon')).status).toBe(404)
  })

  test('[attack] a picture of another design, or of none, is none', async () => {
    const other = await ada.newPattern()
    const response = await ada.fetch(`/api/upload/${other}`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(redPng(32, 32)),
    })
    const foreign = ((await response.json()) as { url: string }).url
    for (const ogImage of [foreign, `/api/upload/${id}/${newId()}`, 'https://evil.example/a.png', '/a.png']) {
      expect([ogImage, (await publish({ artifactId: first(), ogImage })).status]).toEqual([ogImage, 404])
      const updated = await ada.call(api.publish.update, { path: { id }, body: { favicon: ogImage } })
      expect([ogImage, updated.status]).toEqual([ogImage, 404])
    }
    expect((await status()).url).toBeNull()
  })

  test('a picture that is rendered is a JPEG and nothing else', async () => {
    for (const bytes of [redPng(4, 4), Buffer.from('<svg>')]) {
      const picture = `data:image/jpeg;base64,${bytes.toString('base64')}`
      expect((await publish({ artifactId: first(), picture })).status).toBe(400)
    }
    expect((await page('/_maquette/og')).status).toBe(401)
  })
})

describe('[issue 30.1] what crawlers ask for', () => {
  test('robots and a map of all pages, with the one address', async () => {
    await publish({ artifactId: first(), pages: [drawn('One'), drawn('A & B', '/a&b')] })
    const robots = await page('/robots.txt')
    expect(robots.text).toContain(`Sitemap: ${hostOf()}/sitemap.xml`)
    expect(robots.text).toContain('Allow: /')
    const map = await page('/sitemap.xml')
    expect(map.headers['content-type']).toContain('application/xml')
    expect([...map.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${hostOf()}/`,
      `${hostOf()}/a&#38;b`,
    ])
  })
  test('a design that is only being worked on is none of theirs', async () => {
    expect((await page('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  })
  test('a page has a title of its own where it calls itself something', async () => {
    await publish({ artifactId: first(), title: 'Sail', pages: [drawn('One'), drawn('The crew', '/crew')] })
    expect((await page('/')).text).toContain('<title>Sail</title>')
    expect((await page('/crew')).text).toContain('<title>The crew</title>')
    expect((await page('/nowhere')).text).toContain('<title>Sail</title>')
  })
})

describe('[issue 30.1] isolation', () => {
  test('a page asks its own host alone, is framed by nobody, and has one script of its own text', async () => {
    await publish({ artifactId: first(), pages: [drawn('One')] })
    const { headers, text } = await page()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/)
    expect(policy).toContain("connect-src 'self' data: blob:")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain(new URL(url).host)
    expect(text).not.toContain(new URL(url).origin)
    expect(text).not.toMatch(/frame\.js|maquette-frame|maquette-failure/)
    expect(headers['set-cookie']).toBeUndefined()
  })
  test('only a design that makes functions of texts may do so', async () => {
    const code = 'export default function App() { return <p>{new Function("return 7")()}</p> }\n'
    const { artifactId } = await ada.must(api.artifacts.save, {
      body: { id, files: [{ name: 'App.tsx', code }] },
    })
    await publish({ artifactId })
    expect((await page()).headers['content-security-policy']).toContain("'unsafe-eval'")
  })
  test('files are kept for ever, and only those of what is published are there', async () => {
    await publish({ artifactId: first() })
    const file = await page(`/_maquette/site/${first()}/app.js`)
    expect([file.status, file.headers['cache-control']]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ])
    expect((await page(`/_maquette/site/${second()}/app.js`)).status).toBe(404)
    expect((await page(`/_maquette/site/${first()}/editor.js`)).status).toBe(404)
    const script = /src="(\/_maquette\/page-[0-9a-f]+\.js)"/.exec((await page()).text)?.[1] ?? ''
    expect((await page(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const vendored = /href="(\/_maquette\/vendor\/[^"]+\.js)"/.exec((await page()).text)?.[1] ?? ''
    expect((await page(vendored)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await page('/_maquette/vendor/../api/user')).status).not.toBe(200)
  })
  test('nothing is sent to it', async () => {
    await publish({ artifactId: first() })
    for (const path of ['/', '/_maquette/og', '/robots.txt'])
      expect((await getPage(`${hostOf()}${path}`, HTML, 'POST')).status).toBe(405)
  })
  test('a writer’s own version, a reader and a stranger publish nothing', async () => {
    const [reader, stranger] = [await Person.withAccount(url, 'Rea'), await Person.withAccount(url, 'Sam')]
    await ada.letIn(reader, id, 'read')
    for (const person of [reader, stranger]) {
      expect((await publish({ artifactId: first() }, person)).status).toBe(403)
      expect((await person.call(api.publish.get, { path: { id } })).status).toBe(403)
    }
    const theirs = await stranger.newPattern()
    const code = 'export default function App() { return <h1>Mine</h1> }\n'
    const files = [{ name: 'App.tsx', code }]
    const { artifactId } = await stranger.must(api.artifacts.save, { body: { id: theirs, files } })
    expect((await publish({ artifactId })).status).toBe(404)
  })
  test.each(['//evil.example', '/_maquette/og', '/_artifact/x', '/a?b', 'a', '/a\nb'])(
    'a page at %s is none',
    async path => {
      expect((await publish({ artifactId: first(), pages: [drawn('One', path)] })).status).toBe(400)
    },
  )
  test('pages are two megabytes at most', async () => {
    const html = `<p>${'é'.repeat(1_000_001)}</p>`
    const refused = await publish({ artifactId: first(), pages: [{ path: '/', html }] })
    expect(refused.status).toBe(413)
    expect((await status()).history).toEqual([])
  })
})
