import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { OpenAiDouble } from '#tests/support/integrations/openai-double.ts'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

const KEY = 'sk-CANARYcanaryCANARYcanary0123456789'
let product: Running
let provider: OpenAiDouble
let people: People

beforeAll(async () => {
  provider = await OpenAiDouble.start()
  product = await ownProduct({ OPENAI_BASE_URL: provider.url })
  people = new People(product.url)
})
afterAll(async () => {
  await people.leave()
  await product.dispose()
  await provider.stop()
})

/** A page that asks as models are told to write it. */
const APP = `import { useState } from 'react'

export default function App() {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const ask = async () => {
    setProblem('')
    setText('')
    const answer = await fetch('/_ai/v1/chat/completions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ model: 'gpt-4o-mini', messages: [{ role: 'user', content: 'Hi' }], stream: true }),
    })
    if (!answer.ok) return setProblem((await answer.json()).error.message)
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let waiting = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      waiting += value
      const events = waiting.split('\\n\\n')
      waiting = events.pop() ?? ''
      for (const event of events) {
        const data = event.replace(/^data: /, '')
        if (data !== '[DONE]') setText(before => before + (JSON.parse(data).choices[0].delta.content ?? ''))
      }
    }
  }
  return (
    <main>
      <button onClick={ask}>Ask</button>
      <p role="status">{text}</p>
      <p role="alert">{problem}</p>
    </main>
  )
}
`

test('[S2][S4] a key is connected by the wizard, the design streams an answer into its page, and the key is in no browser', async () => {
  const { person, page } = await people.come('Ada')
  const bodies: Promise<string>[] = []
  // What a page asks for and does not read, such as whether the server is there, never ends.
  page.on('requestfinished', request => {
    const body = request.response().then(response => response?.text() ?? '')
    bodies.push(body.catch(() => ''))
  })
  const id = await person.newPattern()
  await person.must(api.artifacts.save, { body: { id, files: [{ name: 'App.tsx', code: APP }] } })
  await page.goto(`${product.url}/c/${id}`)
  const design = page.frameLocator('iframe[title="Preview"]')
  await design.getByRole('button', { name: 'Ask' }).click()
  await design.getByText('No OpenAI key is connected to this design.').waitFor()

  await page.getByRole('button', { name: 'Integrations' }).click()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const wizard = page.getByRole('dialog', { name: 'Connect OpenAI' })
  expect(await wizard.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'API key' }).fill(KEY)
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('heading', { name: 'API Key Added' }).waitFor()
  await wizard.getByRole('button', { name: 'Finish' }).click()

  let go = () => {}
  const gate = new Promise<void>(done => {
    go = done
  })
  provider.answer = (asked, response) => provider.stream(asked, response, ['Good ', 'morning'], () => gate)
  await design.getByRole('button', { name: 'Ask' }).click()
  // The first word is there while the provider has not said the second.
  await design.getByText('Good', { exact: true }).waitFor()
  go()
  await design.getByText('Good morning').waitFor()
  expect(provider.asked.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  const all = (await Promise.all(bodies)).join('\n') + (await page.content())
  expect(all).not.toContain('CANARY')
})
