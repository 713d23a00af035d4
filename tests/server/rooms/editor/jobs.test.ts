import { describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { readJobs } from '#room-schema/jobs.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import { type JobEnd, RoomJobs } from '#server/rooms/editor/jobs.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

const actor = { kind: 'user', id: 'ada' } as const
const DONE: JobEnd<string> = { answer: 'pushed', outcome: 'success', commitId: 'a'.repeat(40) }
const LOST: JobEnd<string> = { error: 'unavailable', message: 'The server was restarted.' }

/** Jobs of a room on real SQLite and a real document; the same disk again is the room after a restart. */
function roomJobs(disk = new SqliteStorage(), doc = new Y.Doc()) {
  const lookAgain = vi.fn(async (_: number | null) => undefined)
  const settle = vi.fn(async () => LOST)
  const room = { doc, write: (change: (doc: Y.Doc) => void) => change(doc), flush: () => undefined }
  const jobs = new RoomJobs({
    ...{ sql: disk.sql as never, room: room as unknown as RoomDocument, lookAgain, settle },
    waitUntil: () => undefined,
  })
  return { jobs, disk, doc, lookAgain, settle }
}

const job = (id = newId(), kind: 'sync' | 'pull' = 'sync') => ({ id, kind, actor })

function held() {
  let end = (_: JobEnd<string>) => {}
  const work = vi.fn(
    () =>
      new Promise<JobEnd<string>>(resolve => {
        end = resolve
      }),
  )
  return { work, end: (how: JobEnd<string>) => end(how) }
}

describe('jobs of a room: accepted once by their id, shown, ended once and in words', () => {
  test('while one is at work it is shown, another is busy, and the same one waits for the same end', async () => {
    const { jobs, doc, lookAgain } = roomJobs()
    const { work, end } = held()
    const one = job()
    const first = jobs.run(one, work)
    const same = jobs.run(one, work)
    expect(await jobs.run(job(), work)).toMatchObject({ error: 'busy' })
    await vi.waitFor(() =>
      expect(readJobs(doc)).toMatchObject([{ id: one.id, endedAt: null, outcome: null }]),
    )
    expect(lookAgain).toHaveBeenCalledWith(expect.any(Number))
    end(DONE)
    expect([await first, await same, await jobs.run(one, work)]).toEqual([DONE, DONE, DONE])
    expect(work).toHaveBeenCalledTimes(1)
    expect(readJobs(doc)).toMatchObject([{ outcome: 'success', commitId: 'a'.repeat(40), message: null }])
    expect(lookAgain).toHaveBeenLastCalledWith(null)
    expect(await jobs.run(job(one.id, 'pull'), work)).toMatchObject({ error: 'request_id_reused' })
  })

  test('what the host said of whose repository is for who asked, and not for who looks at the design', async () => {
    const { jobs, doc } = roomJobs()
    const end = await jobs.run(job(), async () => {
      throw new AppError('conflict', '“secret-plans.md” is a folder there.')
    })
    expect(end).toEqual({ error: 'conflict', message: '“secret-plans.md” is a folder there.' })
    expect(readJobs(doc)).toMatchObject([{ outcome: 'failed', message: new AppError('conflict').message }])
    expect(JSON.stringify(doc.getMap('meta').toJSON())).not.toContain('secret')
  })

  test('an error of ours ends it too, and the next one goes', async () => {
    const { jobs } = roomJobs()
    const broken = await jobs.run(job(), async () => {
      throw new TypeError('a bug')
    })
    expect(broken).toMatchObject({ error: 'internal' })
    expect(await jobs.run(job(), async () => DONE)).toEqual(DONE)
  })

  test.each(['by its alarm', 'by the next one', 'by the same one'])(
    'one that was lost with its object is ended %s, once',
    async how => {
      const before = roomJobs()
      const one = job()
      void before.jobs.run(one, held().work)
      await vi.waitFor(() => expect(readJobs(before.doc)).toHaveLength(1))
      const { jobs, settle, doc } = roomJobs(before.disk, before.doc)
      const work = async () => DONE
      if (how === 'by its alarm') await jobs.lookAfter()
      if (how === 'by the next one') expect(await jobs.run(job(), work)).toEqual(DONE)
      if (how === 'by the same one') expect(await jobs.run(one, work)).toEqual(LOST)
      // The next one looks for itself.
      const asked = how === 'by the next one' ? 0 : 1
      expect(settle).toHaveBeenCalledTimes(asked)
      expect(readJobs(doc)[0]).toMatchObject({ id: one.id, outcome: 'failed' })
      await jobs.lookAfter()
      expect(settle).toHaveBeenCalledTimes(asked)
      expect(await jobs.run(one, work)).toMatchObject({ error: 'unavailable' })
    },
  )

  test('while the host is asked what became of a lost one, the next one goes on, and the same one waits', async () => {
    const before = roomJobs()
    const one = job()
    void before.jobs.run(one, held().work)
    await vi.waitFor(() => expect(readJobs(before.doc)).toHaveLength(1))
    const { jobs, settle, doc } = roomJobs(before.disk, before.doc)
    let answer = (_: JobEnd<string>) => {}
    settle.mockImplementation(
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    const asked = jobs.lookAfter()
    const same = jobs.run(one, async () => DONE)
    expect(await jobs.run(job(), async () => DONE)).toEqual(DONE)
    answer({ ...DONE, commitId: 'b'.repeat(40) })
    await asked
    expect(await same).toMatchObject({ error: 'unavailable' })
    expect(settle).toHaveBeenCalledTimes(1)
    expect(readJobs(doc).map(({ outcome }) => outcome)).toEqual(['failed', 'success'])
  })

  test('its alarm keeps one that is at work in memory', async () => {
    const { jobs, lookAgain, settle } = roomJobs()
    const { work, end } = held()
    const running = jobs.run(job(), work)
    await vi.waitFor(() => expect(work).toHaveBeenCalled())
    lookAgain.mockClear()
    await jobs.lookAfter()
    expect(lookAgain).toHaveBeenCalledWith(expect.any(Number))
    expect(settle).not.toHaveBeenCalled()
    end(DONE)
    await running
  })
})
