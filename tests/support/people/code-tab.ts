import type { Page } from 'playwright-core'

export const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })
export const file = (page: Page, name: string) =>
  page.getByRole('tree', { name: 'Files' }).getByRole('treeitem', { name })
export const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true })
/** What the editor shows, without the carets of others; lines far away are not in the page. */
export const shown = (page: Page) =>
  code(page).evaluate(content =>
    [...content.querySelectorAll('.cm-line')]
      .map(line => {
        const copy = line.cloneNode(true) as Element
        for (const caret of copy.querySelectorAll('.cm-ySelectionCaret')) caret.remove()
        return copy.textContent
      })
      .join('\n'),
  )

export async function openCode(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}/c/${id}`)
  await page.getByRole('tab', { name: 'Code' }).click()
  await code(page).and(page.locator('[contenteditable="true"]')).waitFor()
}

/** All at once: typing that pauses, as on a busy machine, is several steps to take back. */
export async function insertAtTop(page: Page, text: string): Promise<void> {
  await code(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText(text)
}

export async function typeAtTop(page: Page, text: string): Promise<void> {
  await code(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(text)
}

export async function typeAtEnd(page: Page, text: string): Promise<void> {
  await code(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}
