// `npm run bench:newcomer`: from `npm start` to the first answer of a model that runs on this machine, in three clicks.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '#scripts/fail.ts'
import { table } from '#tests/bench/rooms/table.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'
import { OllamaDouble } from '#tests/support/provider/ollama-double.ts'
import { ScriptedProvider, type Speech } from '#tests/support/provider/scripted-provider.ts'

const GOAL_S = 60
const GOAL_CLICKS = 3
const COUNT_CLICKS = "addEventListener('click', event => event.isTrusted && countClick(), true)"
/** About 40 tokens a second, as a model of 8 billion parameters writes on a good laptop. */
const PIECE_CHARACTERS = 16
const PIECE_MS = 100

const LINE = (at: number) =>
  `      <p className="py-2 text-muted-foreground">Boat ${at} leaves at ${(at % 12) + 8}:30.</p>\n`
const PAGE = `export default function App() {
  return (
    <main className="p-8">
      <h1 className="text-4xl">Harbour</h1>
${Array.from({ length: 16 }, (_, at) => LINE(at)).join('')}    </main>
  )
}
`

await runCommand(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-newcomer-'))
  const provider = await ScriptedProvider.start()
  const ollama = await OllamaDouble.start(provider, 'qwen3:8b')
  const browser = await launchBrowser()
  const started = performance.now()
  const moments: { what: string; at: number; clicks: number }[] = []
  let clicks = 0
  const reached = (what: string) => moments.push({ what, at: (performance.now() - started) / 1_000, clicks })
  try {
    const product = await StartedProduct.start({ PORT: String(await freePort()), DATA_DIR: dataDir })
    reached('npm start says its address')
    const page = await browser.newPage()
    // The page itself counts what was clicked in it.
    await page.exposeFunction('countClick', () => clicks++)
    await page.addInitScript(COUNT_CLICKS)
    await page.goto(product.url)
    const offer = page.getByRole('region', { name: 'Found on this machine' })
    await offer.getByText('Ollama with qwen3:8b is running on this machine.').waitFor()
    reached('the model is offered on Home')
    await page.getByRole('textbox', { name: 'Describe your design' }).fill('A page about a harbour')
    await offer.getByRole('button', { name: 'Use this' }).click()
    provider.script = say => say.tool('report_colour', { colour: 'red' })
    await offer.getByRole('button', { name: 'Connect' }).click()
    await offer.waitFor({ state: 'detached' })
    reached('it is connected')
    provider.script = async (say, { messages }) => {
      if (messages.at(-1)?.role === 'tool') return say.text('I made a page.')
      await slowly(say, `I will write one file.\n\n\`\`\`tsx App.tsx\n${PAGE}\`\`\`\n\nI made a page.`)
    }
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const preview = page.frameLocator('iframe[title="Preview"]')
    await preview.locator('h1').first().waitFor({ timeout: 60_000 })
    reached('its page is painted')
    const chat = page.getByRole('log', { name: 'Chat' })
    await chat.getByText('I made a page.').first().waitFor({ timeout: 60_000 })
    await page.locator('iframe[title="Preview"][src*="v="]').first().waitFor({ timeout: 60_000 })
    reached('its answer is whole, and the version is shown')
  } finally {
    await browser.close()
    await StartedProduct.killAll()
    ollama.stop()
    await provider.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const seconds = moments.at(-1)?.at ?? Number.NaN
  const isMet = seconds <= GOAL_S && clicks <= GOAL_CLICKS
  const lines = moments.map(({ what, at, clicks: made }) => [what, at.toFixed(1), String(made)])
  console.log(
    `\nInstalled and built; nobody has an account; about 40 tokens a second.\n\n${table(['after npm start', 's', 'clicks'], lines)}`,
  )
  console.log(
    `\nnpm start to the first answer: ${seconds.toFixed(1)} s (goal ${GOAL_S}) and ${clicks} clicks (goal ${GOAL_CLICKS}): ${isMet ? 'met' : 'MISSED'}`,
  )
  process.exit(isMet ? 0 : 1)
})

async function slowly(say: Speech, text: string): Promise<void> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
    say.text(text.slice(at, at + PIECE_CHARACTERS))
    await new Promise(done => setTimeout(done, PIECE_MS))
  }
}
