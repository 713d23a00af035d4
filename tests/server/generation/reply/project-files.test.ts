import { describe, expect, test } from 'vitest'
import { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { ReplyTurn } from '#shared/edits/reply/turn.ts'
import { editsHere } from '#tests/support/edits-here.ts'

const written = (...files: string[]): ReplyTurn => {
  const turn = new ReplyTurn()
  for (const file of files) turn.take({ type: 'call', operation: { op: 'write', file, code: 'export {}\n' } })
  return turn
}

describe('design §7: what was refused is repaired by a later change', () => {
  test.each([
    ['a call that could not be read, by any', { code: 'unreadable', file: '' }, ['b.ts'], 0],
    ['an edit of a file, by a block with that file', { code: 'anchor-missing', file: 'a.ts' }, ['a.ts'], 0],
    ['not by one with another', { code: 'anchor-missing', file: 'a.ts' }, ['b.ts'], 1],
    ['not by words alone', { code: 'unreadable', file: '' }, [], 1],
  ] as const)('%s', async (_, refused, files, left) => {
    const project = new ProjectFiles([{ name: 'a.ts', code: 'x' }], editsHere())
    project.refuse({ ...refused, message: '', operation: null }, 0)
    expect((await project.take(written(...files))).problems).toEqual([])
    expect(project.unrepaired).toHaveLength(left)
  })
})
