import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { getPage as get, getBytes } from '#tests/support/product/preview-request.ts'

const url = inject('productUrl')
let owner: Person
let design: { patternId: string; artifactId: string }

beforeAll(async () => {
  owner = await Person.withAccount(url)
  design = await madeDesign(owner)
})

const previewSrc = async (person = owner) =>
  (await person.must(api.artifacts.preview, { path: { id: design.artifactId } })).previewSrc

describe('design §2: two hosts, told apart by the Host header', () => {
  test('an unknown host is refused', async () => {
    const { port } = new URL(url)
    for (const host of [
      `evil.example:${port}`,
      `localhost.evil.example:${port}`,
      'localhost',
      `localhost:1`,
    ]) {
      expect((await get(url, { host })).status, host).toBe(421)
    }
    expect((await get(url)).status).toBe(200)
  })

  test('a preview host never answers the app’s calls', async () => {
    const { host } = new URL(await previewSrc())
    const page = await get(new URL('/api/user', url).href, { host, cookie: owner.cookie })
    expect(page.text).not.toContain('isGuest')
  })

  test('the app’s pages have the strict policy and cannot be framed', async () => {
    const { headers } = await get(`${url}/c/${design.patternId}`, { accept: 'text/html' })
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('design §8: the preview page', () => {
  test('shows the version with its own strict policy', async () => {
    const page = await get(await previewSrc())
    expect(page.status).toBe(200)
    expect(page.text).toContain(`/_artifact/${design.artifactId}/app.js`)
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${new URL(url).origin}`)
    expect(page.headers['content-security-policy']).toContain("connect-src 'self' data: blob:")
    expect(page.headers['origin-agent-cluster']).toBe('?1')
    expect(page.headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each(['', 'br, gzip'])('a file of the bundle comes whole, to whoever accepts "%s"', async accepted => {
    const src = new URL(`/_artifact/${design.artifactId}/app.js`, await previewSrc())
    src.search = new URL(await previewSrc()).search
    const { bytes, encoding } = await getBytes(src.href, { 'accept-encoding': accepted })
    expect(encoding).toBe(accepted ? 'gzip' : undefined)
    const code = (encoding ? gunzipSync(bytes) : bytes).toString()
    const [app] = (await owner.must(api.artifacts.get, { path: { id: design.artifactId } })).compiledFiles
    expect(code).toBe(app?.code)
  })

  test('every path of the design is the same page', async () => {
    const src = new URL(await previewSrc())
    src.pathname = '/about/team'
    expect((await get(src.href)).text).toContain(design.artifactId)
  })

  test('a private design needs a pass, which becomes a partitioned cookie of that host', async () => {
    const src = new URL(await previewSrc())
    const page = await get(src.href)
    const cookie = String(page.headers['set-cookie'])
    expect(cookie).toMatch(
      /^__Host-maquette_preview=(?=.*Path=\/)(?=.*Secure)(?=.*HttpOnly)(?=.*SameSite=None)(?=.*Partitioned)/,
    )
    src.searchParams.delete('t')
    expect((await get(src.href)).status).toBe(401)
    expect((await get(src.href, { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200)
    expect((await get(new URL(`/_artifact/${design.artifactId}/app.js`, src).href)).status).toBe(401)
  })

  test('a pass says who is looking, not that they may: lost access shows at the next request', async () => {
    const friend = await Person.withAccount(url)
    await owner.letIn(friend, design.patternId, 'read')
    const src = await previewSrc(friend)
    expect((await get(src)).status).toBe(200)
    await owner.must(api.sharing.removeUser, {
      path: { id: design.patternId },
      body: { userIdToRemove: friend.id },
    })
    expect((await get(src)).status).toBe(403)
  })

  test('a page that is open asks on, and is told when it may look no longer', async () => {
    const visitor = new Person(url)
    await owner.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'public' } })
    const src = await previewSrc(visitor)
    const ask = async () => (await get(new URL('/_maquette/access', src).href)).status
    expect((await get(src)).status).toBe(200)
    expect(await ask()).toBe(204)
    await owner.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'private' } })
    expect(await ask()).toBe(401)
    expect((await get(src)).status).toBe(401)
  })

  test('a version of another design, an unknown one and an unknown label are 404', async () => {
    const other = await madeDesign(owner)
    const src = new URL(await previewSrc())
    src.searchParams.set('v', other.artifactId)
    expect((await get(src.href)).status).toBe(404)
    src.searchParams.set('v', newId())
    expect((await get(src.href)).status).toBe(404)
    expect((await get(`http://x--${newId()}.${src.host.split('.').slice(1).join('.')}/`)).status).toBe(404)
  })

  test('previews are only read', async () => {
    expect((await get(await previewSrc(), {}, 'POST')).status).toBe(405)
  })

  test('vendored files come from one address, immutable, for every origin', async () => {
    const { text } = await get(await previewSrc())
    const file = /http:\/\/[^"]+\/vendor\/[^"]+\.js/.exec(text)?.[0] ?? ''
    expect(new URL(file).origin).toBe(new URL(url).origin)
    const { status, headers } = await get(file)
    expect(status).toBe(200)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toContain('javascript')
  })
})
