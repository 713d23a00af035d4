import { afterAll, beforeAll, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { patientSettings, playUnwatchedRuns, THINKS_S } from '#tests/support/product/unwatched-runs.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

let provider: ScriptedProvider
let product: Running

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  const settings = { ...patientSettings(provider), PLANS: 'on' }
  product = await ownProduct({ MODEL_BEST: 'openai-compatible:scripted', ...settings })
})
afterAll(async () => {
  await product.dispose()
  await provider.stop()
})

test(`design §7: runs that nobody watches live until they end, though their models think for ${THINKS_S} s`, async () => {
  await playUnwatchedRuns(product.url, provider)
})
