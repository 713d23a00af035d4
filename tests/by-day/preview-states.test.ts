import { afterAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'

const people = new People(inject('productUrl'))
afterAll(() => people.leave())

describe('a private preview address opened directly', () => {
  test('leads to the login, and back to the page that was asked for', async () => {
    const { person, page: own } = await people.come('Ada')
    const id = await person.newPattern()
    const code = 'export default () => <h1>Tidal at {location.pathname}</h1>'
    const files = [{ name: 'App.tsx', code }]
    const { artifactId } = await person.must(api.artifacts.save, { body: { id, files } })
    const { previewSrc } = await person.must(api.artifacts.preview, { path: { id: artifactId } })
    const address = new URL('/prices', previewSrc)
    const page = await people.visit({ width: 390, height: 844 })
    const answer = await page.goto(address.href)
    expect(answer?.status()).toBe(401)
    await page.getByRole('heading', { name: 'This design is private' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('link', { name: 'Log in to see it' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { name: 'Tidal at /prices' }).waitFor()
    expect(new URL(page.url()).host).toBe(address.host)
    await own.close()
  })
})
