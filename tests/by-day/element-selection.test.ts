import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import type { ChatItem } from '#shared/chat.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
let ada: { person: Person; page: Page }
let id: string

const APP = `import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@/components/ui/dialog'
import { Plans } from './plans'

const Home = () => (
  <main className="p-8">
    <h1 className="text-3xl">Sail with us</h1>
    <Plans />
    <Button disabled>Sold out</Button>
    <Link to="/about">About us</Link>
    <Dialog>
      <DialogTrigger>Open terms</DialogTrigger>
      <DialogContent>
        <DialogTitle>Terms</DialogTitle>
        <p>Nothing is promised.</p>
      </DialogContent>
    </Dialog>
  </main>
)

const About = () => <section><h2>About the school</h2></section>

export default () => (
  <BrowserRouter>
    <Routes>
      <Route path="/about" element={<About />} />
      <Route path="*" element={<Home />} />
    </Routes>
  </BrowserRouter>
)
`
const PLANS = `const plans = ['Jib', 'Main', 'Spinnaker']
export const Plans = () => (
  <ul onClick={() => { document.title = 'a plan was clicked' }}>
    {plans.map(name => <li key={name}><strong>{name}</strong> plan</li>)}
  </ul>
)
`

beforeAll(async () => {
  ada = await people.come('Ada')
  id = await ada.person.newPattern()
  await save(APP, PLANS)
  await ada.page.goto(`${url}/c/${id}`)
  await frame().getByText('Sail with us').waitFor()
})
afterAll(() => people.leave())

const frame = () => ada.page.frameLocator('iframe[title="Preview"]')
const chip = () => ada.page.getByRole('region', { name: 'Selected element' })
const crumbs = () => ada.page.getByRole('navigation', { name: 'Selected element' })
const button = () => ada.page.getByRole('button', { name: 'Select element' })
const placeOfChip = () => chip().getAttribute('title')
const save = (app: string, plans: string) =>
  ada.person.must(api.artifacts.save, {
    body: {
      id,
      files: [
        { name: 'App.tsx', code: app },
        { name: 'plans.tsx', code: plans },
      ],
    },
  })

async function selecting(): Promise<void> {
  if ((await button().getAttribute('aria-pressed')) !== 'true') await button().click()
  await ada.page.getByRole('button', { name: 'Stop selecting' }).waitFor()
}
/** Clicks as a hand would, wherever the design lets no click through. */
const pick = (text: string) => frame().getByText(text, { exact: true }).click({ force: true })

