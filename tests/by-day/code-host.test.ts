import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HostedProduct, page as pageOf } from '#tests/support/code-host/hosted-product.ts'
import { write } from '#tests/support/code-host/repositories.ts'
import { People } from '#tests/support/people/people.ts'

let product: HostedProduct
let people: People
beforeAll(async () => {
  product = await HostedProduct.start()
  people = new People(product.url)
})
afterAll(async () => {
  await people.leave()
  await product.stop()
})

const openSync = async (page: Page) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sync to the code host' }).click()
  return page.getByRole('dialog', { name: 'Sync to the code host' })
}

test('[S4][S8] diverged: it is said, a side branch goes beside, and disconnecting is seen by both', async () => {
  const { host } = product
  const ada = await people.come('Ada')
  const bob = await people.come('Bob')
  const linked = await product.linkedBy(ada.person)
  const { id, repository } = linked
  await ada.person.letIn(bob.person, id, 'write')
  await product.sync(linked)
  const theirs = host.repositories.commit(repository.id, write('src/other.ts', 'export const other = 1\n'))
  await product.save(linked, { 'App.tsx': pageOf('Ours') })
  await Promise.all([ada, bob].map(({ page }) => page.goto(`${product.url}/c/${id}`)))
  const [hers, his] = [await openSync(ada.page), await openSync(bob.page)]

  await hers.getByRole('button', { name: 'Sync', exact: true }).click()
  await ada.page.getByText('Diverged from Github. Not synced.').waitFor()
  await his.getByText(/^main has commits that this design does not have/).waitFor()
  await hers.getByRole('button', { name: 'Push to a side branch' }).click()
  const compare = hers.getByRole('link', { name: 'Compare and merge on GitHub' })
  expect(await compare.getAttribute('href')).toContain(
    `${host.url}/${repository.owner}/site/compare/main...maquette/v`,
  )
  expect(host.repositories.head(repository.id)).toBe(theirs)

  await hers.getByRole('button', { name: 'Disconnect' }).click()
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await hers.getByRole('button', { name: 'Link repository' }).waitFor()
  await his.getByText('Connect your GitHub account').waitFor()
})
