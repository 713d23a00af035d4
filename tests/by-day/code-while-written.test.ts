import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { code, file, openCode, shown, typeAtTop } from '#tests/support/people/code-tab.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { scriptedHouse } from '#tests/support/product/scripted-house.ts'
import { until } from '#tests/support/until.ts'

const FENCE = '```'
const before = (headline: string) =>
  `export default function App() {\n  return (\n    <main>\n      <h1>${headline}</h1>\n`
const AFTER = '    </main>\n  )\n}\n'

const house = scriptedHouse()

test('while a run writes a file, readers watch it and who types goes on typing; its end merges both', async () => {
  const ada = await house.people.come('Ada Lovelace')
  const bob = await house.people.come('Bob Ross')
  const id = await ada.person.newPattern()
  await ada.person.letIn(bob.person, id, 'write')
  const files = [{ name: 'App.tsx', code: before('Harbour') + AFTER }]
  await ada.person.must(api.artifacts.save, { body: { id, files } })
  await openCode(ada.page, house.product.url, id)
  await openCode(bob.page, house.product.url, id)
  await code(bob.page).click()

  let finish: () => void = () => undefined
  house.provider.script = async say => {
    say.text(`I will write one file.\n${FENCE}tsx App.tsx\n${before('A much larger harbour')}`)
    await new Promise<void>(done => {
      finish = done
    })
    say.text(`${AFTER}${FENCE}\nDone.`)
  }
  await ada.person.must(api.chat.send, {
    path: { editorId: id },
    body: { updatePrompt: 'Larger', ...newSend() },
  })
  await until(
    async () => (await shown(ada.page)).includes('A much larger harbour'),
    'Ada watches it being written',
  )
  await file(ada.page, 'App.tsx').getByRole('img', { name: 'being written' }).waitFor()

  expect(await shown(bob.page)).not.toContain('larger')
  await typeAtTop(bob.page, '// typed meanwhile\n')
  await bob.page.getByRole('button', { name: 'Watch it' }).click()
  await until(async () => (await shown(bob.page)).includes('larger'), 'Bob watches as well')
  await bob.page.getByRole('button', { name: 'Edit my copy' }).click()
  await until(async () => (await shown(bob.page)).startsWith('// typed meanwhile\n'), 'his own text is there')

  finish()
  const merged = `// typed meanwhile\n${before('A much larger harbour')}${AFTER}`
  for (const { page } of [ada, bob])
    await until(async () => (await shown(page)) === merged, 'both are merged')
})
