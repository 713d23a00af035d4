import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { BROKEN } from '#tests/fixtures/broken/all-broken.ts'
import { BrokenInEditor } from '#tests/support/broken-in-editor.ts'
import { People } from '#tests/support/people.ts'

const people = new People(inject('productUrl'))
let editor: BrokenInEditor

beforeAll(async () => {
  editor = await BrokenInEditor.start(people)
})
afterAll(() => people.leave())

/** One of each kind; `test:deep` opens all of them. */
const NAMES = [
  'unclosed tag',
  'missing file',
  'throws in render',
  'returns nothing',
  'hidden by display',
  'path that no route has',
  'component that is undefined',
  'loop without an end in render',
  'component of an unsupported package',
]

describe('design §8: a broken design is told apart in the editor, which goes on working', () => {
  test.each(BROKEN.filter(({ name }) => NAMES.includes(name)))('$name: $outcome', async broken => {
    const { outcome, box } = await editor.show(broken)
    expect(outcome, box ?? '').toBe(broken.outcome)
    if (broken.outcome === null && broken.says) expect(box).toContain(broken.says)
  })

  test('all of them are there', () => {
    expect(BROKEN.filter(({ name }) => NAMES.includes(name))).toHaveLength(NAMES.length)
  })
})
