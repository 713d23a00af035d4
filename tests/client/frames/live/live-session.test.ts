import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompileReply } from '#client/frames/live/compile-worker.ts'
import type { compileLive } from '#client/frames/live/live-compiler.ts'
import { LiveSession, type LiveWanted } from '#client/frames/live/live-session.ts'
import { PRESETS } from '#shared/design.ts'
import type { LiveUpdate } from '#shared/live.ts'
import { until } from '#tests/support/until.ts'

type Request = Parameters<typeof compileLive>[0]

let requests: Request[]
let posted: LiveUpdate[]
let reply: (request: Request) => Omit<CompileReply, 'id'>
let session: LiveSession

const updateOf = ({ revision, isFresh }: Request): LiveUpdate => ({
  ...{ revision, isFresh, entry: 'App.tsx', modules: [], packages: [], css: null, around: [] },
})
const wanted = (code: string): LiveWanted => ({
  files: new Map([['App.tsx', code]]),
  config: PRESETS['html-inline'],
  isPartial: false,
})

beforeEach(() => {
  requests = []
  posted = []
  reply = request => ({ type: 'update', update: updateOf(request), unsupported: [] })
  session = new LiveSession(
    update => posted.push(update),
    async request => {
      requests.push(request)
      return { id: 0, ...reply(request) } as CompileReply
    },
  )
})
afterEach(() => session.dispose())

const sent = (count: number) => until(() => posted.length === count, `${count} updates are sent`)
const paint = () => session.painted(posted.at(-1)!.revision, 'painted')

test('nothing is sent before the frame is there', async () => {
  session.show(wanted('1'))
  expect(requests).toEqual([])
  session.ready()
  await sent(1)
  expect(posted[0]?.isFresh).toBe(true)
})

test('while one update is being painted all that is typed becomes the next one', async () => {
  session.ready()
  session.show(wanted('1'))
  await sent(1)
  for (const code of ['2', '3', '4']) session.show(wanted(code))
  expect(posted).toHaveLength(1)
  paint()
  await sent(2)
  expect([...requests[1]!.changes]).toEqual([['App.tsx', '4']])
  expect(posted[1]?.isFresh).toBe(false)
  paint()
  await until(() => session.state().isSettled, 'what is wanted is shown')
  expect(session.state()).toMatchObject({ hasPicture: true, painted: 2 })
})

test('a page that shows itself a moment later has a picture then', async () => {
  session.ready()
  session.show(wanted('1'))
  await sent(1)
  session.painted(posted[0]!.revision, 'blank')
  await until(() => session.state().isSettled, 'what is wanted is shown')
  expect(session.state().hasPicture).toBe(false)
  paint()
  expect(session.state().hasPicture).toBe(true)
})

test('a problem is told and gone with the next good update; the picture stays', async () => {
  session.ready()
  session.show(wanted('1'))
  await sent(1)
  paint()
  await until(() => session.state().hasPicture, 'there is a picture')
  reply = () => ({ type: 'problem', problem: { message: 'no', file: 'App.tsx', line: 1 } })
  session.show(wanted('2'))
  await until(() => session.state().problem !== null, 'the problem is told')
  expect(session.state().hasPicture).toBe(true)
  reply = request => ({ type: 'update', update: updateOf(request), unsupported: [] })
  session.show(wanted('3'))
  await sent(2)
  expect(session.state().problem).toBeNull()
})

test('a frame that loads again is given everything', async () => {
  session.ready()
  session.show(wanted('1'))
  await sent(1)
  paint()
  session.ready()
  await sent(2)
  expect(posted[1]?.isFresh).toBe(true)
})

test('a worker that died is told everything again', async () => {
  reply = () => ({ type: 'failed', message: 'gone' })
  session.ready()
  session.show(wanted('1'))
  await until(() => requests.length === 1, 'it is asked')
  reply = request => ({ type: 'update', update: updateOf(request), unsupported: [] })
  session.show({
    ...wanted('1'),
    files: new Map([
      ['App.tsx', '1'],
      ['b.ts', '2'],
    ]),
  })
  await sent(1)
  expect([...requests[1]!.changes.keys()]).toEqual(['App.tsx', 'b.ts'])
  expect(posted[0]?.isFresh).toBe(true)
})
