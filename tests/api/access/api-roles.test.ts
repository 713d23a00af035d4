import { beforeAll, describe, expect, inject, test } from 'vitest'
import { can, type Level } from '#shared/access.ts'
import { api, routes } from '#shared/api/index.ts'
import { fillPath, type Route } from '#shared/api/route.ts'
import { newId } from '#shared/ids.ts'
import { generate, madeDesign, newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

/** The owner comes last, because he alone may delete. */
const ROLES = ['signed-out', 'stranger', 'reader', 'writer', 'admin', 'owner'] as const
type Role = (typeof ROLES)[number]
const MODES = ['public', 'private'] as const
type Mode = (typeof MODES)[number]

const people = {} as Record<Role, Person>
const designs = {} as Record<Mode, { patternId: string; artifactId: string }>

beforeAll(async () => {
  const url = inject('productUrl')
  people['signed-out'] = new Person(url)
  for (const role of ['stranger', 'reader', 'writer', 'owner'] as const)
    people[role] = await Person.withAccount(url, role)
  people.admin = new Person(url)
  people.admin.cookie = inject('adminCookie')
  for (const mode of MODES) designs[mode] = await shared(mode)
})

/** A design of the owner with a version, a reader and a writer. */
async function shared(mode: Mode): Promise<{ patternId: string; artifactId: string }> {
  const { owner, reader, writer } = people
  const design = await madeDesign(owner)
  for (const [person, permissionLevel] of [
    [reader, 'read'],
    [writer, 'write'],
  ] as const) {
    await owner.letIn(person, design.patternId, permissionLevel)
  }
  await owner.must(api.sharing.access, { path: { id: design.patternId }, body: { access: mode } })
  return design
}

const LEVELS: Record<Role, (mode: Mode) => Level | null> = {
  'signed-out': mode => (mode === 'public' ? 'read' : null),
  stranger: mode => (mode === 'public' ? 'read' : null),
  reader: () => 'read',
  writer: () => 'write',
  owner: () => 'owner',
  // A platform admin sees a private pattern only after granting himself access.
  admin: mode => (mode === 'public' ? 'read' : null),
}

/** What the rule promises this role: let in, 401 or 403. */
function promised({ access }: Route, role: Role, mode: Mode): 'in' | 401 | 403 {
  if (access === 'anyone') return 'in'
  if (access === 'admin' || access === 'operator')
    return role === 'admin' ? 'in' : role === 'signed-out' ? 401 : 403
  // This server names admins, so it is nobody's turn (tests/api/models/newcomer.test.ts).
  if (access === 'newcomer') return role === 'signed-out' ? 401 : 403
  if (typeof access === 'string') return role === 'signed-out' ? 401 : 'in'
  if (role === 'signed-out' && access.may !== 'view') return 401
  if (can(LEVELS[role](mode), access.may)) return 'in'
  return role === 'signed-out' ? 401 : 403
}

/** A request that reaches the access check of the route, for a design nobody else uses. */
function requestFor(route: Route, { patternId, artifactId }: { patternId: string; artifactId: string }) {
  const { access } = route
  const rule = typeof access === 'object' ? access : null
  const objectId = rule?.on === 'artifact' ? artifactId : patternId
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  const path = Object.fromEntries(names.map(name => [name, rule?.id === `path.${name}` ? objectId : newId()]))
  const bodyName = rule?.id.startsWith('body.') ? rule.id.slice('body.'.length) : null
  return { path: fillPath(`/api${route.path}`, path), body: bodyName ? { [bodyName]: objectId } : {} }
}

describe('§6 of the specification: every role against every call, on a public and a private design', () => {
  const cases = routes.flatMap(route =>
    MODES.map(mode => [`${route.method} ${route.path}`, mode, route] as const),
  )

  test.each(cases)('%s on a %s design', async (_, mode, route) => {
    const design = route.method === 'DELETE' ? await shared(mode) : designs[mode]
    const { path, body } = requestFor(route, design)
    const seen: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const role of ROLES) {
      const init = { method: route.method, ...(route.method === 'GET' ? {} : { body: JSON.stringify(body) }) }
      const { status } = await people[role].fetch(path, init)
      seen[role] = status === 401 || status === 403 ? String(status) : 'in'
      wanted[role] = String(promised(route, role, mode))
      if (status >= 500) throw new Error(`${role} got ${status}`)
    }
    expect(seen).toEqual(wanted)
  })

  test('a guest may do what a session allows, and what needs an account answers 401', async () => {
    const guest = await Person.guest(inject('productUrl'))
    for (const route of routes) {
      if (route.access !== 'session' && route.access !== 'account') continue
      const { path, body } = requestFor(route, designs.public)
      const { status } = await guest.fetch(path, {
        method: route.method,
        ...(route.method === 'GET' ? {} : { body: JSON.stringify(body) }),
      })
      if (route.access === 'account') expect(status, route.path).toBe(401)
      else expect([401, 403], route.path).not.toContain(status)
    }
  })
})

