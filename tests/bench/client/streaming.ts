import type { Browser } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import { measured, measuredPage, ms } from '#tests/bench/client/pages.ts'
import type { Row } from '#tests/bench/client/row.ts'
import { share } from '#tests/bench/preview/probe.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import type { Person } from '#tests/support/people/person.ts'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const RATE = 80
const SECONDS = 8
const TYPED_MAX_MS = 50
const LONG_MAX_MS = 50
const KEY_EVERY_MS = 70
const TEXT = 'The harbour opens at six, and the first boats leave with the tide. '

/** Somebody types the next message while 80 pieces a second arrive below 300 items. */
export async function streaming(
  browser: Browser,
  person: Person,
  provider: ScriptedProvider,
  id: string,
): Promise<Row[]> {
  const page = await measuredPage(browser, person)
  await page.goto(`${person.url}/c/${id}`)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.waitFor()
  await page.waitForLoadState('networkidle')
  provider.script = async say => {
    for (let piece = 0; piece < RATE * SECONDS; piece++) {
      say.text(piece % 40 === 39 ? '\n\n- a **new** paragraph\n\n' : `word${piece} `)
      await new Promise(resolve => setTimeout(resolve, 1_000 / RATE))
    }
  }
  await person.must(api.chat.send, {
    path: { editorId: id },
    body: { updatePrompt: 'Tell more', ...newSend() },
  })
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  const from = await page.evaluate(() => performance.now())
  const end = Date.now() + (SECONDS - 1) * 1_000
  await message.click()
  while (Date.now() < end)
    await page.keyboard.type(TEXT.charAt(Date.now() % TEXT.length), { delay: KEY_EVERY_MS })
  const { typed, longTasks } = await measured(page)
  const long = longTasks.filter(({ start }) => start > from).map(({ duration }) => duration)
  const p99 = share(typed, 0.99)
  const longest = Math.max(0, ...long)
  await page.context().close()
  return [
    {
      figure: `typing during a stream, ${typed.length} keys: p50`,
      value: ms(share(typed, 0.5)),
      goal: '',
      isMet: null,
    },
    {
      figure: 'typing during a stream: p99',
      value: ms(p99),
      goal: `≤ ${ms(TYPED_MAX_MS)}`,
      isMet: p99 <= TYPED_MAX_MS,
    },
    {
      figure: `long tasks in ${SECONDS - 1} s at ${RATE} updates/s, 300 items`,
      value: long.length === 0 ? 'none' : `${long.length}, longest ${ms(longest)}`,
      goal: `none over ${ms(LONG_MAX_MS)}`,
      isMet: longest <= LONG_MAX_MS,
    },
  ]
}
