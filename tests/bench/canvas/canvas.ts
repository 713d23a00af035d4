// `npm run bench:canvas`: moving a board of 100 designs beside the library's own example, opening it, and what it holds.
import { cpus, loadavg } from 'node:os'
import { buildWhole } from '#scripts/build-whole.ts'
import { runCommand } from '#scripts/fail.ts'
import { builtPages } from '#tests/bench/canvas/built-pages.ts'
import { fullCanvas } from '#tests/bench/canvas/full-canvas.ts'
import { moving } from '#tests/bench/canvas/moving.ts'
import { opening, ownScript, running } from '#tests/bench/canvas/opening.ts'
import type { Row } from '#tests/bench/client/row.ts'
import { table } from '#tests/bench/rooms/table.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

const counts = process.argv.includes('--large') ? [100, 500] : [100]
const only = ['moving', 'product'].find(part => process.argv.includes(`--${part}`))

await runCommand(async () => {
  if (only !== 'product') await measureMoving()
  if (only !== 'moving') await measureProduct()
  process.exit(0)
})

/** Documents that no server holds: what is measured is the browser alone. */
async function measureMoving(): Promise<void> {
  const pages = await builtPages()
  const browser = await launchBrowser()
  try {
    for (const count of counts) print(await moving(browser, pages.url, count))
  } finally {
    await browser.close()
    await pages.dispose()
  }
}

/** The whole product, as it is served. */
async function measureProduct(): Promise<void> {
  await buildWhole()
  const product = await ownProduct()
  const browser = await launchBrowser()
  try {
    const ada = await Person.withAccount(product.url, 'Ada Lovelace')
    const editorId = await ada.newPattern()
    for (const count of counts) {
      const spaceId = await fullCanvas(browser, ada, count)
      print(await opening(browser, ada, spaceId, count))
      if (count === counts[0]) print([await ownScript(browser, ada, spaceId, editorId)])
      print(await running(browser, ada, spaceId, count))
    }
  } finally {
    await browser.close()
    await product.dispose()
  }
}

function print(rows: readonly Row[]): void {
  const lines = rows.map(({ figure, value, goal, isMet }) => [
    figure,
    value,
    goal,
    isMet === null ? '' : isMet ? 'yes' : 'no',
  ])
  const load = loadavg()[0]?.toFixed(1)
  console.log(`\n${cpus().length} cores at a load of ${load}, ${new Date().toISOString().slice(0, 10)}`)
  console.log(table(['figure', 'Maquette', 'goal', 'met'], lines))
}
