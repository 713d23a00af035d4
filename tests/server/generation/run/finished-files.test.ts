import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { draftOf, readMeta } from '#room-schema/editor-room.ts'
import { listVersions } from '#server/features/artifacts/artifacts-queries.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { runRequest } from '#server/generation/run-request.ts'
import type { ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

const ADA = { kind: 'user' as const, id: 'ada' }
const TICKS = '```'
const component = (name: string, words: string) => `export const ${name} = () => <p>${words}</p>\n`
const A = component('A', 'a')
const B = component('B', 'b')
const block = (path: string, code: string) => `${TICKS}tsx ${path}\n${code}${TICKS}\n`
let provider: ScriptedProvider
type Room = Awaited<ReturnType<typeof memoryRoom>>

beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

const openRoom = () =>
  memoryRoom({
    ...{ MODEL_BEST: 'openai-compatible:scripted', MODEL_RETRY_S: '0.05' },
    ...{ OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_API_KEY: 'sk-test' },
  })

async function send(on: Room, script: Script): Promise<string> {
  provider.script = script
  const requestId = newId()
  await on.runs.start(
    runRequest({
      ...{ requestId, userItemId: newId(), assistantItemId: newId() },
      ...{ prompt: 'A page', mode: 'best', hostedFiles: [], actor: ADA },
    }),
  )
  return requestId
}

async function ended(on: Room): Promise<void> {
  await until(() => !on.runs.isUnderWay, 'the run ends')
  await on.settled()
}

/** Stopped when this file is being written. */
async function stopped(on: Room, script: Script, at = 'c.tsx'): Promise<string> {
  const requestId = await send(on, script)
  await until(() => draftOf(on.room.doc).has(at), `${at} is being written`)
  await on.runs.stop(requestId)
  await on.settled()
  return requestId
}

const offers = (on: Room) =>
  readChat(on.room.doc)
    .flatMap(item => item.content)
    .filter((part): part is Extract<ChatPart, { type: 'finishedFiles' }> => part.type === 'finishedFiles')
const activeFiles = async (on: Room) =>
  Object.fromEntries(
    (await filesOf(on.env, readMeta(on.room.doc).activeArtifactId ?? '')).map(({ name, code }) => [
      name,
      code,
    ]),
  )

const WRITES: Record<string, Script> = {
  'tool calls': async say => {
    say.tool('write_file', { path: 'a.tsx', code: A })
    say.tool('write_file', { path: 'b.tsx', code: B })
    say.openTool('write_file', '{"path": "c.tsx", "code": "export const C = ')
    await say.hang()
  },
  'fenced blocks': async say => {
    say.text(`I will.\n${block('a.tsx', A)}${block('b.tsx', B)}${TICKS}tsx c.tsx\nexport const C =\n`)
    await say.hang()
  },
}

describe('what a stopped run had finished is offered, and kept with one click', () => {
  test.each(Object.keys(WRITES))(
    'in %s: 2 of 3 files, without the one that was being written',
    async form => {
      const on = await openRoom()
      const requestId = await stopped(on, WRITES[form] as Script)
      expect(offers(on)).toEqual([
        { type: 'finishedFiles', count: 2, begun: 3, files: ['a.tsx', 'b.tsx'], isKept: false },
      ])
      expect(await listVersions(on.d1, on.patternId)).toEqual([])
      expect(await on.versions.keep(requestId, ADA)).toEqual({ artifactId: expect.any(String) })
      expect(await activeFiles(on)).toEqual({ 'a.tsx': A, 'b.tsx': B })
      expect(offers(on)).toMatchObject([{ isKept: true }])
      expect(await listVersions(on.d1, on.patternId)).toMatchObject([{ kind: 'manualEdit' }])
      const told = readChat(on.room.doc).at(-1)?.content
      expect(told).toMatchObject([
        { type: 'manualEdit', message: expect.stringContaining('Kept 2 of 3 files') },
      ])
    },
  )

  test('a file that was written and is being changed again is not finished', async () => {
    const on = await openRoom()
    await stopped(on, async say => {
      say.tool('write_file', { path: 'a.tsx', code: A })
      say.tool('write_file', { path: 'b.tsx', code: B })
      say.openTool('write_file', '{"path": "b.tsx", "code": "export const C = ')
      await until(
        () => (draftOf(on.room.doc).get('b.tsx')?.toString() ?? '') === 'export const C = ',
        'again',
      )
      say.openTool('write_file', '{"path": "c.tsx", "code": "export const C = ')
      await say.hang()
    })
    expect(offers(on)).toMatchObject([{ count: 1, begun: 3, files: ['a.tsx'] }])
  })

  test('nothing finished: nothing is offered, and nothing can be kept', async () => {
    const on = await openRoom()
    const requestId = await stopped(on, async say => {
      say.openTool('write_file', '{"path": "c.tsx", "code": "export const C = ')
      await say.hang()
    })
    expect(offers(on)).toEqual([])
    expect(await on.versions.keep(requestId, ADA)).toEqual({ error: 'not_found' })
  })

  test('two who press at once make one version; who presses later is told', async () => {
    const on = await openRoom()
    const requestId = await stopped(on, WRITES['fenced blocks'] as Script)
    const [first, second] = await Promise.all([
      on.versions.keep(requestId, ADA),
      on.versions.keep(requestId, ADA),
    ])
    expect(first).toEqual(second)
    expect(await on.versions.keep(requestId, ADA)).toMatchObject({
      error: 'conflict',
      message: expect.stringContaining('already'),
    })
    expect(await listVersions(on.d1, on.patternId)).toHaveLength(1)
  })

  test('a design that has moved on in one of the files refuses, and names it; what others changed stays', async () => {
    const on = await openRoom()
    await on.versions.save(ADA, { files: [{ name: 'a.tsx', code: component('A', 'before') }] })
    const requestId = await stopped(on, WRITES['fenced blocks'] as Script)
    const typed = { name: 'a.tsx', code: component('A', 'typed') }
    await on.versions.save(ADA, { files: [typed, { name: 'd.tsx', code: B }] })
    expect(await on.versions.keep(requestId, ADA)).toEqual({
      error: 'conflict',
      message: 'a.tsx has changed since, so nothing was kept.',
    })
    expect(offers(on)).toMatchObject([{ isKept: false }])
    await on.versions.save(ADA, {
      files: [
        { name: 'a.tsx', code: component('A', 'before') },
        { name: 'd.tsx', code: B },
      ],
    })
    expect(await on.versions.keep(requestId, ADA)).toMatchObject({ artifactId: expect.any(String) })
    expect(await activeFiles(on)).toEqual({ 'a.tsx': A, 'b.tsx': B, 'd.tsx': B })
  })

  test('not while a run is under way', async () => {
    const on = await openRoom()
    const requestId = await stopped(on, WRITES['fenced blocks'] as Script)
    const next = await send(on, say => say.hang())
    expect(await on.versions.keep(requestId, ADA)).toEqual({ error: 'generation_in_progress' })
    await on.runs.stop(next)
  })
})

describe('what a failed run had finished is offered as well', () => {
  test('cut off by its provider', async () => {
    const on = await openRoom()
    await send(on, async say => {
      say.text(`${block('a.tsx', A)}${TICKS}tsx b.tsx\nexport const B =\n`)
      await until(() => draftOf(on.room.doc).has('b.tsx'), 'it is being written')
      say.cut()
    })
    await ended(on)
    expect(offers(on)).toMatchObject([{ count: 1, begun: 2, files: ['a.tsx'] }])
  })

  test('with an edit that is never repaired: the others', async () => {
    const on = await openRoom()
    const edit = block('a.tsx', '<<<<<<< SEARCH\nnowhere\n=======\nx\n>>>>>>> REPLACE\n')
    await send(on, say => say.text(block('a.tsx', A) + block('b.tsx', B) + edit))
    await ended(on)
    expect(offers(on)).toMatchObject([{ count: 2, begun: 2, files: ['a.tsx', 'b.tsx'] }])
  })

  test('tried again, the offer is gone, and with it what could be kept', async () => {
    const on = await openRoom()
    const requestId = await send(on, async say => {
      say.text(block('a.tsx', A))
      await until(() => draftOf(on.room.doc).has('a.tsx'), 'it is written')
      say.cut()
    })
    await ended(on)
    expect(offers(on)).toHaveLength(1)
    provider.script = say => say.text(block('b.tsx', B))
    await on.runs.retry(requestId, ADA.id)
    await ended(on)
    expect(offers(on)).toEqual([])
    expect(await on.versions.keep(requestId, ADA)).toEqual({ error: 'not_found' })
    expect(await activeFiles(on)).toEqual({ 'b.tsx': B })
  })

  test('a run that ends well offers nothing', async () => {
    const on = await openRoom()
    await send(on, say => say.text(block('a.tsx', A)))
    await ended(on)
    expect(offers(on)).toEqual([])
  })
})
