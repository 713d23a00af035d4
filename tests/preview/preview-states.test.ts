import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { previewLabel } from '#shared/preview.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { getPage } from '#tests/support/product/preview-request.ts'

const url = inject('productUrl')
let owner: Person
let patternId: string
let artifactId: string

beforeAll(async () => {
  owner = await Person.withAccount(url)
  patternId = (await savedDesign(owner)).patternId
  artifactId = (await owner.must(api.patterns.get, { path: { id: patternId } })).activeArtifactId ?? ''
})

const HTML = { accept: 'text/html,*/*' }
const at = (id: string, path = '/') =>
  `http://${previewLabel('A design', id)}.localhost:${new URL(url).port}${path}`
const srcFor = async (person: Person) =>
  (await person.must(api.artifacts.preview, { path: { id: artifactId } })).previewSrc

describe('every state that a person can meet on a preview host is a page of ours', () => {
  const cases: [string, () => Promise<string> | string, number, string, string | null][] = [
    ['no such design', () => at(newId()), 404, 'There is no design at this address', '/'],
    ['private', () => at(patternId, '/about'), 401, 'This design is private', '/c/{id}?preview=%2Fabout'],
    [
      'private, one version',
      () => at(patternId, `/?v=${artifactId}`),
      401,
      'This design is private',
      '/c/{id}?preview=%2F&v=',
    ],
    [
      'a pass that is over',
      () => at(patternId, '/?t=x.y.1.z'),
      401,
      'This address has expired',
      '/c/{id}?preview=%2F',
    ],
    [
      'nothing made',
      async () => at(await owner.newPattern('public')),
      404,
      'Nothing has been made here yet',
      null,
    ],
    [
      'no such version',
      async () => {
        const src = new URL(await srcFor(owner))
        src.searchParams.set('v', newId())
        return src.href
      },
      404,
      'This design has no such version',
      '/c/{id}',
    ],
    [
      'no such file',
      async () => {
        const src = new URL(await srcFor(owner))
        src.pathname = `/_artifact/${artifactId}/none.js`
        return src.href
      },
      404,
      'There is no such file',
      null,
    ],
  ]

  test.each(cases)('%s', async (_, address, status, title, link) => {
    const page = await getPage(await address(), HTML)
    expect(page.status).toBe(status)
    expect(page.text).toContain(`<h1>${title}</h1>`)
    if (link)
      expect(page.text).toContain(`href="${url}${link.replace('{id}', patternId)}`.replace('&', '&amp;'))
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors http/,
    )
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.text).not.toContain('A design<')
    expect(page.text).not.toContain('<script')
  })

  test('who has lost access is told so, with the way to be somebody else', async () => {
    const friend = await Person.withAccount(url)
    await owner.letIn(friend, patternId, 'read')
    const src = await srcFor(friend)
    await owner.must(api.sharing.removeUser, {
      path: { id: patternId },
      body: { userIdToRemove: friend.id },
    })
    const page = await getPage(src, HTML)
    expect(page.status).toBe(403)
    expect(page.text).toContain('<h1>You do not have access to this design</h1>')
    expect(page.text).toContain(`href="${url}/c/${patternId}?preview=%2F`)
  })

  test('in a frame there is no link, since none would lead out of it', async () => {
    const page = await getPage(at(patternId), { ...HTML, 'sec-fetch-dest': 'iframe' })
    expect(page.text).toContain('<h1>This design is private</h1>')
    expect(page.text).not.toContain('<a ')
  })

  test('a script or a style that finds no access gets one line of plain text', async () => {
    const page = await getPage(at(patternId, `/_artifact/${artifactId}/app.js`))
    expect(page).toMatchObject({ status: 401, text: 'This design is private.\n' })
    expect(page.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('the empty page of the second port says what it is when somebody opens it by itself', async () => {
    const port = Number(new URL(url).port) + 1
    const open = (dest: string) => getPage(`http://localhost:${port}/`, { ...HTML, 'sec-fetch-dest': dest })
    expect((await open('document')).text).toContain('<h1>Previews are shown here</h1>')
    expect((await open('iframe')).text).toContain('maquette-frame')
  })
})

describe('[15] cookies that other designs left under the same domain', () => {
  const crowd = Array.from({ length: 20 }, (_, n) => `c${n}=${'x'.repeat(1_000)}`).join('; ')

  test('are cleared, and the page goes on with a new pass', async () => {
    const src = await srcFor(owner)
    const cookie = String((await getPage(src, HTML)).headers['set-cookie']).split(';')[0]
    const bare = new URL(src)
    bare.searchParams.delete('t')
    const page = await getPage(bare.href, { ...HTML, cookie: `${crowd}; ${cookie}` })
    expect(page.status).toBe(303)
    expect(page.headers['clear-site-data']).toBe('"cookies"')
    expect(page.headers['set-cookie']).toBeUndefined()
    const next = new URL(String(page.headers.location), bare)
    expect(next.host).toBe(bare.host)
    expect((await getPage(next.href, HTML)).status).toBe(200)
  })

  test('do not send anybody in circles where the browser keeps them', async () => {
    const src = await srcFor(owner)
    const first = await getPage(src, { ...HTML, cookie: crowd })
    const next = new URL(String(first.headers.location), src)
    expect((await getPage(next.href, { ...HTML, cookie: crowd })).status).toBe(200)
  })

  test('make no redirect that leads to another host', async () => {
    const src = new URL(await srcFor(owner))
    src.pathname = '//evil.example/'
    const page = await getPage(src.href, { ...HTML, cookie: crowd })
    expect(new URL(String(page.headers.location), src).host).toBe(src.host)
  })

  test('a few of a design’s own stay', async () => {
    expect((await getPage(await srcFor(owner), { ...HTML, cookie: 'theme=dark' })).status).toBe(200)
  })
})
