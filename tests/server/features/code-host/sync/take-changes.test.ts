import { describe, expect, test } from 'vitest'
import { type ChangeThere, takeChanges } from '#server/features/code-host/sync/take-changes.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const change = (path: string, pushed: string | null, there: string | null): ChangeThere => ({
  ...{ path, place: path.startsWith('public/') ? path : `src/${path}`, isFile: true },
  pushed: pushed === null ? null : bytes(pushed),
  there: there === null ? null : bytes(there),
})
const file = (name: string, code: string) => ({ name, code })
const lines = (...all: string[]) => `${all.join('\n')}\n`

describe('pull: what was changed there comes here as a version', () => {
  test('a changed, a new and a deleted file', () => {
    const design = [file('App.tsx', 'one'), file('old.ts', 'old'), file('kept.ts', 'kept')]
    const changes = [
      change('App.tsx', 'one', 'two'),
      change('new/a.ts', null, 'new'),
      change('old.ts', 'old', null),
    ]
    const taken = takeChanges(design, changes)
    expect(taken.files).toEqual([file('App.tsx', 'two'), file('kept.ts', 'kept'), file('new/a.ts', 'new')])
    expect(taken).toMatchObject({ conflicts: [], leftOut: [] })
  })

  test('what stands in public/ keeps its place', () => {
    const design = [file('App.tsx', 'one'), file('public/robots.txt', 'all')]
    const changes = [change('public/robots.txt', 'all', 'none'), change('public/new.txt', null, 'new')]
    const taken = takeChanges(design, changes)
    expect(taken.files).toEqual([
      ...[file('App.tsx', 'one'), file('public/robots.txt', 'none'), file('public/new.txt', 'new')],
    ])
    expect(taken.taken).toEqual(['public/robots.txt', 'public/new.txt'])
  })

  test('changes of both sides in other places of one file are brought together, in the same place they are a conflict', () => {
    const pushed = lines('a', 'b', 'c', 'd', 'e')
    const ours = lines('a here', 'b', 'c', 'd', 'e')
    const design = [file('App.tsx', ours)]
    const apart = takeChanges(design, [change('App.tsx', pushed, lines('a', 'b', 'c', 'd', 'e there'))])
    expect(apart.files).toEqual([file('App.tsx', lines('a here', 'b', 'c', 'd', 'e there'))])
    const same = takeChanges(design, [change('App.tsx', pushed, lines('a there', 'b', 'c', 'd', 'e'))])
    expect(same.conflicts).toEqual(['App.tsx'])
    expect(same.files).toEqual(design)
  })

  test('a file that the project says in other words keeps those of the design', () => {
    const design = [file('App.tsx', lines("import x from './x'", '', '<p>one</p>'))]
    const pushed = lines("import x from '@/x'", '', '<p>one</p>')
    const there = lines("import x from '@/x'", '', '<p>two</p>')
    expect(takeChanges(design, [change('App.tsx', pushed, there)], design).files).toEqual([
      file('App.tsx', lines("import x from './x'", '', '<p>two</p>')),
    ])
  })

  test('deleted there and changed here is a conflict; deleted there alone is gone', () => {
    const design = [file('App.tsx', 'a'), file('b.ts', 'changed here')]
    expect(takeChanges(design, [change('b.ts', 'b', null)], [file('b.ts', 'b')]).conflicts).toEqual(['b.ts'])
    const gone = takeChanges(design, [change('b.ts', 'said otherwise', null)], [file('b.ts', 'changed here')])
    expect(gone.files).toEqual([file('App.tsx', 'a')])
  })

  test('a design that stands in src/ keeps its names, and .js with elements is the .jsx of the project', () => {
    const design = [file('src/App.js', 'a'), file('src/b.ts', 'b')]
    const changes = [change('App.jsx', 'a', 'A'), change('c.ts', null, 'c')]
    expect(takeChanges(design, changes).files).toEqual([
      ...[file('src/App.js', 'A'), file('src/b.ts', 'b'), file('src/c.ts', 'c')],
    ])
  })

  test('pictures come as designs keep them', () => {
    const png = {
      path: 'logo.png',
      place: 'src/logo.png',
      isFile: true,
      pushed: null,
      there: Uint8Array.from([137, 80, 78, 71]),
    }
    expect(takeChanges([file('App.tsx', '')], [png]).files[1]).toEqual(
      file('logo.png', 'data:image/png;base64,iVBORw=='),
    )
  })

  test.each<[string, ChangeThere]>([
    ['It is a link', { ...change('link.ts', null, 'x'), isFile: false }],
    [
      'It is no text',
      { path: 'a.bin', place: 'src/a.bin', isFile: true, pushed: null, there: Uint8Array.from([0xff, 0, 1]) },
    ],
    ['larger than a megabyte', change('big.ts', null, 'x'.repeat(1_000_001))],
    ['begin with a dot', change('.env', null, 'SECRET=1')],
    ['Windows keeps', change('con.ts', null, 'x')],
    ['belongs to the project', change('main.tsx', 'made for the project', 'changed there')],
  ])('what cannot come along is named: %s', (reason, one) => {
    const { files, leftOut, taken } = takeChanges([file('App.tsx', 'a')], [one])
    expect(leftOut).toEqual([{ path: one.path, reason: expect.stringContaining(reason) }])
    expect([files, taken]).toEqual([[file('App.tsx', 'a')], []])
  })
})

test('files that differ everywhere are compared no longer than a moment, all of them together', () => {
  // Six lines each, of which each side has changed another.
  const text = (ours: string, theirs: string) =>
    Array.from({ length: 700 }, (_, at) =>
      lines(`${ours} ${at}`, 'a', 'b', `${theirs} ${at}`, 'c', 'd'),
    ).join('')
  const paths = Array.from({ length: 40 }, (_, at) => `f${at}.ts`)
  const take = (some: readonly string[]) =>
    takeChanges(
      some.map(path => file(path, text('here', 'was'))),
      some.map(path => change(path, text('was', 'was'), text('was', 'there'))),
    )
  expect(take(paths.slice(0, 2)).files[1]?.code).toBe(text('here', 'there'))
  expect(take(paths).conflicts.length).toBeGreaterThan(30)
})