/** `{ references: [{ artifactId: id }] }` for `references[].artifactId`. */
function bodyWith(path: string, id: string): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.')
  const value = rest.length > 0 ? bodyWith(rest.join('.'), id) : id
  return name.endsWith('[]') ? { [name.slice(0, -2)]: [value] } : { [name]: value }
}

describe('design §9: every further id of a call is checked like the one in its path', () => {
  const cases = routes.flatMap(route =>
    (typeof route.access === 'object' ? (route.access.also ?? []) : []).map(
      rule => [`${route.method} ${route.path}`, rule.id, route, rule] as const,
    ),
  )
  const foreign = {} as Record<Mode, { patternId: string; artifactId: string }>

  beforeAll(async () => {
    for (const mode of MODES) {
      foreign[mode] = await madeDesign(people.stranger)
      const path = { id: foreign[mode].patternId }
      await people.stranger.must(api.sharing.access, { path, body: { access: mode } })
    }
  })

  /** Asks about a design of one's own, or one that everybody may see, and names something else beside it. */
  async function ask(person: Person, route: Route, source: string, id: string, ownId?: string) {
    const { path, body } = requestFor(route, designs.public)
    const isInPath = source.startsWith('path.')
    const name = source.slice('path.'.length)
    const known = new Map(isInPath ? [[name, id]] : [])
    const rule = typeof route.access === 'object' ? route.access : null
    if (rule?.id.startsWith('path.'))
      known.set(
        rule.id.slice('path.'.length),
        rule.on === 'artifact' ? (ownId ?? designs.public.artifactId) : designs.public.patternId,
      )
    const filled = fillPath(`/api${route.path}`, Object.fromEntries(known))
    const response = await person.fetch(isInPath ? filled : path, {
      method: route.method,
      ...(route.method === 'GET' ? {} : { body: JSON.stringify({ ...body, ...bodyWith(name, id) }) }),
    })
    const { error } = (await response.json()) as { error?: { code: string; message: string } }
    return { status: response.status, error }
  }

  test('there are such ids', () => {
    expect(cases.map(([, id]) => id)).toEqual(
      expect.arrayContaining(['path.orig', 'body.artifactId', 'body.references[].artifactId']),
    )
  })

  test.each(cases)('%s: %s', async (_, source, route, rule) => {
    const { owner } = people
    const unknown = await ask(owner, route, source, newId())
    expect(unknown).toMatchObject({ status: 404, error: { code: 'not_found' } })
    expect((await ask(owner, route, source, '../x')).status).toBe(404)
    const ofPrivate = await ask(owner, route, source, foreign.private.artifactId)
    const ofPublic = await ask(owner, route, source, foreign.public.artifactId)
    if (rule.isOfTheSame) {
      expect(ofPrivate).toEqual(unknown)
      expect(ofPublic).toEqual(unknown)
    } else {
      expect(ofPrivate).toMatchObject({ status: 403, error: { code: 'forbidden' } })
      expect(ofPublic.status).toBe(200)
      expect((await ask(people['signed-out'], route, source, foreign.private.artifactId)).status).toBe(401)
    }
    expect([401, 403, 404]).not.toContain((await ask(owner, route, source, designs.public.artifactId)).status)
  })

  test('a run is looked for in its own room: one of another design is 404 and goes on', async () => {
    const { requestId } = await generate(people.stranger, foreign.private.patternId, 'Make it blue')
    const { owner } = people
    const id = designs.public.patternId
    const retry = { requestId, editorRoomId: id, assistantItemId: newId() }
    expect((await owner.call(api.chat.retry, { body: retry })).status).toBe(404)
    expect((await owner.call(api.chat.allow, { body: { id, requestId } })).status).toBe(404)
    expect((await owner.call(api.chat.keep, { body: { id, requestId } })).status).toBe(404)
    const resent = { ...newSend(), updatePrompt: 'Make it green', updateOnRequestId: requestId }
    const path = { editorId: id }
    expect((await owner.call(api.chat.send, { path, body: resent })).status).toBe(404)
  })

  test('more ids than a call may name are refused before anything is asked', async () => {
    const references = Array.from({ length: 2_000 }, () => ({ artifactId: newId() }))
    const response = await people.owner.post(`/api/spaces/node/chat/${designs.public.patternId}`, {
      references,
    })
    expect(response.status).toBe(400)
  })
})

