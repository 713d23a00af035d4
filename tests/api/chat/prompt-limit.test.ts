import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

let product: Running

beforeAll(async () => {
  product = await ownProduct({}, true)
})
afterAll(() => product.dispose())

describe('[S5] a person may send 20 prompts a minute', () => {
  test('the 21st is refused with a sentence, whatever design it is for; somebody else may go on', async () => {
    const ada = await Person.withAccount(product.url, 'Ada')
    const send = async (person: Person, editorId: string) =>
      (
        await person.call(api.chat.send, {
          path: { editorId },
          body: { updatePrompt: 'A page', ...newSend() },
        })
      ).status
    const designs = [await ada.newPattern(), await ada.newPattern()]
    const statuses = new Set<number>()
    for (let n = 0; n < 20; n++) statuses.add(await send(ada, designs[n % 2] ?? ''))
    expect([...statuses].sort()).toEqual([200, 409])
    expect(await send(ada, await ada.newPattern())).toBe(429)
    const bob = await Person.withAccount(product.url, 'Bob')
    expect(await send(bob, await bob.newPattern())).toBe(200)
  })
})
