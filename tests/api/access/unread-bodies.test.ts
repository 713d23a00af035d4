import { beforeAll, describe, expect, inject, test } from 'vitest'
import { AUTH_PATHS } from '#server/auth/auth-paths.ts'
import { routes } from '#shared/api/index.ts'
import { fillPath, isSigned, type Route } from '#shared/api/route.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'
import { upload } from '#tests/support/product/endless-upload.ts'

const url = inject('productUrl')
const MB = 1024 * 1024
const WANTED = 300 * MB
/** What the two ends of a connection hold between them, and the system's buffers. */
const UNDER_WAY = 16 * MB

let owner: Person
let design: string

beforeAll(async () => {
  owner = await Person.withAccount(url)
  design = await owner.newPattern()
})

const addressOf = ({ path }: Route): string => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  return `${url}/api${fillPath(path, Object.fromEntries(names.map(name => [name, design || newId()])))}`
}
const sending = routes.filter(({ method }) => method !== 'GET')
const named = sending.map(route => [`${route.method} ${route.path}`, route] as const)
const AUTH = Object.keys(AUTH_PATHS)

describe('design §5: nobody has 300 MB read who may not send as much', () => {
  const origin = { origin: new URL(url).origin }

  test.each(named)('%s, signed out', async (_, route) => {
    const { status, bytesBefore, answer } = await upload(addressOf(route), {
      method: route.method,
      headers: origin,
      bytes: WANTED,
    })
    // Who is not asked for a session is stopped by the size.
    expect([401, 413]).toContain(status)
    const { access } = route
    // Whoever may look at what is public is asked by an id that the body holds, so that much is read.
    const isForVisitors =
      access === 'anyone' ||
      (typeof access === 'object' && (isSigned(access) || (access.on === 'pattern' && access.may === 'view')))
    if (!isForVisitors) expect(status).toBe(401)
    expect(answer).toMatch(/"message":"[^"]+"/)
    expect(bytesBefore).toBeLessThan(route.maxBytes + UNDER_WAY)
  })

  test.each(named)('%s, signed in', async (_, route) => {
    const { status, bytesBefore } = await upload(addressOf(route), {
      method: route.method,
      headers: owner.headers,
      bytes: WANTED,
    })
    expect([403, 404, 413]).toContain(status)
    expect(bytesBefore).toBeLessThan(route.maxBytes + UNDER_WAY)
  })

  test.each(AUTH)('auth/%s', async path => {
    const { status, bytesBefore } = await upload(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: origin,
      bytes: WANTED,
    })
    expect(status).toBe(413)
    expect(bytesBefore).toBeLessThan(UNDER_WAY)
  })

  test.each(['/', '/rooms/editor/x', '/api/nothing', '/dev/mailbox', '/vendor/current.json'])(
    'what takes no body at all: %s',
    async path => {
      const { status, bytesBefore } = await upload(url + path, {
        method: 'POST',
        headers: origin,
        bytes: WANTED,
      })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(bytesBefore).toBeLessThan(UNDER_WAY)
    },
  )

  test('who sends on all the same is cut off', async () => {
    const { status, bytes } = await upload(`${url}/api/editor/save`, {
      method: 'POST',
      headers: origin,
      bytes: WANTED,
      isStubborn: true,
    })
    expect(status).toBe(401)
    expect(bytes).toBeLessThan(100 * MB)
  })

  test('a body in pieces of one byte is read whole', async () => {
    const body = JSON.stringify({ id: design, newName: 'Harbour' })
    const pieces = new ReadableStream({
      start(controller) {
        for (const byte of new TextEncoder().encode(body)) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    })
    const init = { method: 'POST', body: pieces, duplex: 'half' }
    expect((await owner.fetch('/api/chatPattern/rename', init as RequestInit)).status).toBe(200)
  })
})
