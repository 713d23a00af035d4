import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import type { Script } from '#tests/support/provider/scripted-provider.ts'
import { generationRoom, writesApp } from '#tests/support/rooms/generation-room.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()

const NAMED = [
  { words: 'Paper and ink', instruction: 'Set it like a printed timetable.' },
  { words: 'Night shift', instruction: 'Make it dark, with one lamp of colour.' },
]
const tokensSchema = z.object({ inputTokens: z.number() })
const isQuestion = (request: Parameters<Script>[1]) => JSON.stringify(request.body).includes('Name exactly')
const answering =
  (directions: Script): Script =>
  (say, request) =>
    isQuestion(request) ? directions(say, request) : writesApp()(say, request)

let spaceId: string

beforeEach(async () => {
  spaceId = (await on.ada.must(api.spaces.create, { body: {} })).id
})

async function explored(nodeId: string | null = null) {
  const body = { spaceId, nodeId, updatePrompt: 'A page about a harbour', count: 2, requestId: newId() }
  const first = await on.ada.must(api.spaces.explore, { body })
  return { first, again: () => on.ada.must(api.spaces.explore, { body }) }
}

const made = (id: string) =>
  until(
    async () => (await on.ada.must(api.patterns.get, { path: { id } })).activeArtifactId,
    'a direction is made',
    30,
  )

const askedRuns = () =>
  on.provider.requests.filter(request => !isQuestion(request)).map(({ body }) => JSON.stringify(body))

test('the model names the directions, each run is told its own, and the same request asks for none anew', async () => {
  on.provider.script = answering(say => {
    say.took({ input: 300, cached: 0, output: 40 })
    say.text(JSON.stringify(NAMED))
  })
  const { patternId } = await savedDesign(on.ada)
  const origin = await on.ada.must(api.spaces.addNode, { body: { spaceId, patternId } })
  const { first, again } = await explored(origin.nodeId)
  expect(first.nodes.map(({ words }) => words)).toEqual(['Paper and ink', 'Night shift'])
  expect(first).not.toHaveProperty('isByTemplates')
  expect(first).not.toHaveProperty('areUsual')
  for (const { instruction } of NAMED)
    await until(() => askedRuns().some(run => run.includes(instruction.slice(0, -1))), 'its run is asked for')
  const questions = on.provider.requests.filter(isQuestion)
  expect(questions).toHaveLength(1)
  // Of the design it is told the name and the code.
  expect(JSON.stringify(questions[0]?.body)).toContain('A design')
  expect((await again()).nodes).toEqual(first.nodes)
  expect(on.provider.requests.filter(isQuestion)).toHaveLength(1)
  // Two runs, and nothing for the question, whose tokens are counted with the first.
  expect(await on.used()).toBe(2)
  const [a, b] = first.nodes
  if (!a || !b) throw new Error('two directions')
  const usageOf = ({ editorRoomId: id, requestId }: typeof a) =>
    on.ada.call(api.models.usage, { path: { id }, query: { requestId } })
  await until(
    async () => {
      const [first, second] = await Promise.all([usageOf(a), usageOf(b)])
      const tokens = [first, second].map(({ status, body }) =>
        status === 200 ? tokensSchema.parse(body) : null,
      )
      return tokens[0] && tokens[1] && tokens[0].inputTokens - tokens[1].inputTokens === 300
    },
    'the question is counted',
    30,
  )
})

const NONSENSE: [string, Script][] = [
  ['prose', say => say.text('Calm, bold and editorial.')],
  ['too few', say => say.text(JSON.stringify(NAMED.slice(0, 1)))],
  ['a refusal', say => say.fail(400, 'no')],
  ['silence', say => say.openOnly()],
  [
    'a stream that is cut',
    say => {
      say.text('[{"words": "Paper')
      say.cut()
    },
  ],
]

test.each(NONSENSE)('after %s the usual directions are made, and it says so', async (_, script) => {
  on.provider.script = answering(script)
  const { first, again } = await explored()
  expect(first).toMatchObject({
    areUsual: true,
    nodes: [{ words: 'Calm and spacious' }, { words: 'Bold and dense' }],
  })
  expect(await again()).toMatchObject({ areUsual: true, nodes: first.nodes })
  for (const { editorRoomId } of first.nodes) await made(editorRoomId)
  expect(await on.used()).toBe(2)
})

test('who has not the credits for all of them is refused before the model is asked', async () => {
  on.provider.script = answering(say => say.text(JSON.stringify(NAMED)))
  const { limit } = await on.ada.must(api.credits.get, {})
  for (let used = 0; used < (limit ?? 0) - 1; used++) {
    const { editorRoomId } = await on.ada.must(api.spaces.addNode, { body: { spaceId } })
    await on.ada.must(api.chat.send, {
      path: { editorId: editorRoomId },
      body: {
        ...{ updatePrompt: 'A page', mode: 'best' },
        ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
      },
    })
  }
  on.provider.requests.length = 0
  const body = { spaceId, nodeId: null, updatePrompt: 'A page', count: 2, requestId: newId() }
  const { status } = await on.ada.call(api.spaces.explore, { body })
  expect(status).toBe(402)
  expect(on.provider.requests.filter(isQuestion)).toHaveLength(0)
})