describe('design §5: the order of checks', () => {
  const rename = '/api/chatPattern/rename'
  const send = (person: Person, body: unknown, headers: Record<string, string> = {}) =>
    person.fetch(rename, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    })

  test('a body too large is 413 before anything else, even signed out and from a foreign page', async () => {
    const response = await send(
      people['signed-out'],
      { id: 'x', newName: 'x'.repeat(300_000) },
      { origin: 'http://evil.example' },
    )
    expect(response.status).toBe(413)
  })

  test.each(['http://evil.example', 'null', 'http://x.localhost'])(
    'the origin %s is refused for changes',
    async origin => {
      const response = await send(people.owner, { id: designs.public.patternId, newName: 'x' }, { origin })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ error: { code: 'bad_origin' } })
    },
  )

  test('a missing origin is refused for changes and fine for reading', async () => {
    const { cookie } = people.owner
    const url = people.owner.url
    const post = await fetch(new URL(rename, url), { method: 'POST', headers: { cookie }, body: '{}' })
    expect(post.status).toBe(403)
    expect((await fetch(new URL('/api/chatPattern', url), { headers: { cookie } })).status).toBe(200)
  })

  test('401 before the id is looked at, then 404 for a malformed id, then 403, then 400', async () => {
    expect((await send(people['signed-out'], { id: '../x', newName: '' })).status).toBe(401)
    expect((await send(people.owner, { id: '../x', newName: '' })).status).toBe(404)
    expect((await send(people.owner, { id: newId(), newName: '' })).status).toBe(404)
    expect((await send(people.stranger, { id: designs.private.patternId, newName: '' })).status).toBe(403)
    expect((await send(people.owner, { id: designs.private.patternId, newName: '' })).status).toBe(400)
    expect((await send(people.owner, 'no json')).status).toBe(404)
  })

  test('every answer has the one error body and a request id', async () => {
    const response = await send(people.stranger, { id: designs.private.patternId })
    expect(await response.json()).toEqual({
      error: { code: 'forbidden', message: expect.stringMatching(/\.$/) },
    })
    expect(response.headers.get('x-request-id')).toMatch(/^[a-z0-9]{20}$/)
  })

  test('a path that is no call is 404', async () => {
    expect((await people.owner.fetch('/api/nothing')).status).toBe(404)
    expect((await people.owner.fetch('/api/auth/get-session')).status).toBe(404)
  })
})
