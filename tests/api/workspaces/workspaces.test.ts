import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { USAGE_DAYS } from '#shared/workspaces.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam, tokenOf } from '#tests/support/people/team.ts'
import { redPng } from '#tests/support/red-png.ts'

const url = inject('productUrl')
let owner: Person
let admin: Person
let member: Person
let stranger: Person
let id: string

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  admin = await Person.withAccount(url, 'Adam Admin')
  member = await Person.withAccount(url, 'Mia Member')
  stranger = await Person.withAccount(url, 'Sam Stranger')
})
beforeEach(async () => {
  id = await newTeam(owner)
  await letIntoTeam(owner, admin, id, 'admin')
  await letIntoTeam(owner, member, id)
})

const who = async (person: Person) => (await person.must(api.users.session, {})).user
const membersFor = (person: Person) => person.must(api.workspaces.members, { path: { id } })
const rolesNow = async () =>
  Object.fromEntries((await membersFor(owner)).members.map(({ name, role }) => [name.split(' ')[1], role]))
const statusOf = async (call: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await call
  return [status, body.error?.code]
}

describe('a workspace', () => {
  test('is made with its owner, who has chosen it, and is listed for its members alone', async () => {
    expect(await who(owner)).toMatchObject({
      orgId: id,
      org: { id, name: 'Tidal', logo: null, role: 'owner' },
    })
    const [listed] = (await member.must(api.workspaces.list, {})).orgs.filter(org => org.id === id)
    expect(listed).toEqual({ id, name: 'Tidal', logo: null, role: 'member', memberCount: 3 })
    expect((await stranger.must(api.workspaces.list, {})).orgs).toEqual([])
    expect((await who(stranger))?.org).toBeNull()
  })

  test('asked for again under the same id it is the same one, also when it was left meanwhile', async () => {
    const maker = await Person.withAccount(url)
    const body = { name: 'Once', requestId: newId() }
    const make = async (person: Person) => (await person.must(api.workspaces.create, { body })).id
    const [first, second] = await Promise.all([make(maker), make(maker)])
    expect(second).toBe(first)
    expect((await maker.must(api.workspaces.list, {})).orgs).toHaveLength(1)
    expect(await make(await Person.withAccount(url))).not.toBe(first)
    await letIntoTeam(maker, admin, first)
    await maker.must(api.workspaces.role, { path: { id: first }, body: { userId: admin.id, role: 'owner' } })
    await maker.must(api.workspaces.leave, { path: { id: first }, body: { designs: 'keep' } })
    expect((await maker.call(api.workspaces.create, { body })).status).toBe(409)
    expect((await maker.must(api.workspaces.list, {})).orgs).toEqual([])
    await admin.must(api.workspaces.remove, { path: { id: first } })
    expect((await maker.call(api.workspaces.create, { body })).status).toBe(409)
  })

  test('the first that lets somebody in is chosen; another is chosen by hand, and so is none', async () => {
    const newcomer = await Person.withAccount(url)
    await letIntoTeam(owner, newcomer, id)
    expect((await who(newcomer))?.orgId).toBe(id)
    const second = await newTeam(newcomer, 'Second')
    expect((await who(newcomer))?.orgId).toBe(second)
    const choose = (orgId: string | null) => newcomer.call(api.workspaces.choose, { body: { orgId } })
    expect((await choose(id)).status).toBe(200)
    expect((await who(newcomer))?.org?.role).toBe('member')
    expect((await choose(null)).status).toBe(200)
    expect((await who(newcomer))?.org).toBeNull()
    const foreign = await newTeam(stranger, 'Foreign')
    const refused = [await choose(foreign), await choose(newId()), await choose('no such one')]
    expect(new Set(refused.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(refused[0]?.status).toBe(403)
    await stranger.must(api.workspaces.remove, { path: { id: foreign } })
  })

  test('one that does not exist is refused in the words of one that the caller is not in', async () => {
    const call = (orgId: string) => stranger.call(api.workspaces.members, { path: { id: orgId } })
    const [there, gone, odd] = [await call(id), await call(newId()), await call('odd')]
    expect([there?.status, there?.body]).toEqual([403, gone?.body])
    expect([gone?.status, odd?.status, odd?.body]).toEqual([403, 403, there?.body])
  })

  test('name, default access and cap are changed by who manages, a logo is a picture of it or of a design', async () => {
    const change = (person: Person, body: object) =>
      person.call(api.workspaces.update, { path: { id }, body })
    expect((await change(member, { name: 'Mine' })).status).toBe(403)
    expect((await change(admin, { name: 'Tidal Sailing', defaultAccess: 'read', creditCap: 5 })).status).toBe(
      200,
    )
    expect(await membersFor(member)).toMatchObject({ defaultAccess: 'read', creditCap: 5 })
    const upload = (path: string) =>
      admin.fetch(path, {
        method: 'POST',
        body: redPng(40, 40) as never,
        headers: { 'content-type': 'image/png' },
      })
    const { logo } = (await (await upload(`/api/org/${id}/logo`)).json()) as { logo: string }
    expect((await change(admin, { logo })).status).toBe(200)
    expect((await who(member))?.orgId && (await stranger.fetch(logo)).headers.get('content-type')).toBe(
      'image/png',
    )
    const design = await admin.newPattern()
    const { url: picture } = (await (await upload(`/api/upload/${design}?name=logo.png`)).json()) as {
      url: string
    }
    expect((await change(owner, { logo: picture })).status).toBe(404)
    expect((await change(admin, { logo: picture })).status).toBe(200)
    const [shown] = (await owner.must(api.workspaces.list, {})).orgs.filter(org => org.id === id)
    expect(shown).toMatchObject({ name: 'Tidal Sailing' })
    expect(shown?.logo).toContain(`/api/org/${id}/logo/`)
    expect((await owner.fetch(shown?.logo ?? '')).status).toBe(200)
    expect((await change(admin, { logo: 'https://example.org/x.png' })).status).toBe(404)
    expect((await change(admin, { logo: '' })).status).toBe(200)
    expect((await change(admin, { creditCap: -1 })).status).toBe(400)
  })
})

describe('its members', () => {
  test('addresses, invitations and the link are for who manages', async () => {
    await owner.must(api.workspaces.invite, { path: { id }, body: { emails: 'new@example.org' } })
    const { link } = await admin.must(api.workspaces.link, { path: { id }, body: { isOn: true } })
    const seen = await membersFor(admin)
    expect(seen.members.map(one => one.email)).toContain(member.email)
    expect(seen.invites).toMatchObject([{ email: 'new@example.org', role: 'member' }])
    expect(seen.link).toBe(link)
    const shown = await membersFor(member)
    expect(shown.members).toHaveLength(3)
    expect(JSON.stringify(shown)).not.toContain('@example.org')
    expect([shown.invites, shown.link]).toEqual([[], null])
  })

  test('each with thirty days of use, and when they were here last', async () => {
    const { members } = await membersFor(owner)
    const [seen] = members.filter(one => one.id === member.id)
    expect(seen).toMatchObject({ creditsUsed: 0, daily: Array(USAGE_DAYS).fill(0) })
    expect(seen?.lastActiveAt).toBeGreaterThan(Date.now() - 10 * 60_000)
  })

  test('roles are given by who manages, and what is an owner’s by owners', async () => {
    const set = (person: Person, userId: string, role: 'owner' | 'admin' | 'member') =>
      statusOf(person.call(api.workspaces.role, { path: { id }, body: { userId, role } }))
    expect(await set(member, admin.id, 'member')).toEqual([403, 'forbidden'])
    expect(await set(admin, member.id, 'admin')).toEqual([200, undefined])
    expect(await set(admin, member.id, 'owner')).toEqual([403, 'forbidden'])
    expect(await set(admin, owner.id, 'member')).toEqual([403, 'forbidden'])
    expect(await set(owner, owner.id, 'member')).toEqual([409, 'conflict'])
    expect(await set(owner, stranger.id, 'admin')).toEqual([404, 'not_found'])
    expect(await set(owner, admin.id, 'owner')).toEqual([200, undefined])
    expect(await rolesNow()).toEqual({ Owner: 'owner', Admin: 'owner', Member: 'admin' })
  })

  test('the last owner neither leaves nor is removed; of two who leave at once one stays', async () => {
    const leave = (person: Person) =>
      statusOf(person.call(api.workspaces.leave, { path: { id }, body: { designs: 'keep' } }))
    expect(await leave(owner)).toEqual([409, 'conflict'])
    const remove = (person: Person, userId: string) =>
      statusOf(person.call(api.workspaces.removeMember, { path: { id }, body: { userId, designs: 'keep' } }))
    expect(await remove(admin, owner.id)).toEqual([403, 'forbidden'])
    await owner.must(api.workspaces.role, { path: { id }, body: { userId: admin.id, role: 'owner' } })
    const left = await Promise.all([leave(owner), leave(admin)])
    expect(left.map(([status]) => status).sort()).toEqual([200, 409])
    const { members } = await member.must(api.workspaces.members, { path: { id } })
    expect(members.map(one => one.role).sort()).toEqual(['member', 'owner'])
  })

  test('handing over makes another owner and an admin of the former one', async () => {
    const handOver = (person: Person, userId: string) =>
      statusOf(person.call(api.workspaces.handOver, { path: { id }, body: { userId } }))
    expect(await handOver(admin, member.id)).toEqual([403, 'forbidden'])
    expect(await handOver(owner, stranger.id)).toEqual([404, 'not_found'])
    expect(await handOver(owner, owner.id)).toEqual([409, 'conflict'])
    expect(await handOver(owner, member.id)).toEqual([200, undefined])
    expect((await member.must(api.workspaces.list, {})).orgs.find(org => org.id === id)?.role).toBe('owner')
    expect((await owner.must(api.workspaces.list, {})).orgs.find(org => org.id === id)?.role).toBe('admin')
    expect((await owner.call(api.workspaces.remove, { path: { id } })).status).toBe(403)
    expect((await member.call(api.workspaces.remove, { path: { id } })).status).toBe(200)
    expect((await member.call(api.workspaces.members, { path: { id } })).status).toBe(403)
  })
})

describe('invitations into it', () => {
  const invitation = (token: string) => new Person(url).call(api.sharing.invitation, { path: { token } })
  const accept = (person: Person, token: string) => person.call(api.sharing.acceptInvite, { body: { token } })
  const invited = async (emails: string, role: 'admin' | 'member' = 'member') =>
    (await admin.must(api.workspaces.invite, { path: { id }, body: { emails, role } })).invites.map(
      ({ link }) => tokenOf(link),
    )

  test('whoever is a member is not invited again, and nobody is who was to be invited along', async () => {
    const body = { emails: `new@example.org, ${member.email.toUpperCase()}` }
    const refused = await admin.call(api.workspaces.invite, { path: { id }, body })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      { code: 'conflict', message: `${member.email} is already a member.` },
    ])
    expect((await admin.must(api.workspaces.members, { path: { id } })).invites).toEqual([])
  })

  test('go to comma-separated addresses, say what they are for, and work once', async () => {
    const [first = '', second = ''] = await invited('one@example.org, two@example.org', 'admin')
    expect(await invitation(first)).toMatchObject({
      status: 200,
      body: { kind: 'org', id, patternName: 'Tidal', role: 'admin' },
    })
    const came = await Promise.all([accept(stranger, first), accept(await Person.withAccount(url), first)])
    expect(came.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await invitation(first)).body.error?.message).toContain('has been used')
    await owner.must(api.workspaces.removeInvite, { path: { id }, body: { email: 'Two@example.org' } })
    expect((await invitation(second)).body.error?.message).toContain('was withdrawn')
    expect((await accept(await Person.withAccount(url), second)).status).toBe(404)
    expect(
      (await admin.call(api.workspaces.removeInvite, { path: { id }, body: { email: 'x@y.z' } })).status,
    ).toBe(404)
    const mailbox = await (await owner.fetch('/dev/mailbox')).text()
    expect(mailbox).toContain('Adam Admin invites you to “Tidal”')
  })

  test('are made by who manages, of addresses that are some, and need an account to take', async () => {
    const body = { emails: 'x@example.org' }
    expect((await member.call(api.workspaces.invite, { path: { id }, body })).status).toBe(403)
    expect(
      (await admin.call(api.workspaces.invite, { path: { id }, body: { emails: 'nonsense' } })).status,
    ).toBe(400)
    const owning = await admin.post(`/api/org/${id}/invite`, { ...body, role: 'owner' })
    expect(owning.status).toBe(400)
    const [token = ''] = await invited('y@example.org')
    expect((await accept(await Person.guest(url), token)).status).toBe(401)
    expect((await accept(member, token)).body).toMatchObject({ kind: 'org', id })
    expect((await invitation(token)).status).toBe(200)
  })

  test('a link lets in members until it is turned off, or somebody who knows it is removed', async () => {
    const link = async (isOn: boolean) =>
      tokenOf((await admin.must(api.workspaces.link, { path: { id }, body: { isOn } })).link)
    const first = await link(true)
    const newcomer = await Person.withAccount(url)
    expect((await accept(newcomer, first)).body).toMatchObject({ kind: 'org', id })
    const gone = { userId: newcomer.id, designs: 'keep' } as const
    await owner.must(api.workspaces.removeMember, { path: { id }, body: gone })
    expect((await accept(newcomer, first)).status).toBe(404)
    const second = tokenOf((await membersFor(owner)).link)
    expect([second.length, second === first]).toEqual([first.length, false])
    await link(false)
    expect((await membersFor(owner)).link).toBeNull()
    expect((await accept(newcomer, second)).body.error?.message).toContain('was withdrawn')
    expect(await link(true)).not.toBe(second)
  })
})
