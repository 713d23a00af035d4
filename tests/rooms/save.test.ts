import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let owner: Person
const clients: RoomClient[] = []

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
})
afterEach(() => {
  for (const client of clients.splice(0)) client.leave()
})

async function joined(id: string, document: 'room' | 'files' = 'files'): Promise<RoomClient> {
  const client = await RoomClient.joined(owner, id, document)
  clients.push(client)
  return client
}

const save = (id: string, more: { message?: string; files?: SourceFile[] } = {}) =>
  owner.must(api.artifacts.save, { body: { id, ...more } })
const filesOfVersion = async (id: string) =>
  new Map(
    (await owner.must(api.artifacts.get, { path: { id } })).sourceFiles.map(file => [file.name, file.code]),
  )
const versionsOf = async (id: string) => (await owner.must(api.artifacts.versions, { path: { id } })).versions
const copyOf = (client: RoomClient) => readTexts(filesOf(client.doc))

/** Typed, and acknowledged: somebody else has it. */
async function typed(id: string, client: RoomClient, path: string, text: string): Promise<void> {
  const other = await joined(id)
  const before = filesOf(client.doc).get(path)
  if (before instanceof Y.Text) before.insert(0, text)
  else filesOf(client.doc).set(path, new Y.Text(text))
  await until(() => copyOf(other).get(path)?.startsWith(text), 'the typing is acknowledged')
}

test('§5 the working copy becomes a free manualEdit version, told in the chat; the same content is no new one', async () => {
  const { patternId, artifactId } = await madeDesign(owner)
  expect(await save(patternId)).toEqual({ artifactId })
  const [room, files] = [await joined(patternId, 'room'), await joined(patternId)]
  expect(await save(patternId)).toEqual({ artifactId })
  await typed(patternId, files, 'App.tsx', '// by hand\n')
  const saved = await save(patternId, { message: 'Changed the title' })
  expect(saved.artifactId).not.toBe(artifactId)
  expect(await save(patternId)).toEqual(saved)
  expect((await versionsOf(patternId)).map(({ kind, isActive }) => [kind, isActive])).toEqual([
    ['manualEdit', true],
    ['generated', false],
  ])
  expect(await filesOfVersion(saved.artifactId)).toEqual(copyOf(files))
  await until(() => room.chat.length === 3, 'the chat tells it')
  expect(room.chat[2]).toMatchObject({
    role: 'app',
    actor: { kind: 'user', id: owner.id },
    content: [{ type: 'manualEdit', artifactId: saved.artifactId, message: 'Changed the title' }],
  })
  expect((await owner.must(api.credits.get, {})).periodCountUsed).toBe(1)
})

test('§5 given files become a version beside what was typed, which is saved before and not lost', async () => {
  const { patternId, artifactId } = await madeDesign(owner)
  const files = await joined(patternId)
  await typed(patternId, files, 'notes.md', 'mine')
  const original = [...(await filesOfVersion(artifactId))].map(([name, code]) => ({ name, code }))
  const given = [...original, { name: 'notes.md', code: 'mine' }, { name: 'new.ts', code: 'export {}\n' }]
  const { artifactId: saved } = await save(patternId, { files: given, message: 'Recoloured the button' })
  expect((await versionsOf(patternId)).map(version => version.kind)).toEqual([
    'manualEdit',
    'manualEdit',
    'generated',
  ])
  expect(await filesOfVersion(saved)).toEqual(new Map(given.map(file => [file.name, file.code])))
  await until(() => copyOf(files).has('new.ts'), 'the working copy shows it')
  expect(copyOf(files).get('notes.md')).toBe('mine')
  expect(await save(patternId, { files: given.toReversed() })).toEqual({ artifactId: saved })
  expect(await save(patternId)).toEqual({ artifactId: saved })
})

test('§5 two saves at once are one version, told once', async () => {
  const { patternId } = await madeDesign(owner)
  const [room, files] = [await joined(patternId, 'room'), await joined(patternId)]
  await typed(patternId, files, 'twice.ts', 'export {}')
  const [a, b] = await Promise.all([save(patternId), save(patternId)])
  expect(a).toEqual(b)
  expect(await versionsOf(patternId)).toHaveLength(2)
  await until(() => room.chat.length === 3, 'the chat tells it')
})

test('§5 what is typed before there is any version is saved like the rest', async () => {
  const id = await owner.newPattern()
  const empty = await owner.call(api.artifacts.save, { body: { id } })
  expect([empty.status, empty.body.error?.code]).toEqual([409, 'conflict'])
  const files = await joined(id)
  await typed(id, files, 'notes.md', 'mine')
  const { artifactId } = await save(id)
  expect(await filesOfVersion(artifactId)).toEqual(new Map([['notes.md', 'mine']]))
  const later = await joined(id)
  expect(copyOf(later)).toEqual(new Map([['notes.md', 'mine']]))
})

test.each([
  [
    'a path twice',
    [
      { name: 'a.ts', code: '' },
      { name: 'a.ts', code: 'x' },
    ],
  ],
  ['no file path', [{ name: '../a.ts', code: '' }]],
  ['__proto__', [{ name: '__proto__', code: '' }]],
  ['none', []],
])('§5 files with %s are 400', async (_, files) => {
  const id = await owner.newPattern()
  expect((await owner.call(api.artifacts.save, { body: { id, files } })).status).toBe(400)
})

const APP = 'import { Card } from "./café"\nexport default function App() {\n  return <Card />\n}\n'
const CARD = 'export const Card = () => <p>Hej</p>\n'

test.each([
  ['.git/config', 'dot'],
  ['.env', 'dot'],
  ['node_modules/x.js', 'packages'],
  ['parts/CON.tsx', 'Windows'],
  ['app.tsx', 'only by case'],
  ['App.tsx/x.ts', 'cannot be a folder'],
])('§16 a save that adds %s is refused in words, and nothing is saved', async (name, why) => {
  const id = await owner.newPattern()
  const app = { name: 'App.tsx', code: 'export default () => <p>Hi</p>\n' }
  await save(id, { files: [app] })
  const body = { id, files: [app, { name, code: '' }] }
  const { status, body: answer } = await owner.call(api.artifacts.save, { body })
  expect(status).toBe(400)
  expect(answer.error?.message).toContain(name)
  expect(answer.error?.message).toContain(why)
  expect(await versionsOf(id)).toHaveLength(1)
})

test('§16 letters of every script are fine, however an accent was typed', async () => {
  const id = await owner.newPattern()
  const files = [
    { name: 'App.tsx', code: APP },
    { name: 'cafe\u0301.tsx', code: CARD },
  ]
  const { artifactId } = await save(id, { files })
  expect([...(await filesOfVersion(artifactId)).keys()]).toEqual(['App.tsx', 'café.tsx'])
  const preview = await owner.must(api.artifacts.preview, { path: { id: artifactId } })
  expect(preview).toMatchObject({ status: 'compiled', errorMessage: null })
})
