import { beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
let owner: Person
let id: string

beforeEach(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  id = await owner.newPattern()
})

const invite = (person: Person, emails: string, permissionLevel?: 'read' | 'write') =>
  person.call(api.sharing.invite, { path: { id }, body: { emails, permissionLevel } })
const members = async () => (await owner.must(api.sharing.owner, { path: { id } })).usersList

describe('patterns: create, list, get, rename, star, delete', () => {
  test('a new one is private (plans are off), shadcn and tailwind, named by its prompt', async () => {
    const created = await owner.must(api.patterns.create, { body: { prompt: 'A landing page for a bakery' } })
    expect(await owner.must(api.patterns.get, { path: created })).toMatchObject({
      name: 'Landing page for a bakery',
      access: 'private',
      config: { designSystem: 'shadcn', styling: 'tailwind' },
      chatItems: [],
      isAiGenerating: false,
      activeArtifactId: null,
      starred: false,
      spacePointer: null,
    })
  })

  test('own and shared ones are listed newest first, a deleted one is gone for everybody', async () => {
    const friend = await Person.withAccount(url, 'Fred Friend')
    const second = await owner.newPattern()
    await owner.letIn(friend, id)
    await owner.must(api.patterns.rename, { body: { id, newName: 'Renamed' } })
    const { patterns } = await owner.must(api.patterns.list, {})
    expect(patterns.map(pattern => pattern.id)).toEqual([id, second])
    expect(patterns[0]).toMatchObject({ name: 'Renamed', permissionLevel: 'owner' })
    expect(patterns[0]?.people.map(person => person.name)).toEqual(['Olga Owner', 'Fred Friend'])
    expect((await friend.must(api.patterns.list, {})).patterns).toMatchObject([
      { id, permissionLevel: 'write' },
    ])
    await owner.must(api.patterns.remove, { path: { id } })
    expect((await friend.must(api.patterns.list, {})).patterns).toEqual([])
    expect((await owner.call(api.patterns.get, { path: { id } })).status).toBe(404)
  })

  test('a favourite is each person’s own', async () => {
    const friend = await Person.withAccount(url)
    await owner.letIn(friend, id)
    await owner.must(api.patterns.star, { body: { id, shouldStar: true } })
    expect((await owner.must(api.patterns.get, { path: { id } })).starred).toBe(true)
    expect((await friend.must(api.patterns.get, { path: { id } })).starred).toBe(false)
    await owner.must(api.patterns.star, { body: { id, shouldStar: false } })
    expect((await owner.must(api.patterns.get, { path: { id } })).starred).toBe(false)
  })
})

