import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { type EdgeProduct, edgeProduct } from '#tests/support/product/edge-product.ts'
import { EdgeWalk } from '#tests/support/product/edge-walk.ts'
import { patientSettings, playUnwatchedRuns, THINKS_S } from '#tests/support/product/unwatched-runs.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

let provider: ScriptedProvider
let product: EdgeProduct
const { NODE_TLS_REJECT_UNAUTHORIZED: before } = process.env

/** What `npm run deploy` sends; templates answer in the one mode, a provider in the other. */
beforeAll(async () => {
  const { status, stderr } = spawnSync('node', [inRoot('scripts', 'deploy.ts'), '--dry-run'], {
    cwd: inRoot(),
    encoding: 'utf8',
    env: { ...process.env, CLOUDFLARE_API_TOKEN: '', NO_COLOR: '1' },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  // The local runtime signs its certificate itself.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  provider = await ScriptedProvider.start()
  const settings = { MODEL_AGENT: 'openai-compatible:scripted', ...patientSettings(provider) }
  product = await edgeProduct(settings, { isSecure: true })
}, 300_000)
afterAll(async () => {
  await product?.dispose()
  await provider?.stop()
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = before ?? ''
})

describe('issue 32.6: one session under the platform’s own local runtime', () => {
  let walk: EdgeWalk
  beforeAll(() => {
    walk = new EdgeWalk(product.url, provider)
  })
  afterAll(() => walk.leave())

  test('the first prompt asks for an account, and its answer is painted on a preview host', () =>
    walk.firstPrompt())
  test('shared and invited: two people see a model’s answer while it comes', () => walk.together())
  test('typed by hand, saved as a version, and the first one restored for both', () => walk.byHand())
  test('a change of access reaches open sockets within 2 s', () => walk.accessChanges())
  test('published and read without scripts; downloaded as a zip', () => walk.takenOut())
  test('nothing of it was an error to the Workers', () => {
    expect(product.output().match(/^.*(?:uncaught|"level":"error"|\[ERROR\]).*$/gim)).toBeNull()
  })
})

// Three minutes in which there is nothing to see, so only with ALL_CASES=1.
test.runIf(process.env.ALL_CASES)(
  `issue 23.1: runs that nobody watches live until they end at the edge too, though their models think for ${THINKS_S} s`,
  () => playUnwatchedRuns(product.url, provider, 'agent'),
)
