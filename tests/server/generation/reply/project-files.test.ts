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

  test('so are the two tags of an element in two edits, with others between', async () => {
    const code = "import { A, B } from 'x'\nexport default () => <ul><A /><B /></ul>\n"
    const project = new ProjectFiles([{ name: 'a.tsx', code }], editsHere())
    expect(await project.run(edit('<ul>', '<div>'), 1)).toMatchObject({ isHeld: true })
    expect(await project.run(edit('{ A, B }', '{ B, A }'), 1)).toMatchObject({ withHeld: false })
    expect(project.read('a.tsx')).toContain('<ul>')
    expect(await project.run(edit('</ul>', '</div>'), 1)).toMatchObject({ withHeld: true })
    expect(project.read('a.tsx')).toBe(
      "import { B, A } from 'x'\nexport default () => <div><A /><B /></div>\n",
    )
    expect(project.unrepaired).toEqual([])
  })

  test('half an edit that nothing completes is not made, and stays refused', async () => {
    const code = 'export default () => <ul>one</ul>\n'
    const project = new ProjectFiles([{ name: 'a.tsx', code }], editsHere())
    await project.run(edit('<ul>', '<ol>'), 1)
    await project.run(edit('one', 'two'), 1)
    expect(project.read('a.tsx')).toBe('export default () => <ul>two</ul>\n')
    expect(project.unrepaired).toMatchObject([{ code: 'syntax' }])
  })

  test('one that leaves code out is not held', async () => {
    const project = new ProjectFiles([], editsHere())
    const elided = write('// ... rest stays the same\nexport default () => <p />\n')
    expect(await project.run(elided, 1)).toMatchObject({ isHeld: false })
  })
})
