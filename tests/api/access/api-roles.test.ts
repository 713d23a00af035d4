import { beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import {
  Everybody,
  MODES,
  type Mode,
  mayInWriters,
  mayOnCanvas,
  mayOnDesign,
  ROLES,
  type Role,
  type AskedRoute as Route,
  requestFor,
  askedRoutes as routes,
  signedRoutes,
} from '#tests/support/people/everybody.ts'
import { Person } from '#tests/support/people/person.ts'

let everybody: Everybody
let people: Everybody['people']
let designs: Everybody['designs']
let teams: Everybody['teams']

beforeAll(async () => {
  everybody = await Everybody.at(inject('productUrl'), inject('adminCookie'))
  ;({ people, designs, teams } = everybody)
})

/** What the rule promises this role: let in, 401 or 403. */
function promised({ access }: Route, role: Role, mode: Mode): 'in' | 401 | 403 {
  if (access === 'anyone') return 'in'
  if (access === 'admin' || access === 'operator')
    return role === 'admin' ? 'in' : role === 'signed-out' ? 401 : 403
  // This server names admins, so it is nobody's turn (tests/api/models/newcomer.test.ts).
  if (access === 'newcomer') return role === 'signed-out' ? 401 : 403
  if (typeof access === 'string') return role === 'signed-out' ? 401 : 'in'
  if (role === 'signed-out' && access.may !== 'view') return 401
  if (access.on === 'workspace') return mayInWriters(role, access.may) ? 'in' : 403
  const isLetIn = access.on === 'canvas' ? mayOnCanvas : mayOnDesign
  if (isLetIn(role, mode, access.may)) return 'in'
  return role === 'signed-out' ? 401 : 403
}

describe('§6 of the specification: every role against every call, on a public and a private design', () => {
  const cases = routes.flatMap(route =>
    MODES.map(mode => [`${route.method} ${route.path}`, mode, route] as const),
  )

  test.each(cases)('%s on a %s design', async (_, mode, route) => {
    const isGone = (on: 'pattern' | 'workspace' | 'canvas') =>
      route.method === 'DELETE' && typeof route.access === 'object' && route.access.on === on
    const known = isGone('canvas')
      ? { ...designs[mode], canvasId: await everybody.newCanvas(mode) }
      : designs[mode]
    const design = isGone('pattern') ? await everybody.newDesign(mode) : known
    const team = isGone('workspace') ? await everybody.newWriters() : teams.write
    const { path, body } = requestFor(route, design, team)
    const seen: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    const ask = async (role: Role) => {
      const init = { method: route.method, ...(route.method === 'GET' ? {} : { body: JSON.stringify(body) }) }
      const { status } = await people[role].fetch(path, init)
      seen[role] = status === 401 || status === 403 ? String(status) : 'in'
      wanted[role] = String(promised(route, role, mode))
      // 503: what this server has not been given an outside service for.
      if (status >= 500 && status !== 503) throw new Error(`${role} got ${status}`)
    }
    // Whoever is let in comes last, since what was deleted is 404 for everybody; the others change nothing.
    const isLetIn = (role: Role) => promised(route, role, mode) === 'in'
    await Promise.all(ROLES.filter(role => !isLetIn(role)).map(ask))
    for (const role of ROLES.filter(isLetIn)) await ask(role)
    expect(seen).toEqual(wanted)
  })

  test.each(signedRoutes)(
    '$method $path answers nobody who does not sign, whatever his cookie or page',
    async ({ method, path }) => {
      for (const role of ROLES)
        for (const origin of [people[role].headers.origin ?? '', 'http://evil.example']) {
          const response = await people[role].fetch(`/api${path}`, {
            method,
            body: '{}',
            headers: { origin },
          })
          expect([400, 503]).toContain(response.status)
        }
    },
  )

  test('a guest may do what a session allows, and what needs an account answers 401', async () => {
    const guest = await Person.guest(inject('productUrl'))
    for (const route of routes) {
      if (route.access !== 'session' && route.access !== 'account') continue
      const { path, body } = requestFor(route, designs.public, teams.write)
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
