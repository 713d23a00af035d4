import { beforeAll, describe, expect, inject, test } from 'vitest'
import { can, type Level } from '#shared/access.ts'
import { api, routes } from '#shared/api/index.ts'
import { fillPath, type Route } from '#shared/api/route.ts'
import { newId } from '#shared/ids.ts'
import { madeDesign } from '#tests/support/made-design.ts'
import { Person } from '#tests/support/person.ts'

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
    await owner.must(api.patterns.invite, {
      path: { id: design.patternId },
      body: { emails: person.email, permissionLevel },
    })
  }
  await owner.must(api.patterns.access, { path: { id: design.patternId }, body: { access: mode } })
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
  if (access === 'admin') return role === 'admin' ? 'in' : role === 'signed-out' ? 401 : 403
  // This product is local, where the settings are everybody's (design §9).
  if (typeof access === 'string') return role === 'signed-out' ? 401 : 'in'
  const action = 'pattern' in access ? access.pattern : access.artifact
  if (role === 'signed-out' && action !== 'view') return 401
  if (can(LEVELS[role](mode), action)) return 'in'
  return role === 'signed-out' ? 401 : 403
}

/** A request that reaches the access check of the route, for a design nobody else uses. */
function requestFor(route: Route, { patternId, artifactId }: { patternId: string; artifactId: string }) {
  const { access } = route
  const rule = typeof access === 'object' ? access : null
  const objectId = rule && 'artifact' in rule ? artifactId : patternId
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

  test.each(['http://evil.example', 'null', 'http://x.preview.localhost'])(
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
    expect((await people.owner.fetch('/api/auth/list-sessions')).status).toBe(404)
  })
})
