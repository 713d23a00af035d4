import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { readMeta } from '#room-schema/editor-room.ts'
import { findPattern, updatePattern } from '#server/features/patterns/patterns-queries.ts'
import { runRequest } from '#server/generation/run-request.ts'
import type { ChatPart, ModelMode } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import type { WireName } from '#tests/support/provider/wires/wire.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { FAMILIES, modelSettings } from '#tests/support/rooms/played-turns.ts'
import { until } from '#tests/support/until.ts'

const APP = 'export default function App() {\n  return <h1>Harbour</h1>\n}\n'
const ADA = { kind: 'user' as const, id: 'ada' }
const ENDING = {
  summary: 'A page for a harbour.',
  name: 'Harbour Bergen',
  next: ['Add a timetable', 'Add a map'],
}

let provider: ScriptedProvider
beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

const openRoom = (family: WireName = 'chat') => memoryRoom(modelSettings(provider, family))
type Room = Awaited<ReturnType<typeof openRoom>>

async function ask(
  on: Room,
  script: Script,
  { prompt = 'A page for a harbour', mode = 'best' as ModelMode } = {},
) {
  provider.requests.length = 0
  provider.script = script
  await on.runs.start(
    runRequest({
      ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
      ...{ prompt, mode, hostedFiles: [], actor: ADA },
    }),
  )
  await until(() => !on.runs.isUnderWay, 'the run ends')
  await on.settled()
}

const answerOf = (on: Room): ChatPart[] => readChat(on.room.doc).at(-1)?.content ?? []
const wordsOf = (on: Room) => answerOf(on).flatMap(part => (part.type === 'text' ? [part.message] : []))
const actionsOf = (on: Room) =>
  answerOf(on).flatMap(part => (part.type === 'suggestedActions' ? part.actions : []))

const writesAndFinishes =
  (ending: object = ENDING): Script =>
  say => {
    say.text('I make a page for a harbour.')
    say.tool('write_file', { path: 'App.tsx', code: APP })
    say.tool('finish', ending)
  }

describe.each(Object.keys(FAMILIES) as WireName[])(
  'an answer that ends its work is the only request: %s',
  family => {
    test.each<ModelMode>(['best', 'agent'])('in the mode %s', async mode => {
      const on = await openRoom(family)
      await ask(on, writesAndFinishes(), { mode })
      expect(provider.requests).toHaveLength(1)
      expect(wordsOf(on)).toEqual(['I make a page for a harbour.', ENDING.summary])
      expect(answerOf(on).find(part => part.type === 'artifact')).toMatchObject({
        version: { major: 1, minor: 0 },
      })
    })
  },
)

describe('what is said at the end', () => {
  test('names a design that nobody has named, for everybody, and what could come next', async () => {
    const on = await openRoom()
    await updatePattern(on.d1, on.patternId, { name: 'Page for a harbour' })
    await ask(on, writesAndFinishes())
    expect((await findPattern(on.d1, on.patternId))?.name).toBe('Harbour Bergen')
    expect(readMeta(on.room.doc).name).toBe('Harbour Bergen')
    expect(actionsOf(on)).toEqual([
      { type: 'NextStep', label: 'Add a timetable', prompt: 'Add a timetable' },
      { type: 'NextStep', label: 'Add a map', prompt: 'Add a map' },
      { type: 'SelectElement' },
    ])
  })

  test('does not rename what a person has named, or what had a version before', async () => {
    const on = await openRoom()
    await updatePattern(on.d1, on.patternId, { name: 'Ours' })
    await ask(on, writesAndFinishes())
    expect((await findPattern(on.d1, on.patternId))?.name).toBe('Ours')

    const other = await openRoom()
    await updatePattern(other.d1, other.patternId, { name: 'Page for a harbour' })
    await ask(other, writesAndFinishes({ summary: 'A page.' }))
    expect((await findPattern(other.d1, other.patternId))?.name).toBe('Page for a harbour')
    await ask(other, writesAndFinishes())
    expect((await findPattern(other.d1, other.patternId))?.name).toBe('Page for a harbour')
  })

  test('may be wrong in part: the rest counts, and nothing is asked again', async () => {
    const on = await openRoom()
    await ask(on, writesAndFinishes({ summary: 'A page.', name: 7, next: 'a map' }))
    expect(provider.requests).toHaveLength(1)
    expect(wordsOf(on).at(-1)).toBe('A page.')
    expect(actionsOf(on).map(({ type }) => type)).toEqual(['AddInteractivity', 'Polish', 'SelectElement'])
  })
})

describe('a model that does not say that it is done', () => {
  test('is asked to go on while it only looks, or writes one file of several', async () => {
    const on = await openRoom()
    await ask(on, writesAndFinishes())
    await ask(on, (say, request) => {
      const answers = request.messages.filter(({ role }) => role === 'tool').length
      say.text('I go on.')
      if (answers < 3)
        return say.tool('write_file', { path: `part-${answers}.tsx`, code: `export const n = ${answers}\n` })
      return undefined
    })
    expect(provider.requests).toHaveLength(4)
    const files = answerOf(on).flatMap(part => (part.type === 'toolCall' ? [part.toolParam] : []))
    expect(files).toEqual(['part-0.tsx', 'part-1.tsx', 'part-2.tsx'])
  })

  test('is not asked again where it wrote a first page in the order it was told', async () => {
    const on = await openRoom()
    await ask(on, say => {
      say.text('I make a page for a harbour.')
      say.tool('write_file', { path: 'theme.css', code: ':root { --primary: #0f766e }\n' })
      say.tool('write_file', { path: 'App.tsx', code: APP })
    })
    expect(provider.requests).toHaveLength(1)
    expect(wordsOf(on)).toEqual(['I make a page for a harbour.'])
  })

  test('is told in the same run what was not made, and may repair it', async () => {
    const on = await openRoom()
    await ask(on, writesAndFinishes())
    let step = 0
    await ask(on, say => {
      step++
      say.tool('edit_file', { path: 'App.tsx', search: step === 1 ? 'Nowhere' : 'Harbour', replace: 'Quay' })
      say.tool('finish', { summary: 'It is called Quay.' })
    })
    expect(provider.requests).toHaveLength(2)
    expect(JSON.stringify(provider.requests[1]?.body)).toContain('these changes were not made')
    expect(wordsOf(on)).toEqual(['It is called Quay.'])
  })
})
