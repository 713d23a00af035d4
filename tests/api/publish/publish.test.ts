import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'
import { getPage } from '#tests/support/product/preview-request.ts'

import { drawn, HTML, TwoVersions } from '#tests/support/publish/two-versions.ts'

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

const publish = (...given: Parameters<TwoVersions['publish']>) => design.publish(...given)
const hostOf = (...given: Parameters<TwoVersions['hostOf']>) => design.hostOf(...given)
const page = (...given: Parameters<TwoVersions['page']>) => design.page(...given)
const status = () => design.status()
const [first, second] = [() => design.first, () => design.second]

describe('[issue 30.1] publish', () => {
  test('nothing is public before, and what a design has then is said', async () => {
    expect(await status()).toEqual({
      ...{ url: null, artifactId: null, artifactVersionName: null, publishedAt: null, staticPages: 0 },
      ...{ title: '', description: '', ogImage: '', favicon: '', history: [] },
    })
    expect((await page()).status).toBe(401)
  })

  test('a version of a private design is public at the design’s address, and the design stays private', async () => {
    const { status: answered, body } = await publish({
      ...{ artifactId: first(), title: 'Sail & row', description: 'A “boat”', pages: [drawn('One')] },
    })
    expect(answered).toBe(200)
    expect(body).toMatchObject({
      ...{ url: `${hostOf()}/`, artifactId: first(), artifactVersionName: 'v1', staticPages: 1 },
      history: [{ artifactId: first(), artifactVersionName: 'v1', by: ada.id, byName: 'Ada' }],
    })
    const seen = await page()
    expect(seen.status).toBe(200)
    expect(seen.text).toContain('<title>Sail &amp; row</title>')
    expect(seen.text).toContain('<meta name="description" content="A “boat”">')
    expect(seen.text).toContain(`<link rel="canonical" href="${hostOf()}/">`)
    expect(seen.text).toContain('<div id="root"><h1>One</h1></div>')
    expect(seen.text).not.toContain('alert(1)')
    for (const path of ['/?v=', `/?v=${first()}`, `/_artifact/${first()}/app.js`])
      expect([path, (await page(path)).status]).toEqual([path, 401])
    for (const path of ['/?t=30', '/?edit=true', '/?live=html', '/?t=30&live'])
      expect([path, (await page(path)).text.includes('<h1>One</h1>')]).toEqual([path, true])
    expect((await page('/_maquette/access')).status).toBe(401)
    expect((await new Person(url).call(api.patterns.get, { path: { id } })).status).toBe(401)
  })

  test('what is published does not change when the design does', async () => {
    await publish({ artifactId: second(), pages: [drawn('Two')] })
    await design.save('Three')
    await ada.must(api.patterns.rename, { body: { id, newName: 'Another name' } })
    await ada.must(api.design.update, { body: { id, isDarkMode: true, allowsWebImages: true } })
    const seen = await page()
    expect(seen.text).toContain('<h1>Two</h1>')
    expect(seen.text).toContain('<title>Two</title>')
    expect(seen.text).toContain(`href="${hostOf()}/"`)
    expect(seen.text).not.toContain('class="dark"')
    expect(seen.headers['content-security-policy']).toContain("img-src 'self' data: blob:;")
    expect((await status()).url).toBe(`${hostOf()}/`)
    // The address of the new name leads to it as well, and names the one that it was published at.
    const renamed = await getPage(`${hostOf(id, 'Another name')}/`, HTML)
    expect(renamed.text).toContain(`<link rel="canonical" href="${hostOf()}/">`)
  })

  test('an earlier version again is a roll-back, with the pages of that time', async () => {
    await publish({ artifactId: first(), pages: [drawn('One'), drawn('About', '/about')] })
    await publish({ artifactId: second(), pages: [drawn('Two')] })
    expect((await page()).text).toContain('<h1>Two</h1>')
    const { body } = await publish({ artifactId: first() })
    expect(body.history.map(({ artifactVersionName }) => artifactVersionName)).toEqual(['v1', 'v2', 'v1'])
    const { versions } = await ada.must(api.artifacts.versions, { path: { id } })
    for (const { artifactId, versionTitle } of body.history)
      expect(versionTitle).toBe(versions.find(version => version.id === artifactId)?.name)
    expect([body.artifactVersionName, body.staticPages]).toEqual(['v1', 2])
    expect((await page()).text).toContain('<h1>One</h1>')
    expect((await page('/about')).text).toContain('<h1>About</h1>')
  })

  test('a version that was never published is shown without pages where none are sent', async () => {
    expect((await publish({ artifactId: first() })).body.staticPages).toBe(0)
    expect((await page()).text).toContain('<div id="root"></div>')
  })

  test('unpublished, it is as before; the texts and the history stay', async () => {
    await publish({ artifactId: first(), title: 'Sail' })
    expect((await ada.call(api.publish.unpublish, { path: { id } })).body).toEqual({ ok: true })
    expect((await page()).status).toBe(401)
    expect((await page('/sitemap.xml')).status).toBe(401)
    const now = await status()
    expect([now.url, now.artifactId, now.title, now.history.length]).toEqual([null, null, 'Sail', 1])
    expect((await ada.call(api.publish.unpublish, { path: { id } })).status).toBe(200)
  })

  test('the same request publishes once', async () => {
    const body = { artifactId: first(), requestId: newId() }
    expect((await publish(body)).status).toBe(200)
    await publish({ artifactId: second() })
    expect((await publish(body)).body.history).toHaveLength(2)
    expect((await status()).artifactVersionName).toBe('v2')
    const reused = await publish({ ...body, artifactId: second() })
    expect([reused.status, reused.body.error?.code]).toEqual([409, 'request_id_reused'])
  })

  test('the same request twice at once, with other pages, has those of one of them', async () => {
    const body = { artifactId: first(), requestId: newId() }
    const paths = [
      ['/', '/a'],
      ['/', '/b', '/c'],
    ]
    const sent = paths.map(of => publish({ ...body, pages: of.map(path => drawn(`At ${of.length}`, path)) }))
    const answers = await Promise.all(sent)
    expect(answers.map(answer => answer.status)).toEqual([200, 200])
    const { staticPages, history } = await status()
    expect(history).toHaveLength(1)
    for (const path of paths.find(({ length }) => length === staticPages) ?? [])
      expect((await page(path)).text).toContain(`<h1>At ${staticPages}</h1>`)
  })

  test('a version with an error is refused, and what was public stays', async () => {
    await publish({ artifactId: first(), pages: [drawn('One')] })
    const files = [{ name: 'App.tsx', code: 'export default function App( {' }]
    const { artifactId } = await ada.must(api.artifacts.save, { body: { id, files } })
    const refused = await publish({ artifactId })
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'conflict'])
    expect(refused.body.error?.message).toContain('has an error')
    expect((await page()).text).toContain('<h1>One</h1>')
  })

  test('texts are saved by themselves, and stand on the page at once', async () => {
    await publish({ artifactId: first(), title: 'Sail' })
    const before = (await page()).headers.etag
    const saved = await ada.must(api.publish.update, { path: { id }, body: { description: 'By the sea' } })
    expect([saved.title, saved.description]).toEqual(['Sail', 'By the sea'])
    const seen = await page()
    expect(seen.text).toContain('content="By the sea"')
    expect(seen.headers.etag).not.toBe(before)
    expect((await page('/', { ...HTML, 'if-none-match': String(seen.headers.etag) })).status).toBe(304)
  })

  test('texts may come before the first publication', async () => {
    await ada.must(api.publish.update, { path: { id }, body: { title: 'Later' } })
    expect(await status()).toMatchObject({ title: 'Later', url: null })
    expect((await page()).status).toBe(401)
  })

  test('a deleted design takes its page along', async () => {
    await publish({ artifactId: first() })
    await ada.must(api.patterns.remove, { path: { id } })
    expect((await page()).status).toBe(404)
  })

  test('a fork is not published', async () => {
    await publish({ artifactId: first(), title: 'Sail' })
    const fork = await ada.must(api.patterns.fork, { body: { id, artifactId: first() } })
    const of = await ada.must(api.publish.get, { path: { id: fork.id } })
    expect([of.url, of.title, of.history]).toEqual([null, '', []])
  })
})
