import { afterAll, beforeAll } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import type { Variables } from '#scripts/settings.ts'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

export interface ScriptedHouse {
  provider: ScriptedProvider
  product: Running
  people: People
}

/**
 * A product whose model says what the test writes, and people with browsers: there before the tests of the file that
 * calls this, and gone after them. `modes` are those that ask this model; others are answered from templates.
 */
export function scriptedHouse(
  modes: readonly ('MODEL_BEST' | 'MODEL_AGENT')[] = ['MODEL_BEST'],
  variables: Variables = {},
): ScriptedHouse {
  const house = {} as ScriptedHouse
  beforeAll(async () => {
    house.provider = await ScriptedProvider.start()
    house.product = await ownProduct({
      ...Object.fromEntries(modes.map(mode => [mode, 'openai-compatible:scripted'])),
      OPENAI_COMPATIBLE_BASE_URL: house.provider.url,
      OPENAI_COMPATIBLE_API_KEY: 'sk-test',
      ...variables,
    })
    house.people = new People(house.product.url)
  })
  afterAll(async () => {
    await house.people.leave()
    await house.product.dispose()
    await house.provider.stop()
  })
  return house
}
