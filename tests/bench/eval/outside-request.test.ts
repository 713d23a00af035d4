import { describe, expect, test } from 'vitest'
import { changedFiles, lostLines, missingNames, outsideRequest } from './outside-request.ts'

const file = (name: string, code: string) => ({ name, code })

test('files that are new, gone or different have changed', () => {
  const before = [file('a.tsx', '1'), file('b.tsx', '1'), file('c.tsx', '1')]
  expect(changedFiles(before, [file('a.tsx', '1'), file('b.tsx', '2'), file('d.tsx', '1')])).toEqual([
    'b.tsx',
    'c.tsx',
    'd.tsx',
  ])
})

test('a line counts as lost as often as it is missing, blanks and case aside', () => {
  expect(lostLines(['Book', 'Book', 'From  12 €'], ['book', 'from 12 €', 'New'])).toEqual(['Book'])
})

describe('what a follow-up changed beyond its request', () => {
  const of = (touches: string[] | undefined, mayLose: number | null) =>
    outsideRequest({ touches, mayLose }, ['theme.css', 'components/hero.tsx'], ['One', 'Two'], ['Three'])

  test('files that its globs do not name', () => {
    expect(of(['theme.css'], null).files).toEqual(['components/hero.tsx'])
    expect(of(['theme.css', 'components/**'], null).files).toEqual([])
  })

  test('without globs any file may change', () => {
    expect(of(undefined, null).files).toEqual([])
  })

  test('all lost lines, when more are lost than may be', () => {
    expect(of(undefined, 2).texts).toEqual([])
    expect(of(undefined, 1).texts).toEqual(['One', 'Two'])
  })
})

test('a named thing may stand on the page or in the answer', () => {
  expect(missingNames(['Skerryvane', '199 steps', 'Sauna'], ['SKERRYVANE', 'It has 199\n steps'])).toEqual([
    'Sauna',
  ])
})
