import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { HostedProduct } from '#tests/support/code-host/hosted-product.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
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

test('[S2][S4][S8] one connects, links and syncs, and who has it open beside sees the same', async () => {
  const { host } = product
  const ada = await people.come('Ada')
  const bob = await people.come('Bob')
  const { patternId: id } = await savedDesign(ada.person)
  await ada.person.letIn(bob.person, id, 'write')
  host.accounts.addUser('ada')
  host.accounts.install('ada', ['ada'])
  await Promise.all([ada, bob].map(({ page }) => page.goto(`${product.url}/c/${id}`)))

  await (await openSync(ada.page)).getByRole('button', { name: 'Connect' }).click()
  await ada.page.getByRole('button', { name: 'Continue as ada' }).click()
  // The host leads back, and the dialog is there again.
  const hers = ada.page.getByRole('dialog', { name: 'Sync to the code host' })
  await hers.getByRole('textbox', { name: 'Repository' }).fill('harbour')
  await hers.getByRole('button', { name: 'Link repository' }).click()
  await hers.getByText('What the first sync does').waitFor()
  await hers.getByText('src/App.tsx').waitFor()
  const repository = host.repositories.named('ada/harbour')
  if (!repository) throw new Error('the repository was not made')

  const his = await openSync(bob.page)
  await his.getByRole('link', { name: 'ada/harbour' }).waitFor()
  let go = () => {}
  const arrived = new Promise<void>(arrive => {
    host.beforePush = () => {
      arrive()
      return new Promise(resolve => {
        go = resolve
      })
    }
  })
  await hers.getByRole('button', { name: 'Sync', exact: true }).click()
  await arrived
  await his
    .getByText(/^Ada is syncing with GitHub…/)
    .first()
    .waitFor()
  host.beforePush = null
  go()
  await ada.page.getByText('Synced with Github.').waitFor()
  const commit = host.repositories.head(repository.id)?.slice(0, 7)
  for (const dialog of [hers, his]) await dialog.getByRole('link', { name: `Commit ${commit}` }).waitFor()
})
