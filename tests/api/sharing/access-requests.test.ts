import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
let owner: Person
let asker: Person
let id: string

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
})
beforeEach(async () => {
  asker = await Person.withAccount(url, 'Anna Asker')
  id = await owner.newPattern()
})

const ask = (person: Person, message?: string, patternId = id) =>
  person.call(api.sharing.request, { path: { id: patternId }, body: { message } })
const requests = async () => (await owner.must(api.sharing.requests, { path: { id } })).requests
const answer = (
  person: Person,
  body: { id: string; isGranted: boolean; permissionLevel?: 'read' | 'write' },
) => person.call(api.sharing.answer, { path: { id }, body })
const mailsTo = async (email: string) =>
  (await (await owner.fetch('/dev/mailbox')).text()).split('<article>').filter(mail => mail.includes(email))

test('the owner sees who asks, by mail too, and lets them in with one call', async () => {
  const before = (await mailsTo(owner.email)).length
  expect((await ask(asker, 'I am the new designer')).status).toBe(200)
  const [request] = await requests()
  expect(request).toMatchObject({
    user: { id: asker.id, name: 'Anna Asker', avatarUrl: null, email: asker.email },
    message: 'I am the new designer',
  })
  const mails = await mailsTo(owner.email)
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]).toContain('I am the new designer')
  expect(mails[0]).toContain(`/c/${id}`)
  expect((await answer(owner, { id: request?.id ?? '', isGranted: true })).status).toBe(200)
  expect((await asker.must(api.patterns.get, { path: { id } })).permissionLevel).toBe('read')
  expect(await requests()).toEqual([])
  expect((await mailsTo(asker.email))[0]).toContain('let you into')
  expect((await answer(owner, { id: request?.id ?? '', isGranted: true })).status).toBe(404)
})

test('Home tells the owner, and nobody else, of all open requests at once, by design', async () => {
  const toMe = async (person: Person) => (await person.must(api.sharing.requestsToMe, {})).requests
  const other = await owner.newPattern()
  const [before, writer] = [await toMe(owner), await Person.withAccount(url)]
  await owner.letIn(writer, id, 'write')
  await ask(asker, 'first')
  await ask(asker, 'second', other)
  const found = (await toMe(owner)).filter(request => !before.some(known => known.id === request.id))
  expect(found.map(({ pattern, message, user }) => [pattern.id, message, user.name])).toEqual([
    [id, 'first', 'Anna Asker'],
    [other, 'second', 'Anna Asker'],
  ])
  expect([await toMe(asker), await toMe(writer)]).toEqual([[], []])
  expect((await new Person(url).call(api.sharing.requestsToMe, {})).status).toBe(401)
  await answer(owner, { id: found[0]?.id ?? '', isGranted: true })
  expect((await toMe(owner)).map(request => request.id)).not.toContain(found[0]?.id)
})

test('one open request a person: asking again changes its words and sends no further mail', async () => {
  await ask(asker, 'first')
  const mails = (await mailsTo(owner.email)).length
  await Promise.all([ask(asker, 'second'), ask(asker, 'second')])
  expect((await requests()).map(request => request.message)).toEqual(['second'])
  expect(await mailsTo(owner.email)).toHaveLength(mails)
})

test('who was refused may not ask again on the same day', async () => {
  await ask(asker)
  const [request] = await requests()
  expect((await answer(owner, { id: request?.id ?? '', isGranted: false })).status).toBe(200)
  expect(await requests()).toEqual([])
  expect((await asker.call(api.patterns.get, { path: { id } })).status).toBe(403)
  const again = await ask(asker)
  expect([again.status, again.body.error?.code]).toEqual([409, 'conflict'])
  expect(again.body.error?.message).toContain('was declined')
})

test('whoever asked is told what became of it, and nobody else is', async () => {
  const stateOf = async (person: Person) =>
    (await person.must(api.sharing.ownRequest, { path: { id } })) as { state: string; againAt: number | null }
  expect(await stateOf(asker)).toEqual({ state: 'none', againAt: null })
  await ask(asker)
  expect(await stateOf(asker)).toEqual({ state: 'open', againAt: null })
  expect(await stateOf(await Person.withAccount(url))).toEqual({ state: 'none', againAt: null })
  await answer(owner, { id: (await requests())[0]?.id ?? '', isGranted: false })
  const { state, againAt } = await stateOf(asker)
  expect(state).toBe('declined')
  expect((againAt ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  const of = (person: Person, patternId: string) =>
    person.call(api.sharing.ownRequest, { path: { id: patternId } })
  expect((await of(asker, newId())).status).toBe(404)
  expect((await of(await Person.guest(url), id)).status).toBe(401)
})

test('only an account without a level on a design that exists asks, and only who may share answers', async () => {
  expect((await ask(new Person(url))).status).toBe(401)
  expect((await ask(await Person.guest(url))).status).toBe(401)
  expect((await ask(asker, '', newId())).status).toBe(404)
  expect((await ask(owner)).status).toBe(409)
  expect((await ask(asker, 'x'.repeat(501))).status).toBe(400)
  await ask(asker)
  const [request] = await requests()
  const grant = { id: request?.id ?? '', isGranted: true, permissionLevel: 'write' } as const
  expect((await answer(asker, grant)).status).toBe(403)
  expect((await asker.call(api.sharing.requests, { path: { id } })).status).toBe(403)
  const reader = await Person.withAccount(url)
  await owner.letIn(reader, id, 'read')
  expect((await answer(reader, grant)).status).toBe(403)
  const elsewhere = await owner.newPattern()
  const foreign = await owner.call(api.sharing.answer, { path: { id: elsewhere }, body: grant })
  expect(foreign.status).toBe(404)
  const writer = await Person.withAccount(url)
  await owner.letIn(writer, id, 'write')
  expect((await answer(writer, grant)).status).toBe(200)
  expect((await asker.must(api.patterns.get, { path: { id } })).permissionLevel).toBe('write')
})
