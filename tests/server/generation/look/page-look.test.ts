import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { makeItem, readChat } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import type { LookPort, NotLooked } from '#server/generation/look/look-port.ts'
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
const picture = (width: number, height: number) =>
  `data:image/png;base64,${redPng(width, height).toString('base64')}`
/** Of a page that is longer than its picture on a laptop. */
const PICTURES = { wide: picture(1_000, 1_500), narrow: picture(390, 900) }

/** The files of the run that was begun last. */
let made: ProjectFiles
let asks: LookAsk[]
let answer: (ask: LookAsk) => Looked[] | NotLooked
let records: string[]
let rows: string[]
const port: LookPort = {
  look: async ask => {
    asks.push(ask)
    return answer(ask)
  },
}

beforeEach(() => {
  asks = []
  records = []
  rows = []
  answer = ({ at, hasPicture }) =>
    at.map(size => ({ at: size, findings: [CUT], picture: hasPicture ? PICTURES[size] : null }))
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
  const writer = new RunWriter(() => undefined, 'r', 'i')
  writer.toolChanged = (_, { additionalContext = '' }) => void rows.push(additionalContext)
  made = files
  return new PageLook({
    ...{ port, userId: 'ada', files },
    writer,
    config: { designSystem: 'html', styling: 'tailwind' },
    ...{ isDark: false, canSee: true, showsAnswer: true, complete: async shown => [...shown] },
    ...{ signal: new AbortController().signal, ...options },
    record: sentence => records.push(sentence),
  })
}

const change = (code: string) => made.restore([{ name: 'App.tsx', code }])

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
  expect(look.takeShown(true)?.content).toMatchObject([
    { text: expect.stringContaining('In order: its first 2160 px at 1440, then all of it at 390.') },
    { type: 'file' },
    { type: 'file' },
  ])
  expect(look.takeShown(true)).toBeNull()
  change('again')
  await look.checker([])
  expect(look.takeShown(true)).toBeNull()
  expect(asks.map(({ hasPicture }) => hasPicture)).toEqual([true, false])
})

test.each([
  ['a model that does not see', { canSee: false }],
  ['a later answer', { showsAnswer: false }],
])('no picture for %s', async (_, options) => {
  const look = pageLook(options)
  await look.checker([])
  expect(look.takeShown(false)).toBeNull()
  expect(asks).toMatchObject([{ hasPicture: false }])
})

test('nobody there: nothing is known, and the run is not held up again', async () => {
  answer = () => 'nobody'
  const look = pageLook()
  expect(await look.checker([])).toBeNull()
  expect(await look.checker([])).toBeNull()
  expect(asks).toHaveLength(1)
  expect(look.scope()).toBeNull()
  expect(records).toEqual(['The page was not looked at: nobody had the design open.'])
})

test.each([
  ['that could not show it', [], 'the browser could not show it in time.'],
  ['that declines', 'declined', 'no open tab with the design was free to show it.'],
  ['that is late', 'late', 'the browser that was to show it did not answer within 15 s.'],
] as const)('a browser %s has seen nothing, and the chat and the record say so', async (_, said, why) => {
  answer = () => (typeof said === 'string' ? said : [...said])
  expect(await pageLook().checker([])).toBeNull()
  expect(rows.at(-1)).toBe(`The page was not looked at: ${why}`)
  expect(records).toEqual([`The page was not looked at: ${why}`])
})

test('what was told and left alone is still there, and the page is not looked at again for it', async () => {
  const look = pageLook()
  const first = await look.checker([])
  answer = () => []
  expect(await look.checker([])).toEqual(first)
  expect(asks).toHaveLength(1)
})

test('where the page is not looked at again, what was seen in files that were not changed stays', async () => {
  const look = pageLook()
  const first = await look.checker([])
  answer = () => []
  made.restore([...FILES, { name: 'other.tsx', code: '' }])
  expect(await look.checker([])).toEqual(first)
  expect(look.scope()).toBeNull()
  change('mended')
  expect(await look.checker([])).toEqual({ faults: [] })
})

test('the model is told what was looked at: the page, its first state, the scheme, the widths', async () => {
  answer = ({ at }) => at.map(size => ({ at: size, findings: [], picture: null }))
  const look = pageLook({ canSee: false })
  await look.checker([])
  expect(look.scope()).toBe('`/` as it first stands, light scheme, at 1440 and 390 px')
  expect(await look.told({ route: '/prices`\n', viewport: 'phone', theme: 'dark' })).toBe(
    'Nothing wrong was found on `/prices` as it first stands, dark scheme, at 390 px.',
  )
})

test('agent: why nobody has looked is the answer to its call, and stands in no row beside it', async () => {
  answer = () => 'late'
  const told = await pageLook().told({})
  expect(told).toMatch(/^The page was not looked at: .* 15 s\. check_compile says/)
  expect(rows).toEqual([])
})

test('of a browser that came to one width alone, that one is told', async () => {
  answer = () => [{ at: 'wide', findings: [], picture: null }]
  const look = pageLook()
  await look.checker([])
  expect(look.scope()).toContain('at 1440 px')
})

test('one order for what is listed and for what is seen', async () => {
  const order = async (hasList: boolean) => {
    const look = pageLook()
    await look.checker([])
    return JSON.stringify(look.takeShown(hasList)?.content)
  }
  expect(await order(true)).toContain('Mend what is listed above and what the pictures show, by edits alone')
  expect(await order(false)).toContain('Mend what the pictures show, by edits alone')
  expect(await order(false)).toContain('one short sentence is enough, without `finish`')
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
  change('again')
  await look.checker([])
  expect(asks.map(({ hasPicture }) => hasPicture)).toEqual([true, false])
  expect(await pageLook({ canSee: false }).told({})).toMatch(/^Nothing wrong was found on/)
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
    expect(look.takeShown(false)).toBeNull()
  }
})

test('Stop while somebody looks stops the run', async () => {
  const stop = new AbortController()
  answer = () => {
    stop.abort()
    return 'late'
  }
  await expect(pageLook({ signal: stop.signal }).checker([])).rejects.toThrow('stopped')
})
