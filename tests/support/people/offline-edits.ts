import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { api } from '#shared/api/index.ts'
import { code, file, openCode, status } from '#tests/support/people/code-tab.ts'
import { newPage, type People } from '#tests/support/people/people.ts'
import { cutOff, keptOnDisk, prepareSockets } from '#tests/support/rooms/cut-off.ts'

interface Away {
  url: string
  ada: Awaited<ReturnType<People['come']>>
  patternId: string
  edits: number
}

/** Types in a new file without a network, closes the tab, opens it again and finds every edit. Lines of 50. */
export async function typeAwayAndReturn({ url, ada, patternId, edits }: Away): Promise<Page> {
  await prepareSockets(ada.page)
  await openCode(ada.page, url, patternId)
  await ada.page.getByRole('button', { name: 'New file' }).click()
  await ada.page.getByRole('textbox', { name: 'New file' }).fill('long.ts')
  await ada.page.keyboard.press('Enter')
  await status(ada.page, 'Saved').waitFor()
  await cutOff(ada.page)
  await status(ada.page, 'Offline, changes are kept').waitFor()
  await code(ada.page).click()
  await code(ada.page).evaluate(type, edits)
  await keptOnDisk(ada.page)
  await ada.page.close()
  await ada.context.setOffline(false)

  const page = await newPage(ada.context)
  await page.goto(`${url}/c/${patternId}`)
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  await page.getByRole('tab', { name: 'Code' }).click()
  await file(page, 'long.ts').click()
  await code(page).and(page.locator('[contenteditable="true"]')).click()
  await page.keyboard.press('Control+End')
  await page
    .locator('.cm-lineNumbers')
    .getByText(`${edits / 50 + 1}`, { exact: true })
    .waitFor()
  const shownAfter = since()
  await status(page, 'Saved').waitFor()
  console.log(`${edits} offline edits: shown after ${shownAfter} ms, on the server after ${since()} ms`)
  const { artifactId } = await ada.person.must(api.artifacts.save, { body: { id: patternId } })
  const { sourceFiles } = await ada.person.must(api.artifacts.get, { path: { id: artifactId } })
  const typed = sourceFiles.find(({ name }) => name === 'long.ts')?.code
  expect(typed).toBe(`${'0123456789'.repeat(5).slice(0, 49)}\n`.repeat(edits / 50))
  return page
}

/** In the page: one edit at a time, as the editor takes them up when somebody types. */
async function type(content: Element, edits: number): Promise<void> {
  for (let at = 0; at < edits; at++) {
    if (at % 50 === 49)
      content.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }))
    else document.execCommand('insertText', false, String(at % 10))
    await Promise.resolve()
  }
}
