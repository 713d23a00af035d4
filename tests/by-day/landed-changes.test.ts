import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { code, file } from '#tests/support/people/code-tab.ts'
import { generate } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

/** 18: where a change landed, whoever made it. */

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const SECTIONS = ['Fees', 'Boats', 'Teachers', 'Weather', 'Terms', 'Contact']
const HOME = `import { Link } from 'react-router-dom'

export const Home = () => (
  <main>
    <h1>Sail with us</h1>
    <Link to="/about">About us</Link>
${SECTIONS.map(
  name => `    <section style={{ height: 700 }}>
      <h2>${name}</h2>
      <p>All about our ${name.toLowerCase()}</p>
    </section>
`,
).join('')}  </main>
)
`
const APP = `import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Home } from './home'

const About = () => (
  <section>
    <h2>About the school</h2>
    <Link to="/">Back</Link>
  </section>
)

export default () => (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/about" element={<About />} />
    </Routes>
  </BrowserRouter>
)
`.replace('import { Home }', "import { Link } from 'react-router-dom'\nimport { Home }")

const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const note = (page: Page) => page.getByRole('region', { name: 'Where it changed' })
const scrolled = (page: Page) =>
  frame(page)
    .locator('html')
    .evaluate(() => Math.round(scrollY))
const mark = (page: Page) => frame(page).locator('maquette-changes')
const said = (page: Page, words: string | RegExp) =>
  page.getByText(words).and(page.locator('[aria-live] span')).waitFor({ state: 'attached' })
const isSeen = (page: Page, text: string) =>
  frame(page)
    .getByText(text, { exact: true })
    .evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

let person: Person
let page: Page
let id: string

const save = (home = HOME, app = APP) =>
  person.must(api.artifacts.save, {
    body: {
      id,
      files: [
        { name: 'App.tsx', code: app },
        { name: 'home.tsx', code: home },
      ],
    },
  })

async function open(look = {}): Promise<void> {
  ;({ person, page } = await people.come('Ada', look))
  id = await person.newPattern()
  await save()
  await page.goto(`${url}/c/${id}`)
}

