import { describe, expect, test } from 'vitest'
import { closing, opening, renaming, tabName } from '#client/state/open-files.ts'

const files = (chosen: string | null, ...opened: string[]) => ({ opened, chosen })

describe('the open files of the Code tab', () => {
  test('a file is opened once, behind the others', () => {
    const two = opening(opening(files(null), 'a.tsx'), 'b.tsx')
    expect(two).toEqual(files('b.tsx', 'a.tsx', 'b.tsx'))
    expect(opening(two, 'a.tsx')).toEqual(files('a.tsx', 'a.tsx', 'b.tsx'))
  })

  test('the neighbour follows the one in front, on the right before the left', () => {
    const three = files('b.tsx', 'a.tsx', 'b.tsx', 'c.tsx')
    expect(closing(three, 'b.tsx', three.opened)).toEqual(files('c.tsx', 'a.tsx', 'c.tsx'))
    const last = files('c.tsx', 'a.tsx', 'c.tsx')
    expect(closing(last, 'c.tsx', last.opened)).toEqual(files('a.tsx', 'a.tsx'))
    expect(closing(three, 'a.tsx', three.opened)).toEqual(files('b.tsx', 'b.tsx', 'c.tsx'))
  })

  test('a renamed file keeps its place', () => {
    const three = files('b.tsx', 'a.tsx', 'b.tsx', 'c.tsx')
    expect(renaming(three, 'b.tsx', 'd.tsx')).toEqual(files('d.tsx', 'a.tsx', 'd.tsx', 'c.tsx'))
    expect(renaming(three, 'a.tsx', 'd.tsx')).toEqual(files('b.tsx', 'd.tsx', 'b.tsx', 'c.tsx'))
  })

  test('files of the same name are told apart by their folders', () => {
    const tabs = ['App.tsx', 'ui/index.tsx', 'pages/home/index.tsx']
    expect(tabs.map(path => tabName(path, tabs))).toEqual(['App.tsx', 'ui/index.tsx', 'home/index.tsx'])
  })
})
