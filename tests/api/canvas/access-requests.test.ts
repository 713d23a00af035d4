import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { CLOSE } from '#room-schema/protocol.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { Person } from '#tests/support/people/person.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'

const url = inject('productUrl')
let owner: Person
let asker: Person
let spaceId: string

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
})
beforeEach(async () => {
  asker = await Person.withAccount(url, 'Anna Asker')
  spaceId = (await owner.must(api.spaces.create, { body: { name: 'Harbour board' } })).id
})

const ask = (person: Person, message?: string, id = spaceId) =>
  person.call(api.canvas.request, { path: { spaceId: id }, body: { message } })
const requests = async (person = owner) =>
  (await person.must(api.canvas.requests, { path: { spaceId } })).requests
const answer = (person: Person, id: string, isGranted: boolean) =>
  person.call(api.canvas.answer, { path: { spaceId }, body: { id, isGranted } })
const mailsTo = async (email: string) =>
  (await (await owner.fetch('/dev/mailbox')).text()).split('<article>').filter(mail => mail.includes(email))
const levelOf = async (person: Person) =>
  (await person.must(api.spaces.list, {})).spaces.find(({ id }) => id === spaceId)?.permissionLevel

test('the owner sees who asks for a canvas, by mail too, and whoever is let in may write', async () => {
  const before = (await mailsTo(owner.email)).length
  expect((await ask(asker, 'I draw the harbour')).status).toBe(200)
  const [request] = await requests()
  expect(request).toMatchObject({
    user: { id: asker.id, name: 'Anna Asker', avatarUrl: null, email: asker.email },
    message: 'I draw the harbour',
  })
  const mails = await mailsTo(owner.email)
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]).toContain(`/s/${spaceId}`)
  expect(mails[0]).toContain('You own this canvas.')
  expect(await levelOf(asker)).toBeUndefined()
  expect((await answer(owner, request?.id ?? '', true)).status).toBe(200)
  expect(await levelOf(asker)).toBe('write')
  expect(await requests()).toEqual([])
  expect((await mailsTo(asker.email))[0]).toContain('let you into')
  expect((await answer(owner, request?.id ?? '', true)).status).toBe(404)
  expect((await ask(asker)).status).toBe(409)
})

test('one open request a person: asking again changes its words, and sends no further mail', async () => {
  await ask(asker, 'first')
  const mails = (await mailsTo(owner.email)).length
  await Promise.all([ask(asker, 'second'), ask(asker, 'second')])
  expect((await requests()).map(request => request.message)).toEqual(['second'])
  expect(await mailsTo(owner.email)).toHaveLength(mails)
})

test('who was refused may not ask again on the same day, and gets nothing', async () => {
  await ask(asker)
  const [request] = await requests()
  expect((await answer(owner, request?.id ?? '', false)).status).toBe(200)
  expect(await requests()).toEqual([])
  expect((await ask(asker)).status).toBe(409)
  expect(await levelOf(asker)).toBeUndefined()
})

test('whoever asked is told what became of it, and nobody else is', async () => {
  const own = (person: Person, id = spaceId) => person.call(api.canvas.ownRequest, { path: { spaceId: id } })
  const stateOf = async (person: Person) => person.must(api.canvas.ownRequest, { path: { spaceId } })
  expect(await stateOf(asker)).toEqual({ state: 'none', againAt: null })
  await ask(asker)
  expect(await stateOf(asker)).toEqual({ state: 'open', againAt: null })
  expect(await stateOf(await Person.withAccount(url))).toEqual({ state: 'none', againAt: null })
  await answer(owner, (await requests())[0]?.id ?? '', false)
  const { state, againAt } = await stateOf(asker)
  expect(state).toBe('declined')
  expect((againAt ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect((await own(asker, newId())).status).toBe(404)
  expect((await own(await Person.guest(url))).status).toBe(401)
  const other = await Person.withAccount(url)
  await ask(other)
  await answer(owner, (await requests())[0]?.id ?? '', true)
  expect(await stateOf(other)).toEqual({ state: 'none', againAt: null })
})

test('who was let in otherwise, is a guest, or names no canvas does not ask; a request of one canvas opens no other', async () => {
  const writer = await Person.withAccount(url)
  await ask(asker)
  const [request] = await requests()
  await letIntoCanvas(owner, writer, spaceId)
  expect((await requests(writer)).map(({ id }) => id)).toEqual([request?.id])
  expect((await ask(writer)).status).toBe(409)
  expect((await ask(await Person.guest(url))).status).toBe(401)
  expect((await ask(asker, '', newId())).status).toBe(404)
  const { id: other } = await writer.must(api.spaces.create, { body: {} })
  const elsewhere = { path: { spaceId: other }, body: { id: request?.id ?? '', isGranted: true } }
  expect((await writer.call(api.canvas.answer, elsewhere)).status).toBe(404)
  await letIntoCanvas(owner, asker, spaceId)
  expect(await requests()).toEqual([])
})

test('the room of the canvas lets in whoever was let in, and closes on whoever is removed, or looked while it was public', async () => {
  expect(await (await RawSocket.open(asker, `/rooms/canvas/${spaceId}`)).closeCode()).toBe(CLOSE.forged)
  await ask(asker)
  const [request] = await requests()
  await answer(owner, request?.id ?? '', true)
  const socket = await RawSocket.open(asker, `/rooms/canvas/${spaceId}`)
  await owner.must(api.canvas.removeUser, { path: { spaceId }, body: { userIdToRemove: asker.id } })
  expect(await socket.closeCode()).toBe(CLOSE.forged)
  const access = (mode: 'public' | 'private') =>
    owner.must(api.canvas.access, { path: { spaceId }, body: { access: mode } })
  await access('public')
  const looking = await Promise.all(
    [asker, new Person(url)].map(person => RawSocket.open(person, `/rooms/canvas/${spaceId}`)),
  )
  await access('private')
  expect(await Promise.all(looking.map(each => each.closeCode()))).toEqual([CLOSE.forged, CLOSE.signIn])
})
