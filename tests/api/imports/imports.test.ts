import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { type LeftOut, ZIP_TYPE } from '#shared/imports.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'

const PROJECT = {
  'shop-1/package.json': '{"name":"my-shop","dependencies":{"react":"19"}}',
  'shop-1/src/App.tsx': 'export default () => <p>Halden</p>',
  'shop-1/src/site.scss': 'a { b { c: d } }',
}
const zipOf = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
  )

let host: Server
let hostUrl: string
let product: Running
let ada: Person
/** The double of the code host: what it does at a path, and what it was asked. */
const answers = new Map<string, (response: ServerResponse) => unknown>()
const asked: string[] = []

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers.get(request.url ?? '')
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
  hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  product = await ownProduct({ GITHUB_URL: hostUrl, GITHUB_API_URL: `${hostUrl}/api/v3` })
  ada = await Person.withAccount(product.url, 'Ada')
})
afterAll(async () => {
  await product.dispose()
  host.closeAllConnections()
  host.close()
})

interface Reply {
  id: string
  leftOut: LeftOut[]
  error?: { code: string; message: string }
}

async function sent(person: Person, body: BodyInit, type: string, query = ''): Promise<[number, Reply]> {
  const response = await person.fetch(`/api/import${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  return [response.status, (await response.json()) as Reply]
}
const zip = (files: Parameters<typeof zipOf>[0], query = '', person = ada) =>
  sent(person, zipOf(files) as Uint8Array<ArrayBuffer>, ZIP_TYPE, query)
const json = (body: unknown, person = ada) => sent(person, JSON.stringify(body), 'application/json')

async function madeOf(id: string) {
  const { activeArtifactId, name } = await ada.must(api.patterns.get, { path: { id } })
  const artifact = await ada.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
  return { name, status: artifact.status, files: artifact.sourceFiles, error: artifact.errorMessage }
}

test('a zip becomes a design that compiles; the reply and the chat name what was left out', async () => {
  const [status, { id, leftOut }] = await zip(PROJECT, '?name=shop.zip')
  expect(status).toBe(200)
  expect(leftOut.map(({ path }) => path)).toEqual(['package.json', 'src/site.scss'])
  expect(await madeOf(id)).toEqual({
    ...{ name: 'My shop', status: 'compiled', error: null },
    files: [{ name: 'App.tsx', code: 'export default () => <p>Halden</p>' }],
  })
  const room = await RoomClient.joined(ada, id)
  expect(room.chat.at(-1)?.content).toEqual([
    expect.objectContaining({ type: 'manualEdit', message: 'Imported from shop.zip' }),
    expect.objectContaining({
      type: 'imported',
      files: 1,
      leftOut: expect.arrayContaining([expect.anything()]),
    }),
  ])
})

test('the same request again gives the same answer and makes nothing', async () => {
  const query = `?name=a.zip&requestId=${newId()}`
  const first = await zip(PROJECT, query)
  expect(await zip(PROJECT, query)).toEqual(first)
  const [, other] = await zip(PROJECT, query, await Person.withAccount(product.url, 'Bob'))
  expect(other.id).not.toBe(first[1].id)
})

test('the same request twice at once makes one design', async () => {
  const query = `?name=a.zip&requestId=${newId()}`
  const [[one, first], [other, second]] = await Promise.all([zip(PROJECT, query), zip(PROJECT, query)])
  expect([one, other]).toEqual([200, 200])
  expect(second).toEqual(first)
})

test('HTML and React of one’s own', async () => {
  const [, html] = await json({ kind: 'html', code: '<title>Tidal</title><h1 class="a">Sail</h1>' })
  expect(await madeOf(html.id)).toMatchObject({ name: 'Tidal', status: 'compiled' })
  const [, react] = await json({ kind: 'react', code: 'export const A = () => <p>Hi</p>', name: 'Card' })
  expect(await madeOf(react.id)).toMatchObject({ name: 'Card', status: 'compiled' })
  expect(react.leftOut).toEqual([])
  const nameOf = async (source: object) => (await madeOf((await json(source))[1].id)).name
  expect(await nameOf({ kind: 'html', code: '<title>Tidal</title><p>a</p>', name: 'page.html' })).toBe(
    'Tidal',
  )
  expect(await nameOf({ kind: 'html', code: '<p>a</p>', name: 'spring-sale.html' })).toBe('Spring sale')
  expect(await nameOf({ kind: 'react', code: 'export const PriceCard = () => <p>Hi</p>' })).toBe('Price card')
})

test('an exported design comes back from its zip', async () => {
  const files = [
    { name: 'App.tsx', code: "import Link from 'next/link'\nexport default () => <Link href='/'>A</Link>" },
  ]
  const id = await ada.newPattern()
  const { artifactId } = await ada.must(api.artifacts.save, { body: { id, files } })
  const { hostedUrl } = await ada.must(api.exports.generateZip, {
    body: { artifactId: artifactId ?? '', editorRoomId: id },
  })
  const bytes = new Uint8Array(await (await ada.fetch(hostedUrl)).arrayBuffer())
  expect(Object.keys(unzipSync(bytes))).toContain('src/compat/next/link.tsx')
  const [, back] = await sent(ada, bytes, ZIP_TYPE)
  expect(await madeOf(back.id)).toMatchObject({ name: 'A design', status: 'compiled', files })
})

describe('bad input ends in words and leaves no design', () => {
  /** A zip of one small file that is said to be so large; making one that is would hold this process. */
  const saying = (bytes: number): Uint8Array<ArrayBuffer> => {
    const made = zipOf({ 'a.json': '{}' }).slice()
    const view = new DataView(made.buffer)
    for (let at = 0; at + 28 < made.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true)
    return made
  }
  const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`f${at}.ts`, '']))
  test.each([
    ['no zip', () => sent(ada, 'hello', ZIP_TYPE), 400, 'not a zip'],
    ['nothing in it', () => zip({ 'a.py': 'print()' }), 400, 'neither React'],
    ['too many files', () => zip(many), 413, '2,000 can be imported'],
    ['a bomb', () => sent(ada, saying(60_000_000), ZIP_TYPE), 413, '50 MB'],
    ['too large', () => sent(ada, new Uint8Array(11_000_000), ZIP_TYPE), 413, ''],
    ['no code', () => json({ kind: 'react', code: 'const a = (' }), 400, 'no React that can be read'],
    ['another kind', () => json({ kind: 'php', code: 'x' }), 400, ''],
    [
      'a repository of a linked account',
      () => json({ kind: 'repository', installationId: 1, repositoryName: 'a/b' }),
      503,
      'GITHUB_APP_ID',
    ],
  ] as const)('%s', async (_, ask, status, words) => {
    const before = (await ada.must(api.patterns.list, {})).patterns.length
    const [answered, { error }] = await ask()
    expect([answered, error?.message]).toEqual([status, expect.stringContaining(words)])
    expect((await ada.must(api.patterns.list, {})).patterns.length).toBe(before)
  })

  test('nobody imports without a session', async () => {
    expect((await zip(PROJECT, '', new Person(product.url)))[0]).toBe(401)
  })
})

describe('a repository', () => {
  const archive = '/api/v3/repos/ada/shop/zipball'
  const repository = (url: string) => json({ kind: 'repository', url })

  test('comes from the archive of the host, with a branch and a folder where the address has them', async () => {
    const apps = { ...PROJECT, 'shop-1/apps/web/App.tsx': 'export default () => <p>Web</p>' }
    answers.set(`${archive}/main`, response =>
      response.writeHead(302, { location: `${hostUrl}/archive/shop.zip` }).end(),
    )
    answers.set('/archive/shop.zip', response => response.end(Buffer.from(zipOf(apps))))
    const [status, { id, leftOut }] = await repository(`${hostUrl}/ada/shop/tree/main/apps/web`)
    expect(status).toBe(200)
    expect((await madeOf(id)).files).toEqual([{ name: 'App.tsx', code: 'export default () => <p>Web</p>' }])
    expect(leftOut).toEqual([
      { path: '3 files elsewhere', reason: 'Only the folder apps/web was asked for.' },
    ])
  })

  test.each([
    ['another host', () => 'https://evil.example/ada/shop', 400, 'Give the address of a repository'],
    ['another port', () => `${hostUrl.replace(/\d+$/, '1')}/ada/shop`, 400, 'Give the address'],
    ['a password in it', () => `${hostUrl.replace('//', '//a:b@')}/ada/shop`, 400, 'Give the address'],
    ['no repository', () => `${hostUrl}/ada`, 400, 'names no repository'],
    ['a way up', () => `${hostUrl}/ada/..%2f..%2fuser`, 400, 'names no repository'],
  ])('an address with %s is refused and nothing is asked', async (_, address, status, words) => {
    const before = asked.length
    const [answered, { error }] = await repository(address())
    expect([answered, error?.message]).toEqual([status, expect.stringContaining(words)])
    expect(asked.length).toBe(before)
  })

  test('what the host does wrong is told: not there, refused, limited, too much, led elsewhere, cut off', async () => {
    const says = async (
      answer: (response: ServerResponse) => unknown,
    ): Promise<[number, string | undefined]> => {
      answers.set(archive, answer)
      const [status, { error }] = await repository('ada/shop')
      return [status, error?.message]
    }
    expect(await says(response => response.writeHead(404).end())).toEqual([
      404,
      expect.stringContaining('no repository ada/shop'),
    ])
    expect(await says(response => response.writeHead(403, { 'x-ratelimit-remaining': '0' }).end())).toEqual([
      502,
      expect.stringContaining('no more downloads'),
    ])
    expect(await says(response => response.writeHead(500).end('secret'))).toEqual([
      502,
      expect.not.stringContaining('secret'),
    ])
    expect(await says(response => response.end(Buffer.alloc(11_000_000)))).toEqual([
      413,
      expect.stringContaining('10 MB'),
    ])
    const elsewhere = (location: string) => says(response => response.writeHead(302, { location }).end())
    for (const location of [
      'http://169.254.169.254/x',
      'http://127.0.0.1:1/x',
      'https://evil.example/x',
      `http://codeload.${hostUrl.slice(7)}.evil.example/`,
    ])
      expect(await elsewhere(location)).toEqual([502, expect.stringContaining('not followed')])
    expect(await elsewhere(archive)).toEqual([502, expect.stringContaining('not followed')])
    expect(
      await says(response =>
        response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy()),
      ),
    ).toEqual([502, expect.stringContaining('cannot be reached')])
    expect(await says(response => response.end(Buffer.from(zipOf(PROJECT)).subarray(0, 90)))).toEqual([
      400,
      expect.stringContaining('zip'),
    ])
  })
})
