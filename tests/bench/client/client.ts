// `npm run bench:client`: what an editor page weighs, how soon it is there, and how it holds while a model writes.
import { cpus } from 'node:os'
import { buildWhole } from '#scripts/build-whole.ts'
import { runCommand } from '#scripts/fail.ts'
import { longThread } from '#tests/bench/client/long-thread.ts'
import type { Row } from '#tests/bench/client/row.ts'
import { scrolling } from '#tests/bench/client/scrolling.ts'
import { streaming } from '#tests/bench/client/streaming.ts'
import { weigh } from '#tests/bench/client/weight.ts'
import { table } from '#tests/bench/rooms/table.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const isQuick = process.argv.includes('--quick')
const STREAM_ITEMS = 300
const SCROLL_ITEMS = isQuick ? 400 : 1_000

await runCommand(async () => {
  await buildWhole()
  const provider = await ScriptedProvider.start()
  const product = await ownProduct({
    MODEL_BEST: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
    OPENAI_COMPATIBLE_API_KEY: 'sk-bench',
  })
  const browser = await launchBrowser()
  const rows: Row[] = []
  try {
    const ada = await Person.withAccount(product.url, 'Ada Lovelace')
    rows.push(...(await weigh(browser, ada, await longThread(ada, provider, 2))))
    print(rows)
    const id = await longThread(ada, provider, STREAM_ITEMS)
    rows.push(...(await streaming(browser, ada, provider, id)))
    print(rows)
    rows.push(...(await scrolling(browser, ada, await longThread(ada, provider, SCROLL_ITEMS), SCROLL_ITEMS)))
  } finally {
    await browser.close()
    await product.dispose()
    await provider.stop()
  }
  print(rows)
  process.exit(0)
})

function print(rows: readonly Row[]): void {
  const lines = rows.map(({ figure, value, goal, isMet }) => [
    figure,
    value,
    goal,
    isMet === null ? '' : isMet ? 'yes' : 'no',
  ])
  console.log(`\n${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}`)
  console.log(table(['figure', 'Maquette', 'goal', 'met'], lines))
}
