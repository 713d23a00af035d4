import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { APP, TICKS } from '#tests/support/rooms/generation-room.ts'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { axeFaults } from '#tests/support/scenes/axe.ts'
const provider = await ScriptedProvider.start()
const product = await ownProduct({ MODEL_BEST: 'openai-compatible:scripted', MODEL_AGENT: 'openai-compatible:scripted', OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_API_KEY: 'x' })
const people = new People(product.url)
const out = '/tmp/queue/'
try {
  for (const [name, look] of [['wide', {}], ['dark', { colorScheme: 'dark' }], ['narrow', { width: 390, height: 844, hasTouch: true }]] as const) {
    const { person: ada, page } = await people.come('Ada Lovelace', look)
    const { person: bob } = await people.come('Bob Martin')
    const id = await ada.newPattern()
    await ada.letIn(bob, id)
    provider.script = async say => { say.text('I am on it.'); await say.hang() }
    await page.goto(`${product.url}/c/${id}`)
    const box = page.getByRole('textbox', { name: 'Message' })
    await box.fill('A pricing page for a sailing school'); await box.press('Enter')
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    const send = (person: typeof ada, updatePrompt: string) => person.must(api.chat.send, { path: { editorId: id }, body: { updatePrompt, whenBusy: 'queue', ...newSend() } })
    await send(ada, 'Make the header blue')
    await page.getByRole('list', { name: 'Queued prompts' }).waitFor()
    await page.screenshot({ path: `${out}${name}-1one.png` })
    await send(bob, 'Add a map of the harbour with every berth, and beside it a table of the prices by length of the boat, which can be sorted, and a note that they hold until the end of the season')
    await send(ada, 'Larger words')
    await box.fill('And then dark mode')
    await page.getByText('Larger words').waitFor()
    await page.screenshot({ path: `${out}${name}-2three.png` })
    await page.getByRole('listitem').filter({ hasText: 'Add a map' }).getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Queued prompt' }).waitFor()
    await page.screenshot({ path: `${out}${name}-3edit.png` })
    console.log(name, await axeFaults(page))
    await page.getByRole('button', { name: 'Cancel' }).click()
    for (let n = 0; n < 7; n++) await send(ada, `Prompt number ${n} of many`)
    await page.screenshot({ path: `${out}${name}-4ten.png` })
    await box.fill('')
    const id2 = await ada.newPattern()
    provider.script = (say, { messages }) => {
      const last = JSON.stringify(messages.at(-1))
      if (messages.at(-1)?.role === 'tool') {
        const n = messages.filter(m => m.role === 'tool').length
        if (n === 1) return say.tool('read_component', { name: 'sidebar' })
        if (n === 2) return say.tool('write_file', { path: 'App.tsx', code: APP })
        if (n === 3) return say.tool('step_done', { step: 1 })
        return say.hang()
      }
      if (last.includes('Do this plan')) say.tool('plan', { steps: ['A blue header with the name', 'Three plans as cards, the middle one marked', 'A footer with the address'] })
      else if (last.includes('Which colour')) say.tool('plan', { steps: ['A blue header with the name', 'Three plans as cards, the middle one marked', 'A footer with the address'] })
      else { say.text('Two things decide how this page is built.'); say.tool('ask', { questions: [{ question: 'Which colour should it have?', options: ['Deep blue', 'White and sand', 'Red like the sails'] }, { question: 'How many plans are there, and what do they cost?' }] }) }
    }
    await page.goto(`${product.url}/c/${id2}`)
    await page.getByRole('button', { name: 'Plan only' }).click()
    await page.screenshot({ path: `${out}${name}-5planonly.png` })
    await box.fill('A pricing page'); await box.press('Enter')
    const form = page.getByRole('form', { name: 'Questions' })
    await form.getByRole('button', { name: 'Deep blue' }).click()
    await page.screenshot({ path: `${out}${name}-6ask.png` })
    console.log(name, await axeFaults(page))
    await form.getByRole('button', { name: 'Send answers' }).click()
    await page.getByRole('button', { name: 'Do it' }).waitFor()
    await page.screenshot({ path: `${out}${name}-7plan.png` })
    await ada.must(api.chat.send, { path: { editorId: id2 }, body: { updatePrompt: 'Do this plan:\n1. A blue header', mode: 'agent', ...newSend() } })
    await page.getByText('1 of 3').waitFor()
    await page.getByRole('button', { name: /Read/ }).click().catch(() => {})
    await page.screenshot({ path: `${out}${name}-8ticks.png` })
    console.log(name, await axeFaults(page))
    await page.close()
  }
} finally {
  await people.leave(); await product.dispose(); await provider.stop()
}
process.exit(0)
