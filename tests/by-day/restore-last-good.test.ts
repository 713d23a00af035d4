import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let people: People
let ada: Person
let page: Page
let id: string

const good = (name: string) => `export default () => <h1>${name}</h1>`
const BROKEN = 'export default () => <h1>{(null as any).name}</h1>'
const box = (on: Page) => on.getByRole('alert').filter({ hasText: 'This code could not be rendered' })
const heading = (on: Page, name: string) =>
  on.frameLocator('iframe[title="Preview"]').getByRole('heading', { name, exact: true })
const button = (on: Page) => box(on).getByRole('button', { name: 'Restore last good' })

async function save(code: string): Promise<string> {
  const files = [{ name: 'App.tsx', code }]
  return (await ada.must(api.artifacts.save, { body: { id, files } })).artifactId
}

beforeAll(async () => {
  people = new People(url)
  ;({ person: ada, page } = await people.come('Ada Lovelace'))
  id = await ada.newPattern('public')
})
afterAll(() => people.leave())

test('[N5] a first version that is broken has nothing to go back to', async () => {
  await save(BROKEN)
  await page.goto(`${url}/c/${id}`)
  await box(page).waitFor()
  await box(page).getByRole('button', { name: 'Try to Fix with AI' }).waitFor()
  expect(await button(page).count()).toBe(0)
})

test('[N5] one click goes back to the last version that was not broken, for everybody, and can be undone', async () => {
  const first = await save(good('Harbour'))
  await heading(page, 'Harbour').waitFor()
  const thrown = await save(BROKEN.replace('null', 'undefined'))
  await box(page).waitFor()
  // A fault is one when a second load has shown it.
  await until(async () => {
    const { versions } = await ada.must(api.artifacts.versions, { path: { id } })
    return versions.find(version => version.id === thrown)?.health
  }, 'it is known to be broken')
  const broken = await save('export default () => <h1>')
  await box(page).getByText('App.tsx').first().waitFor()

  const { page: reader } = await people.come('Rosa Reader')
  await reader.goto(`${url}/c/${id}`)
  await box(reader).waitFor()
  expect(await button(reader).count(), 'not for who may not change it').toBe(0)

  await button(page).click()
  await box(page).waitFor({ state: 'detached' })
  await heading(page, 'Harbour').waitFor()
  await heading(reader, 'Harbour').waitFor()
  expect((await ada.must(api.patterns.get, { path: { id } })).activeArtifactId).toBe(first)

  await page.getByRole('button', { name: /^Go back to v/ }).click()
  await box(page).waitFor()
  expect((await ada.must(api.patterns.get, { path: { id } })).activeArtifactId).toBe(broken)
})