describe('18: on a wide screen', () => {
  beforeAll(() => open())
  // A page that has just been opened knows of no change.
  beforeEach(async () => {
    await save()
    await page.goto(`${url}/c/${id}`)
    await frame(page).getByText('Sail with us').waitFor()
  })

  test('a change out of view is brought to the screen, marked for a moment and said', async () => {
    await save(HOME.replace('<h2>Weather</h2>', '<h2>Wind and weather</h2>'))
    await mark(page).waitFor({ state: 'attached' })
    await until(() => isSeen(page, 'Wind and weather'), 'it is in view')
    await said(page, 'Changed: h2 “Wind and weather”.')
    await mark(page).waitFor({ state: 'detached' })
    expect(await note(page).count()).toBe(0)
  })

  test('a restore shows where it differs as well', async () => {
    await save(HOME.replace('<h2>Contact</h2>', '<h2>Letters</h2>'))
    await until(() => isSeen(page, 'Letters'), 'it is in view')
    await page.reload()
    await frame(page).getByText('Sail with us').waitFor()
    const { versions } = await person.must(api.artifacts.versions, { path: { id } })
    await person.must(api.artifacts.restore, { body: { id, artifactId: versions.at(-1)?.id ?? '' } })
    await until(() => isSeen(page, 'Contact'), 'it is in view')
    await said(page, 'Changed: h2 “Contact”.')
  })

  test('several are said by number, and gone through one by one', async () => {
    const home = HOME.replace('<h2>Boats</h2>', '<h2>Our boats</h2>').replace(
      '<h2>Terms</h2>',
      '<h2>Our terms</h2>',
    )
    await save(home)
    await note(page).getByText('Change 1 of 2').waitFor()
    await until(() => isSeen(page, 'Our boats'), 'the first is in view')
    await note(page).getByRole('button', { name: 'Next change' }).click()
    await note(page).getByText('Change 2 of 2').waitFor()
    await until(() => isSeen(page, 'Our terms'), 'the second is in view')
    await note(page).getByRole('button', { name: 'Dismiss' }).click()
    await note(page).waitFor({ state: 'detached' })
  })

  test('what is in view already moves nothing', async () => {
    await save(
      HOME.replace('All about our fees', 'What it costs').replace('<h2>Terms</h2>', '<h2>Terms!</h2>'),
    )
    await note(page).getByText('Change 1 of 2').waitFor()
    expect(await scrolled(page)).toBe(0)
  })

  test('whoever has just scrolled stays where that led, and is offered the way', async () => {
    await frame(page).getByText('Sail with us').hover()
    await page.mouse.wheel(0, 2_300)
    await until(async () => (await scrolled(page)) > 2_000, 'it is scrolled')
    // A hand that does not rest until the change is there.
    const saved = save(HOME.replace('<h2>Fees</h2>', '<h2>What it costs</h2>'))
    for (let down = 1; (await note(page).count()) === 0; down = -down) {
      await page.mouse.wheel(0, down)
    }
    await saved
    // The frame of the new version is where the one before was.
    await frame(page).getByText('What it costs').waitFor()
    expect(await scrolled(page)).toBeGreaterThan(2_000)
    await note(page).getByRole('button', { name: 'Show', exact: true }).click()
    await until(() => isSeen(page, 'What it costs'), 'it is in view')
  })

  test('on another page of the design it is a button away', async () => {
    await save(HOME, APP.replace('About the school', 'About our school'))
    await note(page).getByText('Changed on /about').waitFor()
    await said(page, 'Changed on the page /about.')
    await note(page).getByRole('button', { name: 'Go there' }).click()
    await frame(page).getByText('About our school').waitFor()
    await said(page, /^Changed: h2 “About our school”/)
  })

  test('in the code the open file goes to its first changed line, and another one is marked in the tree', async () => {
    await page.getByRole('tab', { name: 'Code' }).click()
    await code(page).waitFor()
    await file(page, 'home.tsx').click()
    await page.getByRole('tab', { name: 'home.tsx', selected: true }).waitFor()
    await save(
      HOME.replace('<h2>Contact</h2>', '<h2>Write to them</h2>'),
      APP.replace('About the school', 'About us all'),
    )
    const lines = code(page).locator('.cm-landedLine')
    await lines.getByText('Write to them').waitFor()
    await until(
      () =>
        lines.first().evaluate(line => {
          const { top } = line.getBoundingClientRect()
          return top > 0 && top < innerHeight
        }),
      'the line is in view',
    )
    await file(page, 'App.tsx').getByRole('img', { name: 'changed just now' }).waitFor()
    await file(page, 'App.tsx').click()
    await lines.getByText('About us all').waitFor()
    await file(page, 'App.tsx').getByRole('img', { name: 'changed just now' }).waitFor({ state: 'detached' })
    await lines.first().waitFor({ state: 'detached' })
  })

  test('what draws nothing is shown in the code', async () => {
    await save(`${HOME}\nexport const TIDES = 4\n`)
    await note(page).getByText('Changed in').waitFor()
    await note(page).getByRole('button', { name: 'Show code' }).click()
    await page.getByRole('tab', { name: 'home.tsx', selected: true }).waitFor()
    await code(page).locator('.cm-landedLine').getByText('TIDES').waitFor()
  })
})

test('18: of a run by somebody else in the room, too', async () => {
  const { person: bob } = await people.come('Bob')
  await open()
  await frame(page).getByText('Sail with us').waitFor()
  await person.letIn(bob, id)
  await generate(bob, id, 'Change "Terms" to "Small print"')
  await until(() => isSeen(page, 'Small print'), 'it is in view')
  await said(page, /^Changed: h2 “Small print”/)
})

test('18: on a phone it waits until the preview is looked at', async () => {
  await open({ width: 390, height: 844, hasTouch: true })
  await page.getByRole('tab', { name: 'Preview' }).click()
  await frame(page).getByText('Sail with us').waitFor()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await save(HOME.replace('<h2>Contact</h2>', '<h2>Write to us</h2>'))
  await frame(page).getByText('Write to us').waitFor({ state: 'attached' })
  expect(await scrolled(page)).toBe(0)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await mark(page).waitFor({ state: 'attached' })
  await until(() => isSeen(page, 'Write to us'), 'it is in view')
})