describe('§8 of the design: selecting an element', () => {
  test('a click selects instead of clicking, and the next message is about it', async () => {
    await selecting()
    await pick('Sail with us')
    await chip().getByText('h1 “Sail with us”').waitFor()
    await expect.poll(() => placeOfChip()).toBe('App.tsx:8')
    await expect
      .poll(() => ada.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Message')
  })

  test('in a list it is the one that was clicked, and the design hears nothing of it', async () => {
    await pick('Main')
    await chip().getByText('strong “Main”').waitFor()
    await expect.poll(() => placeOfChip()).toBe('plans.tsx:4')
    expect(
      await frame()
        .locator('html')
        .evaluate(() => document.title),
    ).not.toBe('a plan was clicked')
  })

  test('the breadcrumb selects what is around it', async () => {
    await crumbs().getByRole('button', { name: 'ul' }).click()
    await chip().getByText(/^ul /).waitFor()
    await expect.poll(() => placeOfChip()).toBe('plans.tsx:3')
    await crumbs().getByRole('button', { name: 'main', exact: true }).click()
    await chip()
      .getByText(/^main /)
      .waitFor()
    await expect.poll(() => placeOfChip()).toBe('App.tsx:7')
  })

  test('pieces of the kit are known by their name, disabled ones too', async () => {
    await pick('Sold out')
    await chip().getByText('Button “Sold out”').waitFor()
    await expect.poll(() => placeOfChip()).toBe('App.tsx:10')
  })

  test('Escape leaves, wherever the focus is, and the selection stays', async () => {
    await ada.page.keyboard.press('Escape')
    await until(async () => (await button().getAttribute('aria-pressed')) === 'false', 'the mode is off')
    await chip().waitFor()
    await selecting()
    await frame().locator('body').press('Escape')
    await until(async () => (await button().getAttribute('aria-pressed')) === 'false', 'the mode is off')
  })

  test('10: by keyboard alone: the arrow keys go through the design, Enter selects, Escape comes back', async () => {
    const { page } = ada
    if ((await button().getAttribute('aria-pressed')) === 'true') await button().click()
    // Without a selection the way begins at the top.
    const remove = chip().getByRole('button', { name: /^Remove/ })
    if ((await remove.count()) > 0) await remove.click()
    const said = (text: string) =>
      page.getByRole('region', { name: 'Preview panel' }).getByText(text, { exact: true }).waitFor({
        state: 'attached',
      })
    await button().focus()
    // The focus shows as the keyboard's after a key.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Stop selecting' }).waitFor()
    await until(() => page.evaluate(() => document.activeElement?.tagName === 'IFRAME'), 'the design has it')
    await page.keyboard.press('Escape')
    await until(
      () => button().evaluate(element => element === document.activeElement),
      'the focus is where it came from',
    )
    await page.keyboard.press('Enter')
    await until(() => page.evaluate(() => document.activeElement?.tagName === 'IFRAME'), 'the design has it')
    await page.keyboard.press('ArrowDown')
    await said('main Sail with us')
    await page.keyboard.press('ArrowRight')
    await said('h1 Sail with us')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await said('li Main plan')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await said('h1 Sail with us')
    await page.keyboard.press('Enter')
    await chip().getByText('h1 “Sail with us”').waitFor()
    await page.keyboard.press('Escape')
    await until(async () => (await button().getAttribute('aria-pressed')) === 'false', 'the mode is off')
  })

  test('10: the command palette begins the same path', async () => {
    const { page } = ada
    if ((await button().getAttribute('aria-pressed')) === 'true') await button().click()
    await page.getByRole('textbox', { name: 'Message' }).focus()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').fill('select element')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Stop selecting' }).waitFor()
    await until(() => page.evaluate(() => document.activeElement?.tagName === 'IFRAME'), 'the design has it')
    await page.keyboard.press('Escape')
    await until(
      () => button().evaluate(element => element === document.activeElement),
      'the focus is at the button that selects',
    )
  })

  test('works in a portal', async () => {
    await frame().getByText('Open terms').click()
    await frame().getByText('Nothing is promised.').waitFor()
    await selecting()
    await pick('Nothing is promised.')
    await chip().getByText('p “Nothing is promised.”').waitFor()
    await expect.poll(() => placeOfChip()).toBe('App.tsx:16')
    await crumbs().getByRole('button', { name: 'DialogContent' }).click()
    await chip()
      .getByText(/^DialogContent/)
      .waitFor()
    // Around a portal is what React puts around it, not the body of the page.
    await crumbs().getByRole('button', { name: 'main' }).waitFor()
    await ada.page.keyboard.press('Escape')
    await until(async () => {
      // The focus is in the message box: a click brings it back into the design.
      await frame()
        .getByText('Nothing is promised.')
        .click({ timeout: 1_000 })
        .catch(() => undefined)
      await ada.page.keyboard.press('Escape')
      return (await frame().getByText('Nothing is promised.').count()) === 0
    }, 'the dialog of the design is closed')
  })

  test('works after a change of route', async () => {
    await selecting()
    await button().click()
    await frame().getByText('About us').click()
    await frame().getByText('About the school').waitFor()
    await selecting()
    await pick('About the school')
    await chip().getByText('h2 “About the school”').waitFor()
    await expect.poll(() => placeOfChip()).toBe('App.tsx:22')
  })

  test('is carried over to the next version, and is gone with its element', async () => {
    await save(`// one line more\n${APP}`, PLANS)
    await until(async () => (await placeOfChip()) === 'App.tsx:23', 'the place moves with the code')
    await save(APP.replace('<section><h2>About the school</h2></section>', 'null'), PLANS)
    await chip().waitFor({ state: 'detached' })
    await ada.page.getByText('The selected element is not there any more.').waitFor()
  })

  test('is sent along, shown in the chat, and that element alone is changed', async () => {
    await save(APP, PLANS)
    await frame().getByText('About us').or(frame().getByText('About the school')).first().waitFor()
    await ada.page.reload()
    await frame().getByText('Sail with us').waitFor()
    await selecting()
    await pick('Sail with us')
    await chip().waitFor()
    const box = ada.page.getByRole('textbox', { name: 'Message' })
    await box.fill('Change the text to "Come aboard"')
    await box.press('Enter')
    await chip().waitFor({ state: 'detached' })
    await frame().getByText('Come aboard').waitFor()
    await expect.poll(() => button().getAttribute('aria-pressed')).toBe('false')
    const { chatItems } = await ada.person.must(api.patterns.get, { path: { id } })
    const asked = chatItems.findLast((item: ChatItem) => item.role === 'user')
    expect(asked?.content[0]).toMatchObject({
      type: 'referenceV2',
      name: 'h1 “Sail with us”',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    await ada.page.getByRole('log', { name: 'Chat' }).getByText('h1 “Sail with us”').waitFor()
  })

  test('[28] where nothing can be selected the button stays and says why', async () => {
    await ada.person.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
    const why = (page: Page) => page.getByRole('button', { name: 'Select element', disabled: true })
    const described = (page: Page, words: RegExp) =>
      expect.poll(() => why(page).getAttribute('aria-description')).toMatch(words)
    const { page: reader } = await people.come('Bob')
    await reader.goto(`${url}/c/${id}`)
    await reader.frameLocator('iframe[title="Preview"]').getByText('Come aboard').waitFor()
    await described(reader, /may edit/)
    await why(reader).focus()
    await reader.keyboard.press('Enter')
    expect(await reader.getByRole('button', { name: 'Stop selecting' }).count()).toBe(0)

    const visitor = await people.visit()
    await visitor.goto(`${url}/c/${id}`)
    await described(visitor, /Log in/)

    const { page, context, person } = await people.come('Eve')
    await page.goto(`${url}/c/${await person.newPattern()}`)
    await described(page, /nothing to select yet/)
    expect(await page.getByRole('combobox', { name: 'Path', disabled: true }).count()).toBe(1)

    const broken = await person.newPattern()
    const code = 'export default function App() {\n  return <h1>{</h1>\n}\n'
    await person.must(api.artifacts.save, { body: { id: broken, files: [{ name: 'App.tsx', code }] } })
    await page.goto(`${url}/c/${broken}`)
    await described(page, /could not be rendered/)

    await page.goto(`${url}/c/${(await savedDesign(person)).patternId}`)
    await page.getByRole('button', { name: 'Select element', disabled: false }).waitFor()
    await context.setOffline(true)
    await described(page, /offline/)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Select element', disabled: false }).waitFor()
  })
})
