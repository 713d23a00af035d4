import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyTextEdits, editBudget, mapOffset, textEdits } from '#shared/edits/operations/text-edits.ts'

const line = fc.constantFrom(
  'const a = 1',
  '  return a',
  '',
  '}',
  'import x',
  'emoji 👩‍👩‍👧 end',
  'ä\r',
  'word word',
)
const text = fc.oneof(
  fc.array(line, { maxLength: 30 }).map(lines => lines.join('\n')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

test('edits turn the base into the target', () => {
  fc.assert(
    fc.property(text, text, (base, target) => {
      expect(applyTextEdits(base, textEdits(base, target))).toBe(target)
    }),
    { numRuns: 1_000 },
  )
})

test('edits are in order, never overlap and never cut a surrogate pair', () => {
  fc.assert(
    fc.property(text, text, (base, target) => {
      let from = 0
      for (const edit of textEdits(base, target)) {
        expect(edit.at).toBeGreaterThanOrEqual(from)
        from = edit.at + edit.remove
        for (const cut of [base.slice(0, edit.at), base.slice(0, from), edit.insert]) {
          expect(cut).not.toMatch(LONE_SURROGATE)
        }
      }
    }),
    { numRuns: 1_000 },
  )
})

test('a changed word is an edit of that word alone', () => {
  const base = 'a\n  <h1>Old title here</h1>\nb\n'
  expect(textEdits(base, base.replace('Old', 'New'))).toEqual([{ at: 8, remove: 3, insert: 'New' }])
})

test('an emoji that shares its first half with another is replaced whole', () => {
  expect(textEdits('x 😀 y', 'x 😁 y')).toEqual([{ at: 2, remove: 2, insert: '😁' }])
})

test('100 kB rewritten from the ground up is still an edit', () => {
  const base = Array.from({ length: 3_000 }, (_, at) => `line ${at} of the old file here`).join('\n')
  const target = Array.from({ length: 3_000 }, (_, at) => `other ${at * 7} text in the new file`).join('\n')
  expect(applyTextEdits(base, textEdits(base, target))).toBe(target)
})

const LINE = '  <p className="text-lg">Hello</p>\n'
const BIG = LINE.repeat(50_000)

test.each([
  ['one change', BIG, `${BIG.slice(0, 700_000)}X${BIG.slice(700_000)}`, 1],
  ['two changes far apart', BIG, `X${BIG}Y`, 1],
  ['every line', BIG, BIG.replaceAll('Hello', 'Bye'), 1],
  ['one line of it', 'a'.repeat(100_000), `${'a'.repeat(50_000)}b${'a'.repeat(50_000)}`, 1],
  ['breaks alone', '\n'.repeat(100_000), 'x\n'.repeat(50_000), 1],
  ['an end that grows', BIG, BIG + LINE, 1],
  ['all but its end', BIG, LINE, 1],
])('[7] %s of a large text is found in few steps', (_, base, target, count) => {
  const budget = editBudget()
  const edits = textEdits(base, target, budget)
  expect(applyTextEdits(base, edits)).toBe(target)
  expect(edits).toHaveLength(count)
  expect(budget.left).toBeGreaterThan(-10_000)
})

test('[7] what is left of a turn is for the next text, and without it the middle is replaced', () => {
  const base = Array.from({ length: 300 }, (_, at) => `const a${at} = ${at}`).join('\n')
  const target = base.replace('a7 ', 'b7 ').replace('a290 ', 'b290 ')
  expect(textEdits(base, target)).toHaveLength(2)
  const spent = textEdits(base, target, { left: 0 })
  expect(spent).toHaveLength(1)
  expect(applyTextEdits(base, spent)).toBe(target)
})

test('an offset moves with the text around it and is gone with its own', () => {
  const edits = textEdits('one\ntwo\nthree\n', 'zero\none\nthree\n')
  expect(mapOffset(edits, 0)).toBe(5)
  expect(mapOffset(edits, 5)).toBe(null)
  expect(mapOffset(edits, 8)).toBe(9)
})
