import { beforeAll, describe, expect, inject, test } from 'vitest'
import { routes } from '#shared/api/index.ts'
import { fillPath, isSigned, type Route } from '#shared/api/route.ts'
import { newId } from '#shared/ids.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { redPng } from '#tests/support/red-png.ts'

const url = inject('productUrl')
let owner: Person
let design: { patternId: string; artifactId: string }

beforeAll(async () => {
  owner = await Person.withAccount(url)
  design = await madeDesign(owner)
})

const requestFor = ({ method, path, access }: Route): [path: string, init: RequestInit] => {
  const rule = typeof access === 'object' && !isSigned(access) ? access : null
  const objectId = rule?.on === 'artifact' ? design.artifactId : design.patternId
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  const ids = names.map(name => [name, rule?.id === `path.${name}` ? objectId : newId()])
  return [`/api${fillPath(path, Object.fromEntries(ids))}`, method === 'GET' ? {} : { method, body: '{}' }]
}

/** Deleting comes last: the others ask about the design. */
const inOrder = [...routes].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

describe('what somebody is told is kept by no cache between', () => {
  test.each(inOrder.map(route => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_, route) => {
      const [path, init] = requestFor(route)
      for (const person of [new Person(url), owner]) {
        const { headers } = await person.fetch(path, init)
        expect(headers.get('cache-control')).toBe('private, no-store')
      }
    },
  )

  test.each(['sign-in/email', 'sign-up/email', 'sign-in/anonymous', 'sign-out'])('auth/%s', async path => {
    const body = { email: `${newId()}@example.org`, password: 'correct horse', name: 'Ada' }
    const { headers } = await new Person(url).post(`/api/auth/${path}`, body)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test.each(['/api/nothing', '/rooms/editor/x', '/dev/mailbox'])('%s', async path => {
    expect((await owner.fetch(path)).headers.get('cache-control')).toBe('private, no-store')
  })

  test('pictures are kept by the browser of whoever may see them, and by nothing else', async () => {
    const id = await owner.newPattern()
    const added = await owner.fetch(`/api/upload/${id}`, {
      method: 'POST',
      body: new Uint8Array(redPng(60, 40)),
    })
    const { url: picture } = (await added.json()) as { url: string }
    expect((await owner.fetch(picture)).headers.get('cache-control')).toBe('private, max-age=300')
    expect((await new Person(url).fetch(picture)).headers.get('cache-control')).toBe('private, no-store')
  })
})
