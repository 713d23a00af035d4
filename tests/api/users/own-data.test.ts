import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { redPng } from '#tests/support/red-png.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const PASSWORD = 'correct horse'
const RED_PNG = new Uint8Array(redPng(32, 32))
const me = async (person: Person) => (await person.must(api.users.session, {})).user
const end = (person: Person, body: object) =>
  person.post('/api/user/delete', { password: PASSWORD, designs: 'delete', ...body })
const designsOf = async (person: Person) =>
  (await person.must(api.patterns.list, {})).patterns.map(({ id, permissionLevel }) => [id, permissionLevel])
const design = (person: Person, id: string) => person.call(api.patterns.get, { path: { id } })

describe('a picture of oneself', () => {
  const send = (person: Person, bytes: Uint8Array<ArrayBuffer>) =>
    person.fetch('/api/user/avatar', { method: 'POST', body: bytes })

  test('is a picture by its bytes, seen by everybody, and one at a time', async () => {
    const ada = await Person.withAccount(url)
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect((await send(ada, svg)).status).toBe(400)
    expect((await send(ada, new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413)
    const { avatarUrl } = (await (await send(ada, RED_PNG)).json()) as { avatarUrl: string }
    expect((await me(ada))?.avatarUrl).toBe(avatarUrl)
    const seen = await new Person(url).fetch(avatarUrl)
    expect([
      seen.status,
      seen.headers.get('content-type'),
      seen.headers.get('content-security-policy'),
    ]).toEqual([...[200, 'image/png'], expect.stringContaining('sandbox')])
    const { avatarUrl: second } = (await (await send(ada, RED_PNG)).json()) as { avatarUrl: string }
    expect([(await ada.fetch(avatarUrl)).status, (await ada.fetch(second)).status]).toEqual([404, 200])
    await ada.fetch('/api/user/avatar', { method: 'DELETE' })
    expect([(await me(ada))?.avatarUrl, (await ada.fetch(second)).status]).toEqual([null, 404])
    expect((await send(await Person.guest(url), RED_PNG)).status).toBe(401)
  })
})

/** The names and contents of a zip within the zip. */
const textOf = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .map(([name, inner]) => `${name}\n${strFromU8(inner)}`)
    .join('\n')

describe('all of one’s data as a zip', () => {
  async function exported(person: Person): Promise<Record<string, string>> {
    const response = await person.fetch('/api/user/export')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [
        name,
        name.endsWith('.zip') ? textOf(bytes) : strFromU8(bytes),
      ]),
    )
  }

  test('profile, preferences, credits and one’s designs with code and chat; nothing of others but names of designs', async () => {
    const ada = await Person.withAccount(url, 'Ada Lovelace')
    const bob = await Person.withAccount(url, 'Bob Byrne')
    const { patternId: mine } = await madeDesign(ada)
    const { patternId: his } = await madeDesign(bob, 'A page of secrets for Bob’s bakery')
    await bob.letIn(ada, his, 'read')
    await ada.letIn(bob, mine)
    const code = 'export default () => <p>Typed by hand</p>\n'
    await ada.must(api.artifacts.save, { body: { id: mine, files: [{ name: 'App.tsx', code }] } })
    await ada.must(api.users.updatePreferences, { body: { updatedPreferences: { chime: true } } })
    const files = await exported(ada)
    expect(JSON.parse(files['profile.json'] ?? '')).toEqual({
      id: ada.id,
      name: 'Ada Lovelace',
      email: ada.email,
    })
    expect(JSON.parse(files['preferences.json'] ?? '')).toMatchObject({ chime: true })
    expect(JSON.parse(files['credits.json'] ?? '')).toHaveLength(1)
    expect(JSON.parse(files['shared-with-me.json'] ?? '')).toMatchObject([{ id: his, level: 'read' }])
    const names = Object.keys(files).filter(name => name.startsWith('designs/'))
    expect(names.every(name => name.includes(mine))).toBe(true)
    expect(names.some(name => name.endsWith('/code/App.tsx'))).toBe(true)
    const { versions } = JSON.parse(files[names.find(name => name.endsWith('/design.json')) ?? ''] ?? '')
    expect(versions.map(({ label }: { label: string }) => label)).toEqual(['v2', 'v1'])
    const codeOf = (at: number) =>
      files[names.find(name => name.endsWith(`/${versions[at].code}`)) ?? ''] ?? ''
    expect(codeOf(0)).toContain('Typed by hand')
    expect(codeOf(1)).toMatch(/App\.tsx/)
    expect(codeOf(1)).not.toContain('Typed by hand')
    const chat = JSON.parse(files[names.find(name => name.endsWith('/chat/newest.json')) ?? ''] ?? '')
    expect(chat.length).toBeGreaterThanOrEqual(2)
    const whole = Object.values(files).join('\n')
    expect(whole).not.toContain(bob.email)
    for (const secret of ada.cookie.split(/[=;. ]+/).filter(part => part.length > 20))
      expect(whole).not.toContain(secret)
    expect((await new Person(url).fetch('/api/user/export')).status).toBe(401)
    expect(Object.keys(await exported(await Person.guest(url)))).toContain('profile.json')
  })
})

