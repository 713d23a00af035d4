// `npm run bench:preview`: the built product's previews beside vite and native esbuild, in one run, by one probe.
import { cpus } from 'node:os'
import { buildWhole } from '#scripts/build-whole.ts'
import { runCommand } from '#scripts/fail.ts'
import { canonicalCompiles } from '#tests/bench/preview/canonical-side.ts'
import { EDITED, edited, fortyFiles, markOf } from '#tests/bench/preview/fixture.ts'
import { LiveSide } from '#tests/bench/preview/live-side.ts'
import { median, share, untilPainted } from '#tests/bench/preview/probe.ts'
import { VitePeer } from '#tests/bench/preview/vite-peer.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const isQuick = process.argv.includes('--quick')
const EDITS = isQuick ? 8 : 25
const LOADS = isQuick ? 1 : 3
const COMPILES = isQuick ? 5 : 15

interface Row {
  figure: string
  ours: string
  peer: string
  ratio: string
  goal: string
  isMet: boolean
}

await runCommand(async () => {
  await buildWhole()
  const provider = await ScriptedProvider.start()
  const product = await ownProduct({
    MODEL_BEST: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
    OPENAI_COMPATIBLE_API_KEY: 'sk-bench',
  })
  const browser = await launchBrowser()
  const vite = new VitePeer(fortyFiles())
  const rows: Row[] = []
  try {
    const ours = new LiveSide(product.url, browser)
    const cold = await vite.open(browser, markOf('section11-part1'))
    console.log(`vite dev, cold, first paint: ${ms(cold.milliseconds)}`)
    const first: number[] = []
    for (let load = 0; load < LOADS; load++) first.push(await ours.firstPaint())
    console.log(`first paint in a warm shell: ${first.map(ms).join(', ')}`)
    rows.push(
      compared('first paint of an unseen 40-file design, warm shell', median(first), cold.milliseconds, 0.2),
    )

    const live = await ours.edits(EDITS)
    console.log(`edits: ${live.milliseconds.map(ms).join(', ')}; state kept: ${live.isStateKept}`)
    const hmr: number[] = []
    for (let edition = 1; edition <= EDITS; edition++) {
      const change = () => vite.write(EDITED, edited(edition))
      hmr.push(await untilPainted(cold.page.mainFrame(), markOf('section5-part1', edition), change))
      await new Promise(resolve => setTimeout(resolve, 60))
    }
    console.log(`vite HMR: ${hmr.map(ms).join(', ')}`)
    rows.push(
      compared(
        `source changed → painted, 40 files${live.isStateKept ? ', state kept' : ', STATE LOST'}`,
        median(live.milliseconds),
        median(hmr),
        1,
      ),
    )
    await cold.page.close()

    const closed = await ours.streaming(provider)
    console.log(`file closed → painted: ${closed.map(ms).join(', ')}`)
    const p95 = share(closed, 0.95)
    rows.push({
      figure: 'file closed while streaming → painted, 40 files',
      ours: `median ${ms(median(closed))}, p95 ${ms(p95)}`,
      peer: '',
      ratio: '',
      goal: 'p95 ≤ 250 ms',
      isMet: p95 <= 250,
    })

    const { product: wasm, native } = await canonicalCompiles(COMPILES)
    rows.push(compared('canonical compile, 40 files, warm', median(wasm), median(native), 4))
  } finally {
    vite.end()
    await browser.close()
    await product.dispose()
    await provider.stop()
  }
  console.log(table(rows))
  process.exit(0)
})

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}

function compared(figure: string, ours: number, peer: number, goal: number): Row {
  const ratio = ours / peer
  return {
    figure,
    ours: ms(ours),
    peer: ms(peer),
    ratio: ratio.toFixed(2),
    goal: `≤ ${goal} ×`,
    isMet: ratio <= goal,
  }
}

function table(rows: readonly Row[]): string {
  const head = `\n${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n| figure | Maquette | peer, same run | ratio | goal | met |\n|---|---|---|---|---|---|`
  const lines = rows.map(
    ({ figure, ours, peer, ratio, goal, isMet }) =>
      `| ${figure} | ${ours} | ${peer} | ${ratio} | ${goal} | ${isMet ? 'yes' : 'no'} |`,
  )
  return [head, ...lines].join('\n')
}
