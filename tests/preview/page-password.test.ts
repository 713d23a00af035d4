import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { PageVisitor } from '#tests/support/people/page-visitor.ts'
import { Person } from '#tests/support/people/person.ts'
import { getPage } from '#tests/support/product/preview-request.ts'

const url = inject('productUrl')
const PASSWORD = '/_maquette/password'
const HTML = { accept: 'text/html' }
let owner: Person
let made: { patternId: string; artifactId: string }
let design: { patternId: string; artifactId: string }
let page: URL

beforeAll(async () => {
  owner = await Person.withAccount(url)
  made = await madeDesign(owner)
})
beforeEach(async () => {
  const { id } = await owner.must(api.patterns.fork, {
    body: { id: made.patternId, artifactId: made.artifactId },
  })
  const { activeArtifactId } = await owner.must(api.patterns.get, { path: { id } })
  design = { patternId: id, artifactId: activeArtifactId ?? '' }
  await owner.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  page = new URL((await owner.must(api.artifacts.preview, { path: { id: design.artifactId } })).previewSrc)
  expect(page.searchParams.has('t')).toBe(false)
})

const setPassword = (password: string, person = owner) =>
  person.call(api.editorMetadata.password, { path: { id: design.patternId }, body: { password } })
const tried = (visitor: PageVisitor, password: string, to = '/prices?v=x') =>
  visitor.post(PASSWORD, new URLSearchParams({ password, to }))
const asked = ({ pathname, search }: URL = page) => `${pathname}${search}`

test('the password stands before every page and file of the design, and a cookie of twelve hours opens them', async () => {
  await setPassword('let me in ')
  const visitor = new PageVisitor(page.href)
  for (const path of [
    asked(),
    '/prices',
    `/_artifact/${design.artifactId}/app.js`,
    '/_maquette/feedback',
    '/_maquette/access',
  ])
    expect((await visitor.get(path)).status, path).toBe(401)
  const form = await visitor.get(asked(), HTML)
  expect(form.status).toBe(401)
  expect(form.text).toContain('type="password"')
  expect(form.text).not.toContain('Tidal')
  expect(form.headers['content-security-policy']).toContain("form-action 'self'")
  expect((await tried(visitor, 'let me in')).status).toBe(401)
  const right = await tried(visitor, 'let me in ')
  expect([right.status, right.headers.location]).toEqual([303, '/prices?v=x'])
  expect(right.headers['set-cookie']?.[0]).toMatch(/^__Host-\S+; Path=\/; Max-Age=43200; Secure; HttpOnly/)
  expect((await visitor.get(asked(), HTML)).status).toBe(200)
  expect((await visitor.get(`/_artifact/${design.artifactId}/app.js`)).status).toBe(200)
})

test('five tries in a quarter of an hour, whatever headers come along; the sixth waits though it is right', async () => {
  await setPassword('sesame')
  const visitor = new PageVisitor(page.href)
  const wrong = await Promise.all(Array.from({ length: 7 }, () => tried(visitor, 'wrong')))
  expect(wrong.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429])
  const headers = { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' }
  const sixth = await visitor.post(PASSWORD, new URLSearchParams({ password: 'sesame', to: '/' }), headers)
  expect(sixth.status).toBe(429)
  expect(sixth.text).toMatch(/Too many tries\. Wait 1[0-5] min and try again\./)
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(600)
})

test('a right one among wrong ones forgets none of them', async () => {
  await setPassword('sesame')
  const visitor = new PageVisitor(page.href)
  const statuses: number[] = []
  for (const word of ['a', 'b', 'c', 'd', 'sesame', 'sesame', 'e', 'sesame'])
    statuses.push((await tried(visitor, word)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 303, 303, 401, 429])
})

test('another password ends every page that was opened, and no password opens them all', async () => {
  await setPassword('first')
  const visitor = new PageVisitor(page.href)
  await tried(visitor, 'first')
  expect((await visitor.get('/_maquette/access')).status).toBe(204)
  await setPassword('second')
  expect((await visitor.get('/_maquette/access')).status).toBe(401)
  // The same word again is another password too.
  await setPassword('first')
  expect((await visitor.get('/_maquette/access')).status).toBe(401)
  expect((await setPassword('')).status).toBe(200)
  expect((await visitor.get(asked(), HTML)).status).toBe(200)
  expect((await owner.must(api.editorMetadata.get, { path: { id: design.patternId } })).hasPassword).toBe(
    false,
  )
})

test('whoever can edit goes past it by a pass, whoever may only look does not', async () => {
  const reader = await Person.withAccount(url)
  await owner.letIn(reader, design.patternId, 'read')
  await setPassword('sesame')
  const addressFor = async (person: Person) =>
    (await person.must(api.artifacts.preview, { path: { id: design.artifactId } })).previewSrc
  expect((await getPage(await addressFor(owner), HTML)).status).toBe(200)
  const readers = await addressFor(reader)
  expect(new URL(readers).searchParams.has('t')).toBe(true)
  expect((await getPage(readers, HTML)).status).toBe(401)
  expect((await new Person(url).call(api.patterns.get, { path: { id: design.patternId } })).status).toBe(200)
})

test('a password lets nobody into a design that is private, and leads nowhere else', async () => {
  await setPassword('sesame')
  const visitor = new PageVisitor(page.href)
  for (const to of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])
    expect((await tried(visitor, 'sesame', to)).headers.location, to).toMatch(/^\/(?![/\\])/)
  await owner.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'private' } })
  const refused = await tried(new PageVisitor(page.href), 'sesame')
  expect([refused.status, refused.headers['set-cookie']]).toEqual([401, undefined])
  expect((await visitor.get(asked(), HTML)).text).toContain('This design is private')
})

test('129 characters are refused, and so is a form of another page', async () => {
  expect((await setPassword('x'.repeat(128))).status).toBe(200)
  expect((await setPassword('x'.repeat(129))).status).toBe(400)
  const visitor = new PageVisitor(page.href)
  const foreign = await visitor.post(PASSWORD, new URLSearchParams({ password: 'x' }), { origin: 'null' })
  expect(foreign.status).toBe(403)
})
