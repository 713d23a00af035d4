import { afterAll, expect, inject, test } from 'vitest'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('[24.2] without a model the nearest template answers, another is one click away, and a model is one link away', async () => {
  const { page } = await people.come('Ada')
  await page.goto(url)
  await page.getByText('No model is connected, so you get the nearest template').waitFor()
  await page
    .getByRole('textbox', { name: 'Describe your design' })
    .fill('A pricing page for Ledgerly. Three plans: Solo $9, Studio $29, Firm $79.')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/c\//)
  const chat = page.getByRole('log', { name: 'Chat' })
  await chat.getByText('This is the template “Pricing”; no model answered.').waitFor()
  const link = chat.getByRole('link', { name: 'Connect a model' })
  await expect.poll(() => link.getAttribute('href')).toBe('/docs/models')
  const others = chat.getByRole('button', { name: /^Use the template “.+” instead$/ })
  await expect.poll(() => others.count()).toBe(3)
  await chat.getByRole('button', { name: /^Show all/ }).click()
  await chat.getByRole('textbox', { name: 'Search templates' }).fill('waitlist')
  await chat.getByRole('button', { name: 'Use the template “Waitlist” instead' }).click()
  await chat.getByText('This is the template “Waitlist”; no model answered.').waitFor()
  await page.frameLocator('iframe[title="Preview"]').getByText('$29').first().waitFor()
  await page.getByRole('button', { name: 'Preview v2' }).waitFor()
})

test('[24.3] what cannot be done for sure offers prompts to be finished in the box', async () => {
  const { page } = await people.come('Bob')
  await page.goto(url)
  const card = page.getByRole('region', { name: 'Templates' }).getByRole('group').first()
  await card.getByRole('button', { name: 'Start from this' }).click()
  await page.waitForURL(/\/c\//)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Make it feel more trustworthy')
  await message.press('Enter')
  const chat = page.getByRole('log', { name: 'Chat' })
  const offer = chat.getByRole('button', { name: /…/ }).first()
  await offer.waitFor()
  await message.fill('and a map')
  await offer.click()
  await expect.poll(() => message.inputValue()).toMatch(/^Change .*…"\n\nand a map$/)
  await page.keyboard.type('Offers')
  await expect.poll(() => message.inputValue()).toMatch(/to "Offers"\n\nand a map$/)
})

test('[24.5] without a model a design begins in the preset of the templates, whatever was chosen before', async () => {
  const { page } = await people.come('Cleo')
  await page.addInitScript(() =>
    localStorage.setItem('maquette:home:choices', JSON.stringify({ mode: 'best', preset: 'html-inline' })),
  )
  await page.goto(url)
  const preset = page.getByRole('combobox', { name: 'Design Preset' })
  await expect.poll(() => preset.getAttribute('aria-disabled')).toBe('true')
  expect(await preset.innerText()).toBe('shadcn/ui with Tailwind')
})