describe('the end of an account', () => {
  test('needs the password; sessions, sockets and the way in end, what is alone is gone, its name too', async () => {
    const ada = await Person.withAccount(url, 'Ada Lovelace')
    const id = await ada.newPattern('public')
    const room = await RoomClient.joined(ada, id)
    expect((await end(ada, { password: 'wrong horse' })).status).toBe(403)
    expect((await me(ada))?.id).toBe(ada.id)
    const before = { ...ada }
    expect((await end(ada, {})).status).toBe(200)
    await until(() => room.closeCode !== null, 'its socket is closed', 3)
    room.leave()
    expect(await me(ada)).toBeNull()
    expect(
      (await ada.post('/api/auth/sign-in/email', { email: before.email, password: PASSWORD })).status,
    ).toBe(401)
    expect((await design(new Person(url), id)).status).toBe(404)
    const shown = await new Person(url).must(api.users.metadata, { path: { userId: before.id } })
    expect(shown).toEqual({ firstName: 'Deleted', lastName: 'account', avatarUrl: null })
    // The address is free again.
    const again = await new Person(url).signUp('Ada again', before.email)
    expect(again.id).not.toBe(before.id)
  })

  test('nothing of others is lost: what they may edit goes to who came first, their own designs stay', async () => {
    const ada = await Person.withAccount(url, 'Ada')
    const bob = await Person.withAccount(url, 'Bob')
    const cleo = await Person.withAccount(url, 'Cleo')
    const { patternId: shared, artifactId } = await madeDesign(ada)
    const readOnly = await ada.newPattern()
    const ofBob = await bob.newPattern()
    await ada.letIn(cleo, shared, 'read')
    await ada.letIn(bob, shared, 'write')
    await ada.letIn(cleo, readOnly, 'read')
    await bob.letIn(ada, ofBob, 'write')
    const { id: fork } = await cleo.must(api.patterns.fork, { body: { id: shared, artifactId } })
    expect((await end(ada, {})).status).toBe(200)
    expect(await designsOf(bob)).toEqual(
      expect.arrayContaining([
        [shared, 'owner'],
        [ofBob, 'owner'],
      ]),
    )
    expect((await design(cleo, shared)).body.permissionLevel).toBe('read')
    expect((await design(cleo, readOnly)).status).toBe(404)
    expect((await design(cleo, fork)).status).toBe(200)
    const { usersList } = await bob.must(api.sharing.owner, { path: { id: shared } })
    expect(usersList.map(({ id }) => id)).toEqual([bob.id, cleo.id])
  })

  test('all of it to somebody one works with, and to nobody else', async () => {
    const ada = await Person.withAccount(url)
    const bob = await Person.withAccount(url)
    const stranger = await Person.withAccount(url)
    const guest = await Person.guest(url)
    const alone = await ada.newPattern()
    const shared = await ada.newPattern()
    await ada.letIn(bob, shared, 'read')
    const handOver = (to?: string) => end(ada, { designs: 'handOver', to })
    expect((await handOver()).status).toBe(400)
    for (const to of [stranger.id, guest.id, ada.id, 'nobody']) expect((await handOver(to)).status).toBe(404)
    expect((await me(ada))?.id).toBe(ada.id)
    expect((await handOver(bob.id)).status).toBe(200)
    expect(await designsOf(bob)).toEqual(
      expect.arrayContaining([
        [alone, 'owner'],
        [shared, 'owner'],
      ]),
    )
    expect(await designsOf(stranger)).toEqual([])
  })

  test('a guest may go as well, without a password', async () => {
    const guest = await Person.guest(url)
    const id = await guest.newPattern('public')
    expect((await end(guest, { password: '' })).status).toBe(200)
    expect(await me(guest)).toBeNull()
    expect((await design(new Person(url), id)).status).toBe(404)
  })
})
