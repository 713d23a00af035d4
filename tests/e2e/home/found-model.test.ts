import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { OllamaDouble } from '#tests/support/provider/ollama-double.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { writesApp } from '#tests/support/rooms/generation-room.ts'

let provider: ScriptedProvider
let product: Running
let people: People
let ollama: OllamaDouble

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  ollama = await OllamaDouble.start(provider, 'qwen3:8b', 0)
  product = await ownProduct({
    ...{ OLLAMA_URL: ollama.url, LM_STUDIO_URL: 'http://127.0.0.1:9' },
    LOCAL_MODEL_PORTS: 'none',
  })
  people = new People(product.url)
}, 60_000)
afterAll(async () => {
  await people.leave()
  await product.dispose()
  ollama.stop()
  await provider.stop()
})

test('signed out, from Home to an answer of the model that was found, in three clicks', async () => {
  const page = await people.visit()
  await page.goto(product.url)
  const offer = page.getByRole('region', { name: 'Found on this machine' })
  await offer.getByText('Ollama with qwen3:8b is running on this machine.').waitFor()
  await page.getByRole('textbox', { name: 'Describe your design' }).fill('A page about a harbour')

  await offer.getByRole('button', { name: 'Use this' }).click()
  // Where prompts go and who pays is said before anything is sent there.
  await offer.getByText('Maquette is charged nothing for it').waitFor()
  expect(provider.requests).toEqual([])
  provider.script = say => say.tool('report_colour', { colour: 'red' })
  await offer.getByRole('button', { name: 'Connect' }).click()
  await offer.waitFor({ state: 'detached' })
  await page.getByText('No model is connected').waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Model', exact: true }).getByText('qwen3:8b').waitFor()
  provider.script = writesApp()
  await page.getByRole('button', { name: 'Create' }).click()

  const chat = page.getByRole('log', { name: 'Chat' })
  await chat.getByText('I made a page.').waitFor()
  const answer = chat.getByRole('article').last()
  await answer.hover()
  await answer.getByRole('button', { name: 'Tokens, time and price' }).click()
  await page.getByRole('menu').getByText('qwen3:8b').waitFor()

  await page.goto(`${product.url}/settings#models`)
  const models = page.getByRole('region', { name: 'Models', exact: true })
  await models.getByText('qwen3:8b').first().waitFor()
  await models.getByText('To connect, change or remove a model here, create an account.').waitFor()
  expect(await models.getByRole('button').count()).toBe(0)
}, 60_000)

test('in Settings what was connected is removed, and a server is named by hand: its list, its test, and words where it fails', async () => {
  const { page } = await people.come('Bob')
  await page.goto(`${product.url}/settings#models`)
  const models = page.getByRole('region', { name: 'Models', exact: true })
  await models.getByRole('button', { name: 'Remove qwen3:8b' }).click()
  await models.getByText('Ollama is running on this machine').waitFor()
  await models.getByRole('button', { name: 'Connect a model' }).click()
  await models.getByRole('textbox', { name: 'Base address' }).fill(provider.url)
  provider.key = 'sk-of-bob'
  await models.getByRole('textbox', { name: 'API key' }).fill('sk-wrong')
  // What is typed is hidden, and nothing else: what the field is called and what is said of it can be read.
  const hiding = (part: Locator) =>
    part.evaluate(element => getComputedStyle(element).getPropertyValue('-webkit-text-security'))
  expect(await hiding(models.getByRole('textbox', { name: 'API key' }))).toBe('disc')
  expect(await hiding(models.getByText('API key', { exact: true }))).toBe('none')
  expect(await hiding(models.getByText('Asked for once'))).toBe('none')
  await models.getByRole('combobox', { name: 'Model', exact: true }).focus()
  await models.getByText('The model’s server did not accept the key.').waitFor()
  await models.getByRole('textbox', { name: 'API key' }).fill('sk-of-bob')
  await models.getByRole('combobox', { name: 'Model', exact: true }).focus()
  await models.getByText('It has one model.').waitFor()
  await models.getByRole('combobox', { name: 'Model', exact: true }).fill('qwen3:8b')
  provider.script = say => say.tool('report_colour', { colour: 'red' })
  await models.getByRole('button', { name: 'Test' }).click()
  await models.getByText('Calls tools.').waitFor()
  await models.getByRole('button', { name: 'Save' }).click()
  await models.getByRole('button', { name: 'Remove qwen3:8b' }).waitFor()
  await models.getByRole('form', { name: 'Connect a model' }).waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain('sk-of-bob')
}, 60_000)
