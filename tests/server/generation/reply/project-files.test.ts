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

describe('[26] a file that could not be read is held, and an edit of it may mend it', () => {
  const write = (code: string) => ({ op: 'write', file: 'a.tsx', code }) as const
  const edit = (search: string, replace: string) =>
    ({ op: 'replace', file: 'a.tsx', search, replace }) as const
  const BROKEN = 'export default () => <p>one</b>\n'

  test('as it was written, where it is new', async () => {
    const project = new ProjectFiles([], editsHere())
    expect(await project.run(write(BROKEN), 1)).toMatchObject({ isHeld: true })
    expect(project.files).toEqual([])
    expect(await project.run(edit('</b>', '</p>'), 2)).toHaveProperty('change')
    expect(project.read('a.tsx')).toBe('export default () => <p>one</p>\n')
    expect(project.unrepaired).toEqual([])
  })

  test('step by step', async () => {
    const project = new ProjectFiles([], editsHere())
    await project.run(write('export default () => <p><i>one</b></u>\n'), 1)
    expect(await project.run(edit('</b>', '</i>'), 2)).toMatchObject({ isHeld: true })
    expect(await project.run(edit('zero', 'x'), 3)).toMatchObject({ problems: [{ code: 'anchor-missing' }] })
    await project.run(edit('</u>', '</p>'), 4)
    expect(project.read('a.tsx')).toBe('export default () => <p><i>one</i></p>\n')
    expect(project.unrepaired).toEqual([])
  })

  test('and what the file was before can still be edited', async () => {
    const old = { name: 'a.tsx', code: 'export default () => <p>old</p>\n' }
    const project = new ProjectFiles([old], editsHere())
    await project.run(write(BROKEN), 1)
    await project.run(edit('old', 'older'), 2)
    expect(project.read('a.tsx')).toBe('export default () => <p>older</p>\n')
    await project.run(edit('</b>', '</p>'), 3)
    expect(project.read('a.tsx')).toBe('export default () => <p>older</p>\n')
  })

  test('one that leaves code out is not held', async () => {
    const project = new ProjectFiles([], editsHere())
    const elided = write('// ... rest stays the same\nexport default () => <p />\n')
    expect(await project.run(elided, 1)).toMatchObject({ isHeld: false })
  })
})
