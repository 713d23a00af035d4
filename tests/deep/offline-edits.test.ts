import { afterAll, beforeAll, test } from 'vitest'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { typeAwayAndReturn } from '#tests/support/people/offline-edits.ts'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

let product: Awaited<ReturnType<typeof ownProduct>>
let people: People

beforeAll(async () => {
  product = await ownProduct()
  people = new People(product.url)
})
afterAll(async () => {
  await people.leave()
  await product.dispose()
})

test('3,000 offline edits survive a closed tab', async () => {
  const ada = await people.come('Ada Lovelace')
  const { patternId } = await madeDesign(ada.person)
  await typeAwayAndReturn({ url: product.url, ada, patternId, edits: 3_000 })
})
