import { beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { newPage, type People } from '#tests/support/people/people.ts'
import { scriptedHouse } from '#tests/support/product/scripted-house.ts'
import { fenced, REACHED } from '#tests/support/provider/over-reaching-replies.ts'
import { until } from '#tests/support/until.ts'

const house = scriptedHouse(['MODEL_BEST'], { MODEL_RETRY_S: '0.05', PLANS: 'on' })
let ada: Awaited<ReturnType<People['come']>>
let id: string

beforeAll(async () => {
  ada = await house.people.come('Ada')
  id = await ada.person.newPattern('public')
})

const replaced = (from: string, to: string): Record<string, string> =>
  Object.fromEntries(Object.entries(REACHED).map(([name, code]) => [name, code.replace(from, to)]))
const frame = () => ada.page.frameLocator('iframe[title="Preview"]')
const thread = () => ada.page.getByRole('log', { name: 'Chat' })
const message = () => ada.page.getByRole('textbox', { name: 'Message' })
const send = () => ada.page.getByRole('button', { name: 'Send', exact: true }).click()
async function ended(editorId: string): Promise<void> {
  const isOver = async () =>
    !(await ada.person.must(api.patterns.get, { path: { id: editorId } })).isAiGenerating
  await until(isOver, 'the run ends', 30)
}
async function ask(editorId: string, updatePrompt: string): Promise<void> {
  await ada.person.must(api.chat.send, { path: { editorId }, body: { updatePrompt, ...newSend() } })
  await ended(editorId)
}

describe('design §7 in a browser', () => {
  test('[S3] a suggested action selects; what fell outside is named, and allowed with one click', async () => {
    house.provider.script = say => say.text(`Here it is.\n\n${fenced(REACHED)}`)
    await ask(id, 'A page about a harbour')
    await ada.page.goto(`${house.product.url}/c/${id}`)
    await frame().getByText('Boats and water.').waitFor()
    await thread().getByRole('button', { name: 'Select an element' }).click()
    await ada.page.getByRole('button', { name: 'Stop selecting' }).waitFor()
    await frame().getByText('Harbour', { exact: true }).click({ force: true })
    await ada.page.getByRole('region', { name: 'Selected element' }).getByText('h1 “Harbour”').waitFor()

    const wanted = { ...replaced('Harbour</h1>', 'Quay</h1>'), 'foot.tsx': REACHED['foot.tsx'] ?? '' }
    wanted['foot.tsx'] = wanted['foot.tsx'].replace('Old harbour', 'New harbour')
    house.provider.script = say => say.text(`It is Quay now.\n\n${fenced(wanted)}`)
    await message().fill('Call it Quay')
    await send()
    await frame().getByText('Quay', { exact: true }).waitFor()
    await frame().getByText('Old harbour').waitFor()
    const outside = thread().getByRole('region', { name: 'Outside the selection' })
    await outside.getByText('Left as it was').waitFor()
    await outside.getByText('foot.tsx', { exact: true }).waitFor()
    await outside.getByRole('button', { name: 'Allow' }).click()
    await outside.getByText('Taken in').waitFor()
    await frame().getByText('New harbour').waitFor()
    expect(await thread().getByRole('button', { name: 'Allow' }).count()).toBe(0)
  })

  test('what a stopped answer had finished is kept by somebody else with one click, and both see it', async () => {
    const bea = await house.people.come('Bea')
    const design = await ada.person.newPattern('private')
    await ada.person.letIn(bea.person, design, 'write')
    house.provider.script = async say => {
      const finished = { ...REACHED }
      say.text(`Here it is.\n\n${fenced(finished)}\n\`\`\`tsx late.tsx\nexport const Late =\n`)
      await say.hang()
    }
    const body = { updatePrompt: 'A page about a harbour', ...newSend() }
    await bea.person.must(api.chat.send, { path: { editorId: design }, body })
    await Promise.all([ada, bea].map(({ page }) => page.goto(`${house.product.url}/c/${design}`)))
    const threadOf = ({ page }: typeof ada) => page.getByRole('log', { name: 'Chat' })
    await threadOf(bea).getByText('late.tsx').first().waitFor()
    await bea.page.getByRole('button', { name: 'Stop', exact: true }).click()
    const count = Object.keys(REACHED).length
    const label = `${count} of ${count + 1} files`
    await threadOf(ada)
      .getByRole('button', { name: `Keep ${label}` })
      .waitFor()
    await ada.page.reload()
    await threadOf(bea)
      .getByRole('button', { name: `Keep ${label}` })
      .click()
    for (const person of [ada, bea]) {
      await threadOf(person).getByText(`Kept ${label}`, { exact: true }).waitFor()
      expect(
        await threadOf(person)
          .getByRole('button', { name: `Keep ${label}` })
          .count(),
      ).toBe(0)
    }
    await ada.page.frameLocator('iframe[title="Preview"]').getByText('Old harbour').waitFor()
    await ada.page.goto(`${house.product.url}/c/${id}`)
  })

  test('[S7] a message is edited and sent again: it begins where it first began', async () => {
    await thread().getByText('Call it Quay', { exact: true }).hover()
    await thread().getByRole('button', { name: 'Edit message' }).last().click()
    await expect.poll(() => message().inputValue()).toBe('Call it Quay')
    await ada.page.getByText('Editing a message; it starts again from there').waitFor()
    house.provider.script = say =>
      say.text(`It is Pier now.\n\n${fenced(replaced('Harbour</h1>', 'Pier</h1>'))}`)
    await message().fill('Call it Pier')
    await send()
    await frame().getByText('Pier', { exact: true }).waitFor()
    await frame().getByText('Old harbour').waitFor()
    expect(await ada.page.getByText('Editing a message').count()).toBe(0)
    // What is shown is looked at before the run ends.
    await ended(id)
  })

  test('[S8] three rooms that fail in a minute: the dialog once, and the banner as long as it lasts', async () => {
    house.provider.script = say => say.fail(529, 'Overloaded')
    for (let room = 0; room < 3; room++) await ask(await ada.person.newPattern('public'), 'A page')
    const isKnown = async () => (await ada.person.must(api.service.get, {})).outageSince !== null
    await until(isKnown, 'the outage is known')
    await message().fill('Call it Dock')
    await send()
    const dialog = ada.page.getByRole('alertdialog', { name: 'Service disruption' })
    await dialog.getByText('Our upstream provider is currently experiencing issues.').waitFor()
    await ended(id)
    await ada.page.keyboard.press('Escape')
    await ada.page.getByRole('status', { name: 'Service' }).getByRole('button', { name: 'Details' }).click()
    await dialog.waitFor()
    await ada.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  test('every credit is on the page with its message, and what failed cost nothing', async () => {
    await ada.page.goto(`${house.product.url}/credits`)
    await ada.page.getByText('7 of 10 left this period.').waitFor()
    const entries = ada.page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
    await expect.poll(() => entries.count()).toBe(7)
    const line = (text: string) => entries.filter({ hasText: text }).first().innerText()
    expect(await line('Call it Quay')).toMatch(/made v2[\s\S]*−1[\s\S]*Charged/i)
    expect(await line('Call it Dock')).toMatch(/failed, nothing charged[\s\S]*0[\s\S]*Not charged/i)
  })

  test('[S3] a design with a package that is not supported is led to the list of those that are', async () => {
    const other = await ada.person.newPattern()
    const code = `import { Boat } from 'boats-of-nobody'\nexport default () => <main>Harbour <Boat /></main>\n`
    house.provider.script = say => say.text(`Here it is.\n\n${fenced({ 'App.tsx': code })}`)
    await ask(other, 'A page about a harbour')
    const page = await newPage(ada.context)
    await page.goto(`${house.product.url}/c/${other}`)
    const docs = page.waitForEvent('popup')
    await page.getByRole('log', { name: 'Chat' }).getByRole('button', { name: 'Supported packages' }).click()
    await (await docs).getByRole('heading', { level: 1, name: 'Packages' }).waitFor()
    await page.close()
  })
})
