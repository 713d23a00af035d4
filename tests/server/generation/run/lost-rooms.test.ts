import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { draftOf, readMeta } from '#room-schema/editor-room.ts'
import { readQueue } from '#room-schema/queue.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { drafted } from '#server/generation/run/lost-files.ts'
import { type RunRequest, runRequest } from '#server/generation/run-request.ts'
import type { ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

const ADA = { kind: 'user' as const, id: 'ada' }
const TICKS = '```'
const block = (path: string, code: string) => `${TICKS}tsx ${path}\n${code}${TICKS}\n`
const edit = (path: string, search: string, replace: string) =>
  block(path, `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`)
const A = 'export const A = () => <p>a</p>\n'
const APP = 'export default () => <h1>Harbour</h1>\n'
const HALF = `${TICKS}tsx c.tsx\nexport const C =\n`
type Room = Awaited<ReturnType<typeof memoryRoom>>
let provider: ScriptedProvider

beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

const model = () => ({
  MODEL_BEST: 'openai-compatible:scripted',
  OPENAI_COMPATIBLE_BASE_URL: provider.url,
  OPENAI_COMPATIBLE_API_KEY: 'sk-test',
})
const request = (more: Partial<RunRequest> = {}) =>
  runRequest({
    ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
    ...{ prompt: 'A page', mode: 'best', hostedFiles: [], actor: ADA, ...more },
  })

async function made(on: Room, code: string): Promise<void> {
  provider.script = say => say.text(block('App.tsx', code))
  await on.runs.start(request())
  await until(() => !on.runs.isUnderWay, 'the run ends')
  await on.settled()
}

/** A run that writes until c.tsx; then the object of its room is gone, and another one has what is on disk. */
async function lost(on: Room, script: Script, asked = request()): Promise<Room & { requestId: string }> {
  provider.script = script
  await on.runs.start(asked)
  await until(() => draftOf(on.room.doc).has('c.tsx'), 'c.tsx is being written')
  on.room.flush()
  const woken = await memoryRoom(model(), on.disk)
  await woken.alarms.ring()
  await woken.settled()
  return { ...woken, requestId: asked.requestId }
}

const parts = <T extends ChatPart['type']>(on: Room, type: T) =>
  readChat(on.room.doc)
    .flatMap(({ content }) => content)
    .filter((part): part is Extract<ChatPart, { type: T }> => part.type === type)
const asked = (on: Room) => readChat(on.room.doc).filter(({ role }) => role === 'user').length
const activeFiles = async (on: Room) =>
  Object.fromEntries(
    (await filesOf(on.env, readMeta(on.room.doc).activeArtifactId ?? '')).map(({ name, code }) => [
      name,
      code,
    ]),
  )

describe('design §7: what a lost run had finished is offered, and kept with one click', () => {
  test('files that were written and changed to their end, and none that was being written', async () => {
    const on = await memoryRoom(model())
    await made(on, APP)
    const woken = await lost(on, async say => {
      say.text(block('a.tsx', A) + edit('App.tsx', 'Harbour', 'Quay') + HALF)
      await say.hang()
    })
    expect(parts(woken, 'error')).toMatchObject([{ kind: 'failed', hasRetry: true }])
    expect(parts(woken, 'finishedFiles')).toMatchObject([
      { count: 2, begun: 3, files: ['App.tsx', 'a.tsx'], isKept: false },
    ])
    expect(draftOf(woken.room.doc).size).toBe(0)
    expect(await activeFiles(woken)).toEqual({ 'App.tsx': APP })
    expect(await woken.versions.keep(woken.requestId, ADA)).toEqual({ artifactId: expect.any(String) })
    expect(await activeFiles(woken)).toEqual({ 'App.tsx': APP.replace('Harbour', 'Quay'), 'a.tsx': A })
  })

  test('by native calls, with one that would have been refused', async () => {
    const on = await memoryRoom(model())
    const woken = await lost(on, async say => {
      say.tool('write_file', { path: 'a.tsx', code: A })
      say.tool('write_file', { path: 'b.tsx', code: '// ... rest of the code\n' })
      say.openTool('write_file', '{"path": "c.tsx", "code": "export const C = ')
      await say.hang()
    })
    expect(parts(woken, 'finishedFiles')).toMatchObject([{ count: 1, begun: 3, files: ['a.tsx'] }])
  })

  test('nothing where a component alone was to be changed', async () => {
    const on = await memoryRoom(model())
    await made(on, APP)
    const script: Script = async say => {
      say.text(block('a.tsx', A) + HALF)
      await say.hang()
    }
    const woken = await lost(on, script, request({ components: ['App'] }))
    expect(parts(woken, 'error')).toHaveLength(1)
    expect(parts(woken, 'finishedFiles')).toEqual([])
  })

  test('nothing where a file was renamed or deleted, which no draft shows', () => {
    const call = (toolAction: 'write' | 'rename', toolParam: string): ChatPart => ({
      ...{
        type: 'toolCall',
        toolAction,
        toolParam,
        startTime: 1,
        endTime: 2,
        linesAdded: 0,
        linesRemoved: 0,
      },
      ...{ diff: null, additionalContext: '', imageUrls: [] },
    })
    const draft = new Map([['a.tsx', A]])
    expect(drafted(draft, [call('write', 'a.tsx')])?.whole).toEqual([{ name: 'a.tsx', code: A }])
    expect(drafted(draft, [call('write', 'a.tsx'), call('rename', 'b.tsx → c.tsx')])).toBeNull()
  })
})

test('design §7: a prompt whose room sleeps between the end of the one before and its own beginning begins when the room wakes', async () => {
  const on = await memoryRoom(model())
  let go = () => {}
  const gate = new Promise<void>(done => {
    go = done
  })
  provider.script = async say => {
    await gate
    say.text(block('App.tsx', `${APP}// ${newId()}\n`))
  }
  await on.runs.start(request())
  expect(await on.runs.start(request({ prompt: 'The second' }), 'queue')).toMatchObject({ isQueued: true })
  go()
  await until(() => !on.runs.isUnderWay, 'the first ends')
  await on.settled()
  expect(readQueue(on.room.doc).map(({ text }) => text)).toEqual(['The second'])
  const first = await activeFiles(on)

  // Its clock alone wakes it: another object, which knows what is on disk.
  const woken = await memoryRoom(model(), on.disk)
  await woken.alarms.ring()
  await until(() => asked(woken) === 2 && !woken.runs.isUnderWay, 'the second has run')
  await woken.settled()
  expect(readQueue(woken.room.doc)).toEqual([])
  expect(parts(woken, 'error')).toEqual([])
  expect(await activeFiles(woken)).not.toEqual(first)
})

test('what a lost run is found by is kept for the run under way alone, however many there were', async () => {
  const on = await memoryRoom(model())
  for (const words of ['One', 'Two', 'Three']) await made(on, APP.replace('Harbour', words))
  expect(on.disk.sqlite.rows('run_bases')).toHaveLength(1)
  expect(on.disk.sqlite.rows('run_isolates')).toHaveLength(1)
  const woken = await lost(on, async say => {
    say.text(block('a.tsx', A) + HALF)
    await say.hang()
  })
  expect(parts(woken, 'finishedFiles')).toMatchObject([{ count: 1, begun: 2 }])
  expect(on.disk.sqlite.rows('run_bases')).toMatchObject([{ request_id: woken.requestId }])
})
