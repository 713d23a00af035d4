import type { ModelMessage } from 'ai'
import { describe, expect, test } from 'vitest'
import { CHECK_ROUNDS_MAX, CheckRounds } from '#server/generation/check/check-rounds.ts'
import { ModelError } from '#server/generation/model/problems.ts'
import { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { StoppedError } from '#server/generation/run-problem.ts'
import type { Fault, FaultKind } from '#shared/compile/faults/fault.ts'
import { editsHere } from '#tests/support/edits-here.ts'

const fault = (kind: FaultKind, about = 'x'): Fault => ({
  ...{ kind, file: 'App.tsx', line: 1, about, text: `${about} is wrong.` },
})
const design = (code: string) => [{ name: 'App.tsx', code }]

const SCOPE = '`/` as it first stands, light scheme, at 1440 and 390 px'

/** Rounds over states that are judged one after the other. */
function rounds(...judged: (Fault[] | null)[]) {
  const files = new ProjectFiles([], editsHere())
  const heard = new Set<string>()
  const writer = new RunWriter(() => undefined, 'r', 'i')
  const check = { judge: async () => judged.shift() ?? null, heard }
  /** Pictures that wait to be seen. */
  const shown: ModelMessage[] = []
  const look = { takeShown: () => shown.shift() ?? null, scope: () => SCOPE }
  const all = new CheckRounds({ files, writer, check, look })
  const judgedAfter = (code: string) => {
    files.restore(design(code))
    return all.next('reply')
  }
  return { files, heard, all, shown, judgedAfter, left: () => judged.length }
}

describe('[26] after an answer the model hears what is wrong, and may repair it', () => {
  test('all of it at once, with the file as it stands', async () => {
    const { judgedAfter } = rounds([fault('error', 'a'), fault('effect', 'b')])
    const [said, heard] = (await judgedAfter('one')) ?? []
    expect(said).toEqual({ role: 'assistant', content: 'reply' })
    expect(heard?.content).toContain(
      '- `App.tsx:1` a is wrong.\n- `App.tsx:1` b is wrong.\nSend edits for these alone',
    )
    expect(heard?.content).toContain('## App.tsx as it stands\n```\none\n```')
  })

  test('with a picture there is one order, and it stands last', async () => {
    const { shown, judgedAfter } = rounds([fault('look', 'a')])
    shown.push({ role: 'user', content: 'pictures, and the order' })
    const [, listed, picture, ...more] = (await judgedAfter('x')) ?? []
    expect(listed?.content).toContain('- `App.tsx:1` a is wrong.')
    expect(listed?.content).not.toContain('Send edits')
    expect(picture?.content).toBe('pictures, and the order')
    expect(more).toEqual([])
  })

  test('three times, each about something else', async () => {
    const { judgedAfter, left } = rounds(...[1, 2, 3, 4, 5].map(n => [fault('error', String(n))]))
    for (let round = 0; round < CHECK_ROUNDS_MAX; round++) expect(await judgedAfter('x')).not.toBeNull()
    expect(await judgedAfter('x')).toBeNull()
    expect(left()).toBe(1)
  })

  test('a picture is looked at once, though nothing wrong was found', async () => {
    const { shown, judgedAfter } = rounds([], [])
    shown.push({ role: 'user', content: 'a picture' })
    const told = await judgedAfter('x')
    expect(told?.at(1)?.content).toContain(`nothing wrong was found on ${SCOPE}.`)
    expect(told?.at(2)).toEqual({ role: 'user', content: 'a picture' })
    expect(await judgedAfter('y')).toBeNull()
  })

  test('the same faults are said once, wherever they stand', async () => {
    const { judgedAfter } = rounds([fault('error')], [{ ...fault('error'), line: 9 }])
    expect(await judgedAfter('x')).not.toBeNull()
    expect(await judgedAfter('y')).toBeNull()
  })

  test('what an agent was sent back with is not said again', async () => {
    const { judgedAfter, heard } = rounds([fault('error')])
    heard.add('error App.tsx x')
    expect(await judgedAfter('x')).toBeNull()
  })

  test('nothing where nothing was changed, nothing is known, or nothing is to be repaired', async () => {
    const { all, left } = rounds([fault('error')])
    expect(await all.next('reply')).toBeNull()
    expect(left()).toBe(1)
    expect(await rounds(null).judgedAfter('x')).toBeNull()
    expect(await rounds([fault('note')]).judgedAfter('x')).toBeNull()
    expect(await rounds([]).judgedAfter('x')).toBeNull()
  })

  test('the best of all states stays: fewer of the gravest kind decide, and of two alike the later', async () => {
    const { all, judgedAfter, files } = rounds(
      [fault('effect', 'a'), fault('effect', 'b')],
      [fault('error', 'c')],
      [fault('effect', 'd'), fault('effect', 'e')],
      [fault('placeholder', 'f')],
    )
    for (const code of ['first', 'worse', 'later', 'last']) await judgedAfter(code)
    expect(all.close().map(({ about }) => about)).toEqual(['d', 'e'])
    expect(files.files).toEqual(design('later'))
  })

  test('where nothing could be found out the files stay as they are', async () => {
    const { all, judgedAfter, files } = rounds(null)
    await judgedAfter('unknown')
    expect(all.close()).toEqual([])
    expect(files.files).toEqual(design('unknown'))
  })

  test('of a repair that was refused in part the rest is judged, and the model hears of that', async () => {
    const { all, judgedAfter, files } = rounds([fault('effect', 'a')], [fault('effect', 'b')], [])
    await judgedAfter('first')
    await all.tried(async () => {
      files.restore(design('half'))
      throw new ModelError('unusable')
    })
    const [, heard] = (await all.next('reply')) ?? []
    expect(heard?.content).toContain('b is wrong.')
    expect(await judgedAfter('whole')).toBeNull()
    all.close()
    expect(files.files).toEqual(design('whole'))
  })

  test('a repair of which nothing could be used is not asked for again', async () => {
    const { all, judgedAfter } = rounds([fault('effect', 'a')], [fault('effect', 'a')])
    await judgedAfter('first')
    await all.tried(() => Promise.reject(new ModelError('unusable')))
    expect(await all.next('reply')).toBeNull()
  })

  test('a repair that fails or takes too long leaves the best; Stop stops', async () => {
    for (const failure of [new Error('gone'), new StoppedError('too_long')]) {
      const { all, judgedAfter, files } = rounds([fault('effect')], [])
      await judgedAfter('good')
      await all.tried(async () => {
        files.restore(design('half'))
        throw failure
      })
      expect(await all.next('reply')).toBeNull()
      all.close()
      expect(files.files).toEqual(design('good'))
    }
    const { all } = rounds()
    await expect(all.tried(() => Promise.reject(new StoppedError('stopped')))).rejects.toThrow('stopped')
  })
})
