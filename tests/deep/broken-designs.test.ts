import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import type { Running } from '#scripts/serve.ts'
import { BROKEN } from '#tests/fixtures/broken/all-broken.ts'
import { BrokenInEditor, byPreset, isTooLarge } from '#tests/support/people/broken-in-editor.ts'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

let product: Running
let people: People
let editor: BrokenInEditor

beforeAll(async () => {
  product = await ownProduct()
  people = new People(product.url)
  editor = await BrokenInEditor.start(people)
})
afterAll(async () => {
  await people?.leave()
  await product?.dispose()
})

describe('design §8: every broken design is told apart in the editor, which goes on working', () => {
  test.each(
    ofToday(
      byPreset(BROKEN).filter(broken => !isTooLarge(broken)),
      10,
    ),
  )('$name: $outcome', async broken => {
    const { outcome, box } = await editor.show(broken)
    expect(outcome, box ?? '').toBe(broken.outcome)
    if (broken.outcome === null && broken.says) expect(box).toContain(broken.says)
  })

  test.each(BROKEN.filter(isTooLarge))('$name: refused as it is saved', async broken => {
    expect([400, 413]).toContain(await editor.refusal(broken))
  })
})
