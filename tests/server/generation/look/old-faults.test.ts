import { expect, test } from 'vitest'
import { withOldFaults } from '#server/generation/look/old-faults.ts'
import type { Fault } from '#shared/compile/faults/fault.ts'

const file = (name: string, code: string) => ({ name, code })
const at = (line: number | null, about = 'cut', name: string | null = 'App.tsx'): Fault => ({
  ...{ kind: 'look', file: name, line, about, text: about },
})
const BASE = [file('App.tsx', '<h1>Old</h1>\n<p>Pale</p>\n'), file('theme.css', ':root {}')]
const CHANGED = [file('App.tsx', '<h1>New</h1>\n<p>Pale</p>\n'), file('theme.css', ':root {}')]

const kinds = (faults: Fault[], files = CHANGED, base = BASE) =>
  withOldFaults(faults, files, base).map(({ kind }) => kind)

test('what stands in a line that the run has written is its fault, and what stood there before is not', () => {
  expect(kinds([at(1), at(2)])).toEqual(['look', 'note'])
})

test('a line that has only moved is an old one', () => {
  const moved = [file('App.tsx', '<h1>New</h1>\n<i />\n  <p>Pale</p>\n')]
  expect(kinds([at(3)], moved)).toEqual(['note'])
})

test('a file that the run has made has no old faults, and neither has a first page', () => {
  expect(kinds([at(1, 'cut', 'new.tsx')], [...CHANGED, file('new.tsx', '<p>Pale</p>')])).toEqual(['look'])
  expect(kinds([at(2)], CHANGED, [])).toEqual(['look'])
})

test('a new theme answers for the contrasts on lines that are old', () => {
  const themed = [CHANGED[0]!, file('theme.css', ':root { --primary: #eee }')]
  expect(kinds([at(2, 'contrast #eee #fff'), at(2)], themed)).toEqual(['look', 'note'])
})

test('what throws is told whoever wrote it, and so is what has no place', () => {
  expect(kinds([{ ...at(2), kind: 'error' }, at(null, 'console', null)])).toEqual(['error', 'look'])
})
