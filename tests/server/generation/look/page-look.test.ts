import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { makeItem, readChat } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import type { LookPort } from '#server/generation/look/look-port.ts'
import { PageLook } from '#server/generation/look/page-look.ts'
import { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { RunWriter } from '#server/generation/reply/write-to-room.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { newId } from '#shared/ids.ts'
import type { LookAsk, Looked } from '#shared/page-look.ts'
import { editsHere } from '#tests/support/edits-here.ts'
import { redPng } from '#tests/support/red-png.ts'

const FILES = [{ name: 'App.tsx', code: 'export default () => null\n' }]
const CUT = { kind: 'cut', loc: 'App.tsx:1:1', tag: 'h1', text: 'Hi', width: 9, isEllipsis: false } as const
const PICTURE = `data:image/png;base64,${redPng(8, 8).toString('base64')}`

let asks: LookAsk[]
let answer: (ask: LookAsk) => Looked[] | null
const port: LookPort = {
  look: async ask => {
    asks.push(ask)
    return answer(ask)
  },
}

beforeEach(() => {
  asks = []
  answer = ({ at, hasPicture }) =>
    at.map(size => ({ at: size, findings: [CUT], picture: hasPicture ? PICTURE : null }))
})

interface Options {
  canSee?: boolean
  showsAnswer?: boolean
  signal?: AbortSignal
  writer?: RunWriter
}

/** Of a run that wrote the files, or began with them. */
function pageLook(options: Options = {}, base: SourceFile[] = []) {
  const files = new ProjectFiles(base, editsHere())
  files.restore(FILES)
  return new PageLook({
    ...{ port, userId: 'ada', files },
    writer: new RunWriter(() => undefined, 'r', 'i'),
    config: { designSystem: 'html', styling: 'tailwind' },
    ...{ isDark: false, canSee: true, showsAnswer: true, complete: async shown => [...shown] },
    ...{ signal: new AbortController().signal, ...options },
  })
}

const kinds = async (look: PageLook) => (await look.checker([]))?.faults.map(({ kind }) => kind) ?? null

test('what a browser sees at both widths are faults of the run', async () => {
  const look = pageLook()
  const found = await look.checker([])
  expect(asks).toMatchObject([{ at: ['wide', 'narrow'], files: FILES, route: '/' }])
  expect(found?.faults.map(({ kind, file, line }) => [kind, file, line])).toEqual([
    ['look', 'App.tsx', 1],
    ['look', 'App.tsx', 1],
  ])
})

test('what was on the page before the run calls for no repair', async () => {
  expect(await kinds(pageLook({}, FILES))).toEqual(['note', 'note'])
})

test('best: a model that sees gets one picture of a first page, and none afterwards', async () => {
  const look = pageLook()
  await look.checker([])
  expect(look.takeShown()?.content).toMatchObject([
    { text: expect.stringContaining('Widths: 1440, then 390 px.') },
    { type: 'file' },
    { type: 'file' },
  ])
  expect(look.takeShown()).toBeNull()
  await look.checker([])
  expect(look.takeShown()).toBeNull()
  expect(asks.map(({ hasPicture }) => hasPicture)).toEqual([true, false])
})

test.each([
  ['a model that does not see', { canSee: false }],
  ['a later answer', { showsAnswer: false }],
])('no picture for %s', async (_, options) => {
  const look = pageLook(options)
  await look.checker([])
  expect(look.takeShown()).toBeNull()
  expect(asks).toMatchObject([{ hasPicture: false }])
})

test('nobody there: nothing is known, and the run is not held up again', async () => {
  answer = () => null
  const look = pageLook()
  expect(await look.checker([])).toBeNull()
  expect(await look.checker([])).toBeNull()
  expect(asks).toHaveLength(1)
})

test('a browser that could not show it has seen nothing', async () => {
  answer = () => []
  expect(await pageLook().checker([])).toBeNull()
})

test('agent: the look tool tells what was found, and the picture goes with what is told next', async () => {
  const look = pageLook({ showsAnswer: false })
  const told = await look.told({ route: '/prices', viewport: 'phone', theme: 'dark', element: 'App.tsx:1' })
  expect(asks).toMatchObject([
    { route: '/prices', at: ['narrow'], isDark: true, element: 'App.tsx:1', hasPicture: true },
  ])
  expect(told).toContain('`App.tsx:1` At 390 "Hi" is cut off')
  expect(look.takePictures()).toMatchObject({
    role: 'user',
    content: [{ text: expect.stringContaining('390') }, { type: 'file', mediaType: 'image/png' }],
  })
  expect(look.takePictures()).toBeNull()
})

/** A chat of one answer, and who writes it. */
function writtenChat() {
  const doc = new Y.Doc()
  const id = newId()
  const item = { id, userId: 'assistant', role: 'assistant', requestId: 'r', timeCreated: 0 } as const
  const actor = { kind: 'agent', id: 'assistant' } as const
  chatOf(doc).push([makeItem({ ...item, actor, content: [], metadata: { traceId: null } })])
  return { doc, writer: new RunWriter(change => change(doc), 'r', id) }
}

test.each([
  ['portMode', /^There is no picture: .*port mode.*cannot be pictured\.$/m],
  ['failed', /^There is no picture: the browser that looked could not take one\.$/m],
  [undefined, /^There is no picture: the browser that looked could not take one\.$/m],
] as const)(
  'where no picture comes (%s) the model and the chat are told why, in one sentence',
  async (whyNoPicture, sentence) => {
    answer = ({ at }) =>
      at.map(size => ({ at: size, findings: [CUT], picture: null, ...(whyNoPicture && { whyNoPicture }) }))
    const told = await pageLook().told({})
    expect(told).toMatch(sentence)
    expect(told).toContain('is cut off')
    const { doc, writer } = writtenChat()
    await pageLook({ writer }).checker([])
    writer.flush()
    const row = { toolAction: 'look', additionalContext: expect.stringMatching(sentence) }
    expect(readChat(doc)[0]?.content).toMatchObject([row])
  },
)

test('a browser of port mode is asked for a picture of an answer once, and a model that does not see is told nothing of one', async () => {
  answer = ({ at }) => at.map(size => ({ at: size, findings: [], picture: null, whyNoPicture: 'portMode' }))
  const look = pageLook()
  await look.checker([])
  await look.checker([])
  expect(asks.map(({ hasPicture }) => hasPicture)).toEqual([true, false])
  expect(await pageLook({ canSee: false }).told({})).toBe('Nothing wrong was found.')
})

test('agent: what the tool is given in another form is taken as if it were left out', async () => {
  await pageLook().told({ route: 'https://example.org', viewport: 'huge', theme: 7, element: ['x'] })
  expect(asks).toMatchObject([{ route: '/', at: ['wide'], isDark: false, element: null }])
})

test('what is no picture goes to no model', async () => {
  for (const picture of [
    'data:image/png;base64,',
    'data:image/png;base64,%%%',
    `data:image/png;base64,${btoa('<svg/>')}`,
  ]) {
    answer = () => [{ at: 'wide', findings: [], picture }]
    const look = pageLook()
    await look.checker([])
    expect(look.takeShown()).toBeNull()
  }
})

test('Stop while somebody looks stops the run', async () => {
  const stop = new AbortController()
  answer = () => {
    stop.abort()
    return null
  }
  await expect(pageLook({ signal: stop.signal }).checker([])).rejects.toThrow('stopped')
})
