import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { readChat } from '#room-schema/chat.ts'
import { filesOf as filesRoot, readMeta } from '#room-schema/editor-room.ts'
import { findArtifact, listVersions } from '#server/features/artifacts/artifacts-queries.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { runRequest } from '#server/generation/run-request.ts'
import { newId } from '#shared/ids.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

const APP = 'export default function App() {\n  return <h1>Harbour</h1>\n}\n'
const ADA = { kind: 'user' as const, id: 'ada' }
let provider: ScriptedProvider

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  provider.script = (say, request) => {
    if (request.messages.at(-1)?.role === 'tool') return say.text('I made a page.')
    say.text('I will write one file.')
    say.tool('write_file', { path: 'App.tsx', code: APP })
  }
})
afterAll(() => provider.stop())

const openRoom = () =>
  memoryRoom({
    MODEL_BEST: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
    OPENAI_COMPATIBLE_API_KEY: 'sk-test',
  })
const request = () =>
  runRequest({
    ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
    ...{ prompt: 'A page', mode: 'best', hostedFiles: [], actor: ADA },
  })
/** The row itself, not the question of who may do what. */
const isRowOfPattern = (query: string) => /^select[^(]*"viewport"[^(]* from "patterns"/.test(query)
const isNewestVersion = (query: string) => /^select "major", "minor" from "artifacts"/.test(query)
const typed = (room: Awaited<ReturnType<typeof openRoom>>, code: string) =>
  room.files.write(doc => filesRoot(doc).set('App.tsx', new Y.Text(code)))

test('[seam 6] a run reads the row of its design once, asks for the newest version once, and gives one number', async () => {
  const on = await openRoom()
  on.asked.length = 0
  expect(await on.runs.start(request())).toMatchObject({ credits: {} })
  await until(() => !on.runs.isUnderWay, 'the run ends')
  await on.settled()

  const { activeArtifactId } = readMeta(on.room.doc)
  expect(await filesOf(on.env, activeArtifactId ?? '')).toEqual([{ name: 'App.tsx', code: APP }])
  expect(await findArtifact(on.d1, activeArtifactId ?? '')).toMatchObject({
    ...{ version: { major: 1, minor: 0 }, kind: 'generated', status: 'compiled' },
  })
  // The second is asked by access, whether its starter may still write.
  expect(on.asked.filter(isRowOfPattern)).toHaveLength(1)
  expect(on.asked.filter(isNewestVersion)).toHaveLength(1)
})

test('[seam 6] what was typed is saved before, by the same reading of the row', async () => {
  const on = await openRoom()
  await on.workingCopy.load(null)
  typed(on, 'export default () => <h1>Typed</h1>\n')
  on.asked.length = 0
  await on.runs.start(request())
  await until(() => !on.runs.isUnderWay, 'the run ends')
  await on.settled()
  const [second, first] = await listVersions(on.d1, on.patternId)
  expect([first, second]).toMatchObject([
    { kind: 'manualEdit', version: { major: 1 } },
    { kind: 'generated', version: { major: 2 }, parentId: first?.id },
  ])
  expect(on.asked.filter(isRowOfPattern)).toHaveLength(1)
  const told = readChat(on.room.doc).map(({ role }) => role)
  expect(told).toEqual(['app', 'user', 'assistant'])
})

test('design §7: a version that was being saved while a run began is what it begins with', async () => {
  const on = await openRoom()
  await on.workingCopy.load(null)
  typed(on, 'export default () => <h1>Typed</h1>\n')
  // In front in the queue; the run then has nothing to save.
  const saving = on.versions.save(ADA, {})
  const began = on.writer.begin(ADA, newId())
  const saved = await saving
  expect(saved).toMatchObject({ artifactId: expect.any(String) })
  const { pattern, latest } = await began
  expect(saved).toEqual({ artifactId: pattern.activeArtifactId })
  expect(latest).toEqual({ major: 1, minor: 0 })
})

test('design §7: what replaces the files waits for the end of a run, and a run for what replaces them', async () => {
  const on = await openRoom()
  const files = [{ name: 'App.tsx', code: 'export default () => <p>Saved</p>\n' }]
  const saving = on.versions.save(ADA, { files })
  const starting = on.runs.start(request())
  await until(() => on.runs.isUnderWay, 'the run is accepted')
  expect(await on.versions.save(ADA, { files })).toEqual({ error: 'generation_in_progress' })
  expect(await on.versions.restore(newId(), ADA)).toEqual({ error: 'generation_in_progress' })
  expect(await saving).toMatchObject({ artifactId: expect.any(String) })
  await starting
  await until(() => !on.runs.isUnderWay, 'the run ends')
  await on.settled()
  const versions = await listVersions(on.d1, on.patternId)
  expect(versions.map(({ kind, version }) => [kind, version.major])).toEqual([
    ['generated', 2],
    ['manualEdit', 1],
  ])
})

test('[26] where nobody can say what is wrong with an answer, it stands as it is', async () => {
  const on = await openRoom()
  const { fetch } = on.env.COMPILER!
  const checks: string[] = []
  on.env.COMPILER = {
    fetch: (address: RequestInfo | URL, init?: RequestInit) => {
      const isCheck = String(address).endsWith('/check')
      if (isCheck) checks.push(String(address))
      return isCheck ? Promise.resolve(new Response('', { status: 503 })) : fetch(address, init)
    },
  }
  provider.requests.length = 0
  await on.runs.start(request())
  await until(() => !on.runs.isUnderWay, 'the run ends')
  await on.settled()
  expect(checks).toHaveLength(1)
  // The call, and the closing sentence.
  expect(provider.requests).toHaveLength(2)
  expect((await listVersions(on.d1, on.patternId)).map(({ status }) => status)).toEqual(['compiled'])
})
