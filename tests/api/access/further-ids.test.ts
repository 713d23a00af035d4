import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { fillPath } from '#shared/api/route.ts'
import { newId } from '#shared/ids.ts'
import {
  type Design,
  Everybody,
  MODES,
  type Mode,
  type AskedRoute as Route,
  requestFor,
  askedRoutes as routes,
} from '#tests/support/people/everybody.ts'
import { generate, madeDesign, newSend } from '#tests/support/people/made-design.ts'
import type { Person } from '#tests/support/people/person.ts'

let people: Everybody['people']
let designs: Everybody['designs']
let teams: Everybody['teams']

beforeAll(async () => {
  ;({ people, designs, teams } = await Everybody.at(inject('productUrl'), inject('adminCookie')))
})

/** `{ references: [{ artifactId: id }] }` for `references[].artifactId`. */
function bodyWith(path: string, id: string): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.')
  const value = rest.length > 0 ? bodyWith(rest.join('.'), id) : id
  return name.endsWith('[]') ? { [name.slice(0, -2)]: [value] } : { [name]: value }
}

/** Every pattern and version that a call names beside its own. */
const furtherOf = ({ access }: Route) =>
  typeof access === 'object' && access.on !== 'workspace'
    ? (access.also ?? []).flatMap(part => (part.on === 'workspace' ? [] : [part]))
    : []

describe('design §9: every further id of a call is checked like the one in its path', () => {
  const cases = routes.flatMap(route =>
    furtherOf(route).map(rule => [`${route.method} ${route.path}`, rule.id, route, rule] as const),
  )
  const foreign = {} as Record<Mode, Design>

  beforeAll(async () => {
    for (const mode of MODES) {
      foreign[mode] = { ...(await madeDesign(people.stranger)), canvasId: designs[mode].canvasId }
      const path = { id: foreign[mode].patternId }
      await people.stranger.must(api.sharing.access, { path, body: { access: mode } })
    }
  })

  /** Asks about a design of one's own, or one that everybody may see, and names something else beside it. */
  async function ask(person: Person, route: Route, source: string, id: string, ownId?: string) {
    const { path, body } = requestFor(route, designs.public, teams.write)
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
    const named = (design: Design) => (rule.on === 'pattern' ? design.patternId : design.artifactId)
    const ofPrivate = await ask(owner, route, source, named(foreign.private))
    const ofPublic = await ask(owner, route, source, named(foreign.public))
    if ('isOfTheSame' in rule && rule.isOfTheSame) {
      expect(ofPrivate).toEqual(unknown)
      expect(ofPublic).toEqual(unknown)
    } else {
      expect(ofPrivate).toMatchObject({ status: 403, error: { code: 'forbidden' } })
      expect(ofPublic.status).toBe(200)
      expect((await ask(people['signed-out'], route, source, named(foreign.private))).status).toBe(401)
    }
    expect([401, 403, 404]).not.toContain((await ask(owner, route, source, named(designs.public))).status)
  })

  test('a workspace beside a design: one that the caller is not in, or that does not exist, is 403', async () => {
    const beside = routes.filter(
      ({ access }) =>
        typeof access === 'object' &&
        access.on !== 'workspace' &&
        access.also?.some(part => part.on === 'workspace'),
    )
    expect(beside.map(route => route.path).sort()).toEqual([
      '/canvas/{spaceId}/inviteOrg',
      '/chatPattern/{id}/inviteOrg',
    ])
    const { writer } = people
    for (const route of beside) {
      const ask = async (person: Person, orgId: string) => {
        const { path } = requestFor(route, designs.private, teams.write)
        const response = await person.post(path, { orgId })
        return [response.status, await response.json()]
      }
      const refused = [await ask(writer, teams.read), await ask(writer, newId()), await ask(writer, '../x')]
      expect(refused[0]).toMatchObject([403, { error: { code: 'forbidden' } }])
      expect(refused).toEqual([refused[0], refused[0], refused[0]])
      expect((await ask(people['signed-out'], teams.read))[0]).toBe(401)
      expect((await ask(people['member with read'], teams.read))[0]).toBe(403)
      expect((await ask(people['member with write'], teams.write))[0]).toBe(200)
    }
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
