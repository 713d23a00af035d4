import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EditsFailed, type EditsPort, editsPort } from '#server/edits/edits-port.ts'
import { readLongTexts, withLongTexts } from '#server/edits/long-texts.ts'
import { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { StoppedError } from '#server/generation/run-problem.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'
import { ReplyTurn } from '#shared/edits/reply/turn.ts'
import { editsHere } from '#tests/support/edits-here.ts'

const APP = { name: 'App.tsx', code: 'export default () => <h1>Old</h1>\n' }
const OTHER = { name: 'other.ts', code: `export const long = '${'x'.repeat(2_000)}'\n` }
const replace = (search: string, by: string): Operation => ({
  ...{ op: 'replace', file: 'App.tsx', search, replace: by },
})
const never = new AbortController().signal
const answering = (fetch: () => Promise<Response>, signal = never) =>
  editsPort({ COMPILER: { fetch } }, 'ada', signal)

test('a message with long texts is read as it was written', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'grapheme', minLength: 900, maxLength: 1_100 }),
  )
  const message = fc.array(fc.record({ name: text, code: fc.option(text), at: fc.integer() }))
  await fc.assert(
    fc.asyncProperty(message, async given => {
      const body = await new Response(await withLongTexts(given)).arrayBuffer()
      expect(await readLongTexts(new Uint8Array(body))).toEqual(given)
    }),
    { numRuns: 200 },
  )
})

test('of files that are not touched only the names go there, and they come back whole', async () => {
  let sent = ''
  const here = editsHere()
  const port = editsPort(
    {
      COMPILER: {
        fetch: async (_: unknown, init?: RequestInit) => {
          sent = await new Response(init?.body ?? null).text()
          return Response.error()
        },
      },
    },
    'ada',
    never,
  )
  await port.apply([APP, OTHER], [replace('Old', 'New')]).catch(() => undefined)
  expect(sent).toContain('other.ts')
  expect(sent).not.toContain('xxx')
  const made = await here.apply([APP, OTHER], [replace('Old', 'New')])
  expect(made).toMatchObject({ ok: true, changes: [{ file: 'App.tsx' }] })
  expect(made.ok && made.files).toEqual([{ ...APP, code: APP.code.replace('Old', 'New') }, OTHER])
})

test('a design may not grow past its size by a file, though the others are not sent', async () => {
  const large = { name: 'large.css', code: ' '.repeat(4_999_000) }
  const write: Operation = { op: 'write', file: 'more.css', code: ' '.repeat(2_000) }
  expect(await editsHere().apply([large], [write])).toMatchObject({
    ok: false,
    problems: [{ code: 'too-large' }],
  })
})

/** A port whose answers come when they are let go, the later one first. */
function held(): { port: EditsPort; letGo(): void } {
  const waiting: (() => void)[] = []
  const here = editsHere()
  const until = () => new Promise<void>(resolve => waiting.push(resolve))
  const port: EditsPort = {
    ...here,
    apply: async (files, operations) => {
      await until()
      return here.apply(files, operations)
    },
    preview: async (files, operation) => {
      await until()
      return here.preview(files, operation)
    },
  }
  return { port, letGo: () => waiting.pop()?.() }
}

describe('design §7: changes are made one after the other', () => {
  test('a call sees what the one before it made, however long that took', async () => {
    const { port, letGo } = held()
    const project = new ProjectFiles([APP], port)
    const order: string[] = []
    const first = project.run(replace('Old', 'New'), 0).then(() => order.push('first'))
    const shown = project.preview([APP], replace('Old', 'Seen')).then(() => order.push('shown'))
    const second = project.run(replace('New', 'Newer'), 0).then(() => order.push('second'))
    const all = project.settled().then(() => order.push('settled'))
    for (const each of [first, shown, second]) {
      await Promise.resolve().then(() => Promise.resolve())
      letGo()
      await each
    }
    await all
    expect(order).toEqual(['first', 'shown', 'second', 'settled'])
    expect(project.read('App.tsx')).toContain('Newer')
  })

  test.each([
    ['takes too long', async () => new Response('late', { status: 408 }), 'too-complicated', /simpler code/],
    ['goes too deep', async () => new Response('stack', { status: 422 }), 'too-complicated', /simpler code/],
    ['fails', async () => new Response('no', { status: 500 }), 'unavailable', /Send the same change again/],
    ['is not there', () => Promise.reject(new Error('refused')), 'unavailable', /Send the same change again/],
  ])('one that %s is refused in a sentence, and nothing of it is made', async (_, fetch, code, message) => {
    const project = new ProjectFiles([APP], answering(fetch))
    const refused = [{ code, file: 'App.tsx', message: expect.stringMatching(message) }]
    expect(await project.run(replace('Old', 'New'), 0)).toMatchObject({ problems: refused })
    const turn = new ReplyTurn()
    turn.take({ type: 'call', operation: replace('Old', 'New') })
    expect((await project.take(turn)).problems).toMatchObject(refused)
    expect(await project.preview([APP], replace('Old', 'New'))).toMatchObject({
      ok: false,
      problems: refused,
    })
    expect(project.files).toEqual([APP])
    expect(project.unrepaired).toHaveLength(1)
    await expect(
      answering(fetch).locate({ file: '', line: 1, column: 0, path: null }, '', ''),
    ).rejects.toThrow(EditsFailed)
  })

  test('a run that is stopped waits for none of them', async () => {
    const stop = new AbortController()
    const hangs = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_, fail) => init?.signal?.addEventListener('abort', () => fail(new Error())))
    const project = new ProjectFiles([APP], editsPort({ COMPILER: { fetch: hangs } }, 'ada', stop.signal))
    const asked = [project.run(replace('Old', 'New'), 0), project.run(replace('Old', 'Newer'), 0)]
    const ends = asked.map(each => expect(each).rejects.toThrow(StoppedError))
    await Promise.resolve()
    stop.abort()
    await Promise.all(ends)
    expect(project.files).toEqual([APP])
  })
})
