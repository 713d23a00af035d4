import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('design §8: a design that loads behind the chat of a phone is not taken for a hidden one', async () => {
  const { person, page } = await people.come('Ada', { width: 390, height: 844, hasTouch: true })
  const { patternId, artifactId } = await madeDesign(person)
  await page.goto(`${url}/c/${patternId}`)
  await page.getByRole('tab', { name: 'Chat', selected: true }).waitFor()
  const health = await until(
    async () => (await person.must(api.artifacts.preview, { path: { id: artifactId } })).health,
    'it is judged',
  )
  expect(health.outcome).toBe('painted')
  expect(await page.getByText('a style hides it').count()).toBe(0)
})
