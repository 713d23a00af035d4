import { expect, test } from 'vitest'
import { unsavedSentence } from '#client/features/auth/unsaved-sentence.ts'

const beginning = (...designs: Parameters<typeof unsavedSentence>[0]) =>
  unsavedSentence(designs).split(' are on ')[0]

test('logging out names the designs and counts the files', () => {
  expect(beginning({ name: 'Harbour', files: 1 })).toBe('Edits in 1 file of “Harbour”')
  expect(beginning({ name: null, files: 2 })).toBe('Edits in 2 files of 1 design')
  expect(beginning({ name: 'Harbour', files: 1 }, { name: 'Quay', files: 2 })).toBe(
    'Edits in 3 files of 2 designs (“Harbour”, “Quay”)',
  )
  expect(beginning({ name: 'Harbour', files: 1 }, { name: null, files: 1 })).toBe(
    'Edits in 2 files of 2 designs (“Harbour” and others)',
  )
  const many = ['A', 'B', 'C', 'D'].map(name => ({ name, files: 1 }))
  expect(beginning(...many)).toBe('Edits in 4 files of 4 designs (“A”, “B”, “C” and others)')
})