describe('§6: invitations, levels and the owner', () => {
  test('whoever registered an invited address first has nothing of it: the link alone lets in', async () => {
    const squatter = await Person.withAccount(url, 'Not Fred')
    const { body } = await invite(owner, squatter.email)
    expect((await squatter.call(api.patterns.get, { path: { id } })).status).toBe(403)
    expect((await squatter.must(api.patterns.list, {})).patterns).toEqual([])
    expect((await members()).map(member => member.permissionLevel)).toEqual(['owner'])
    const fred = await Person.withAccount(url, 'Fred')
    const token = body.invites[0]?.link.split('/').at(-1) ?? ''
    await fred.must(api.sharing.acceptInvite, { body: { token } })
    expect((await fred.must(api.patterns.get, { path: { id } })).permissionLevel).toBe('write')
    expect((await squatter.call(api.patterns.get, { path: { id } })).status).toBe(403)
  })

  test('neither the answer nor the list nor the mail tells who has an account here', async () => {
    const known = await Person.withAccount(url, 'Fred')
    const shown = async (email: string) => {
      const answer = await invite(owner, email, 'read')
      const { usersList, invites } = await owner.must(api.sharing.owner, { path: { id } })
      const mailbox = await (await owner.fetch('/dev/mailbox')).text()
      const mail = mailbox.split('<article>').find(part => part.includes(email)) ?? ''
      const seen = JSON.stringify([
        answer.status,
        answer.body,
        usersList,
        invites.find(each => each.email === email),
      ])
      const plain = (text: string) =>
        text
          .replaceAll(email, 'who')
          .replace(/\/invite\/[a-z0-9]+/g, '/invite/x')
          .replace(/ · [\d: -]+UTC/, '')
      return [plain(seen), plain(mail)]
    }
    const [withAccount, without] = [await shown(known.email), await shown(`nobody-${newId()}@example.org`)]
    expect(withAccount).toEqual(without)
    expect(withAccount?.[1]).toContain('/invite/x')
  })

  test('opening a link never takes anything away', async () => {
    const friend = await Person.withAccount(url)
    await owner.letIn(friend, id, 'write')
    await owner.letIn(friend, id, 'read')
    expect((await friend.must(api.patterns.get, { path: { id } })).permissionLevel).toBe('write')
    await owner.letIn(owner, id, 'read')
    expect((await owner.must(api.patterns.get, { path: { id } })).permissionLevel).toBe('owner')
    const reader = await Person.withAccount(url)
    await owner.letIn(reader, id, 'read')
    await owner.letIn(reader, id, 'write')
    expect((await reader.must(api.patterns.get, { path: { id } })).permissionLevel).toBe('write')
  })

  test('an address gets a link that proves itself and works once', async () => {
    const address = `later-${Date.now()}@example.org`
    const { body } = await invite(owner, address)
    const link = body.invites[0]?.link ?? ''
    expect((await owner.must(api.sharing.owner, { path: { id } })).invites).toEqual([
      { email: address, permissionLevel: 'write', link },
    ])
    const token = link.split('/').at(-1) ?? ''
    const stranger = new Person(url)
    expect(await stranger.must(api.sharing.invitation, { path: { token } })).toEqual({
      kind: 'pattern',
      id,
      patternName: 'A design',
      permissionLevel: 'write',
    })
    const friend = await Person.withAccount(url)
    expect(await friend.must(api.sharing.acceptInvite, { body: { token } })).toEqual({ kind: 'pattern', id })
    expect((await friend.must(api.patterns.get, { path: { id } })).permissionLevel).toBe('write')
    const thief = await Person.withAccount(url)
    expect((await thief.call(api.sharing.acceptInvite, { body: { token } })).status).toBe(404)
    expect((await stranger.call(api.sharing.invitation, { path: { token } })).status).toBe(404)
    expect((await owner.must(api.sharing.owner, { path: { id } })).invites).toEqual([])
  })

  test('several addresses, comma-separated; one that is none invites nobody', async () => {
    expect((await invite(owner, 'one@example.org, two@example.org')).body.invites).toHaveLength(2)
    const { status, body } = await invite(owner, 'three@example.org, nonsense')
    expect(status).toBe(400)
    expect(body.error?.message).toContain('nonsense')
    expect((await owner.must(api.sharing.owner, { path: { id } })).invites).toHaveLength(2)
    expect((await invite(owner, '  ')).status).toBe(400)
  })

  test('levels can be changed and taken away, the owner’s cannot', async () => {
    const friend = await Person.withAccount(url)
    await owner.letIn(friend, id, 'read')
    await owner.must(api.sharing.permission, {
      path: { id },
      body: { type: 'user', userIdToUpdate: friend.id, updatedPermission: 'write' },
    })
    expect((await friend.must(api.patterns.get, { path: { id } })).permissionLevel).toBe('write')
    const onOwner = { type: 'user', userIdToUpdate: owner.id, updatedPermission: 'read' } as const
    expect((await friend.call(api.sharing.permission, { path: { id }, body: onOwner })).status).toBe(403)
    expect(
      (await friend.call(api.sharing.removeUser, { path: { id }, body: { userIdToRemove: owner.id } }))
        .status,
    ).toBe(403)
    await owner.must(api.sharing.removeUser, { path: { id }, body: { userIdToRemove: friend.id } })
    expect((await friend.call(api.patterns.get, { path: { id } })).status).toBe(403)
    expect((await members()).map(member => member.permissionLevel)).toEqual(['owner'])
  })

  test('a removal can be taken back: the former level, the same link, nothing else', async () => {
    const friend = await Person.withAccount(url)
    await owner.letIn(friend, id, 'read')
    const link = (await invite(owner, `undo-${Date.now()}@example.org`)).body.invites[0]?.link
    const before = await owner.must(api.sharing.owner, { path: { id } })
    const remove = (userIdToRemove: string) =>
      owner.must(api.sharing.removeUser, { path: { id }, body: { userIdToRemove } })
    const undos = [await remove(friend.id), await remove(before.invites[0]?.email ?? '')]
    expect((await friend.call(api.patterns.get, { path: { id } })).status).toBe(403)
    for (const body of undos) await owner.must(api.sharing.undoRemove, { path: { id }, body })
    const after = await owner.must(api.sharing.owner, { path: { id } })
    expect(after).toEqual(before)
    expect(after.invites[0]?.link).toBe(link)
    const elsewhere = await owner.newPattern()
    for (const [patternId, undo] of [
      [elsewhere, undos[0]?.undo ?? ''],
      [id, `${undos[0]?.undo}x`],
    ] as const) {
      const { status } = await owner.call(api.sharing.undoRemove, {
        path: { id: patternId },
        body: { undo },
      })
      expect(status).toBe(409)
    }
  })

  test('nobody can hand out "owner"', async () => {
    const response = await owner.post(`/api/chatPattern/${id}/invite`, {
      emails: 'x@example.org',
      permissionLevel: 'owner',
    })
    expect(response.status).toBe(400)
  })

  test('visitors of a public design never see addresses', async () => {
    await owner.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
    const visitor = new Person(url)
    const pattern = JSON.stringify(await visitor.must(api.patterns.get, { path: { id } }))
    expect(pattern).not.toContain('@example.org')
    expect((await visitor.call(api.sharing.owner, { path: { id } })).status).toBe(401)
  })

  test('invitations wait in the mailbox, on one’s own machine', async () => {
    const address = `mail-${Date.now()}@example.org`
    await owner.must(api.patterns.rename, {
      body: { id, newName: 'See https://example.org/?a=1&b="><img src=x>, now' },
    })
    const link = (await invite(owner, address)).body.invites[0]?.link ?? ''
    const page = await (await new Person(url).fetch('/dev/mailbox')).text()
    expect(page).toContain(address)
    expect(page).toContain('Olga Owner shared')
    expect(page).toContain(`<a href="${link}" target="_blank" rel="noreferrer">${link}</a>`)
    // A name is somebody's words, and no mail program makes a link of them.
    expect(page).not.toContain('<a href="https://example.org')
    expect(page).not.toContain('<img')
  })
})
