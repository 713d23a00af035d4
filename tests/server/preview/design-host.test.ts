import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { answerDesignHost } from '#server/preview/design-host.ts'
import type { Site } from '#server/preview/own-paths.ts'
import { sealPass } from '#server/preview/preview-token.ts'
import { newId } from '#shared/ids.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

vi.mock('cloudflare:workers', () => ({ waitUntil: () => {}, DurableObject: class {}, env: {} }))

const SECRET = 'a secret that is long enough, 0123456789'
const DOMAIN: Site = { kind: 'domain', host: 'shop.example.org' }
const PREVIEW: Site = { kind: 'preview' }
const CROWD = Array.from({ length: 5 }, (_, n) => `c${n}=${'x'.repeat(1_000)}`).join('; ')
let env: Bindings
let id: string

/** A private design that is published, on a server whose scripts are there and whose packages are not. */
beforeEach(async () => {
  id = newId()
  const DB = sqliteD1()
  await DB.prepare(
    `insert into user (id, name, email, email_verified, created_at, updated_at) values ('ada', 'Ada', 'a', 0, 0, 0)`,
  ).run()
  await DB.prepare(
    `insert into patterns (id, owner_id, name, access, design_system, styling, updated_at)
    values (?1, 'ada', 'Shop', 'private', 'html', 'tailwind', 0)`,
  )
    .bind(id)
    .run()
  await DB.prepare(
    `insert into publication_history (id, pattern_id, artifact_id, label, name, is_dark_mode,
      allows_web_images, page_paths, published_by, published_at) values ('p', ?1, 'v', 'shop', 'Shop', 0, 0, '[]', 'ada', 0)`,
  )
    .bind(id)
    .run()
  await DB.prepare(`insert into publications (pattern_id, shown_id) values (?1, 'p')`).bind(id).run()
  const ASSETS = {
    fetch: async (asked: URL | string) => {
      const { pathname } = new URL(asked)
      return pathname.startsWith('/frame/')
        ? new Response(pathname, { headers: { 'content-type': 'text/javascript' } })
        : new Response(null, { status: 404 })
    },
  }
  env = {
    ...{ DB, ASSETS, FILES: { get: async () => null }, AUTH_SECRET: SECRET },
    ...{ BASE_URL: 'https://design.example.net', PREVIEW_DOMAIN: 'preview.example.net' },
  } as unknown as Bindings
})

const ask = (path: string, site: Site, headers: Record<string, string> = {}): Promise<Response> => {
  const host = site.kind === 'domain' ? site.host : 'shop.preview.example.net'
  const request = new Request(`https://${host}${path}`)
  // A browser’s own header, which `new Request` may not be given.
  for (const [name, value] of Object.entries({ accept: 'text/html', ...headers }))
    request.headers.set(name, value)
  return answerDesignHost(request, env, id, site)
}
const run = (sql: string) => env.DB.prepare(sql).run()
const pass = (userId: string, forMs = 60_000) =>
  sealPass({ patternId: id, userId, expiresAt: Date.now() + forMs }, SECRET)

describe('[issue 30.3] what a domain has of ours', () => {
  test.each([DOMAIN, PREVIEW])('the two scripts of feedback, at %o', async site => {
    for (const name of ['feedback-button.js', 'feedback-form.js']) {
      const answer = await ask(`/_maquette/${name}?v=x`, site)
      expect([answer.status, await answer.text()]).toEqual([200, `/frame/${name}`])
    }
  })

  test('none of the scripts of the editor', async () => {
    for (const name of ['frame.js', 'tools.js', 'axe.js'])
      expect((await ask(`/_maquette/${name}`, DOMAIN)).status).toBe(404)
  })

  test('[attack] cookies of the owner’s other pages are left alone, below the preview domain they are cleared', async () => {
    expect((await ask('/', DOMAIN, { cookie: CROWD })).headers.get('clear-site-data')).toBeNull()
    expect((await ask('/', PREVIEW, { cookie: CROWD })).headers.get('clear-site-data')).toBe('"cookies"')
  })

  test('everybody is a stranger: no pass is read, and none becomes a cookie', async () => {
    await run(`update patterns set page_password = 'salt:hash'`)
    const t = await pass('ada')
    for (const [path, headers] of [
      [`/?t=${t}`, {}],
      ['/', { cookie: `__Host-maquette_preview=${t}` }],
    ] as const) {
      const answer = await ask(path, DOMAIN, headers)
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
      expect(await answer.text()).toContain('This page asks for a password')
    }
  })
})

describe('[issue 30.1] what robots are told', () => {
  const CLOSED = 'User-agent: *\nDisallow: /\n'
  test('the address of the map where the page is open, which has the name of the design', async () => {
    expect(await (await ask('/robots.txt', PREVIEW)).text()).toMatch(
      /Allow: \/\nSitemap: \S+\/sitemap\.xml\n$/,
    )
  })

  test('nothing of one that is locked, or not published', async () => {
    await run(`update patterns set page_password = 'salt:hash'`)
    for (const site of [PREVIEW, DOMAIN]) expect(await (await ask('/robots.txt', site)).text()).toBe(CLOSED)
    await run(`update patterns set page_password = null`)
    await run('update publications set shown_id = null')
    for (const site of [PREVIEW, DOMAIN]) expect(await (await ask('/robots.txt', site)).text()).toBe(CLOSED)
  })
})

describe('[issue 30.1] parameters of visitors', () => {
  test.each(['/?t=30', '/?t=', '/?edit', '/?edit=true', '/?live=now', '/about?t=1&live'])(
    'of a private design that is published, %s is the publication',
    async path => {
      const answer = await ask(path, PREVIEW)
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('There is no such file'),
      ])
      await run('update publications set shown_id = null')
      expect((await ask(path, PREVIEW)).status).toBe(401)
    },
  )

  test('a version, its files and the question for access are refused as ever', async () => {
    for (const path of ['/?v=', '/?v=x', '/?v=x&t=30', '/_artifact/x/app.js', '/_maquette/access'])
      expect([path, (await ask(path, PREVIEW)).status]).toEqual([path, 401])
  })

  test('whoever gave a pass is told what is wrong with it', async () => {
    expect((await ask(`/?t=${await pass('ada', -1)}`, PREVIEW)).status).toBe(401)
    expect((await ask(`/?t=${await pass('bob')}`, PREVIEW)).status).toBe(403)
    expect(await (await ask(`/?t=${await pass('ada')}`, PREVIEW)).text()).toContain(
      'Nothing has been made here yet',
    )
  })
})
