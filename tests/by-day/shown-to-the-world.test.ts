import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { MESSAGES } from '#shared/messages.ts'
import { DomainProduct } from '#tests/support/dns/domain-product.ts'
import { SITES } from '#tests/support/dns/zone-server.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { newPage, People } from '#tests/support/people/people.ts'
import { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'
import { button, openShare, preview } from '#tests/support/world/three-people.ts'

const PASSWORD = 'spring tide'
const NEW_HEADLINE = 'Learn to sail this summer'

/** Three people, and the design that is shown to the world by two of them. */
interface Shown {
  of: DomainProduct
  id: string
  owner: Page
  colleague: Page
  /** Without an account, in a browser of their own. */
  visitor: Page
}

test('[issue 30, show] three people: publish, password, answer, roll back, domain, unpublish', async () => {
  const of = await DomainProduct.start()
  const people = new People(of.product.url)
  // The names of the test lead to the product, as they do once the DNS says so.
  const theirs = await launchBrowser(['--host-resolver-rules=MAP *.example.org 127.0.0.1'])
  try {
    const shown = await three(of, people, theirs)
    const address = await ownerPublishes(shown)
    await colleaguePublishesTheNext(shown, address)
    await ownerAsksForPassword(shown, address)
    await visitorAnswersOnSharedPage(shown)
    await ownerRollsBack(shown, address)
    const atDomain = await ownerConnectsDomain(shown)
    await ownerOpensItToEverybody(shown, atDomain)
    await ownerUnpublishes(shown, [address, atDomain])
  } finally {
    await theirs.close()
    await people.leave()
    await of.stop()
  }
}, 180_000)

async function three(of: DomainProduct, people: People, theirs: Browser): Promise<Shown> {
  const bob = await Person.withAccount(of.product.url, 'Bob Byron')
  for (const person of [of.ada, bob])
    for (const key of ['editorWelcome', 'personalize'] as const)
      await person.must(api.users.oneTimeKeys, { body: { key, value: true } })
  const { patternId: id } = await madeDesign(of.ada)
  await of.ada.letIn(bob, id, 'write')
  const [{ page: owner }, { page: colleague }] = [await people.enter(of.ada), await people.enter(bob)]
  const visitor = await newPage(await theirs.newContext({ viewport: { width: 1_440, height: 900 } }))
  for (const page of [owner, colleague]) {
    await page.goto(`${of.product.url}/c/${id}`)
    await preview(page).getByText('Tidal').first().waitFor()
  }
  return { of, id, owner, colleague, visitor }
}

async function ownerPublishes({ owner, visitor }: Shown): Promise<string> {
  const dialog = await openPublish(owner)
  await dialog.getByText('a published page is public').waitFor()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Tidal sailing school')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Boats, courses & the sea.')
  const address = await publish(owner, 'v1')
  await visitor.goto(address)
  expect(await visitor.title()).toBe('Tidal sailing school')
  const description = visitor.locator('meta[name="description"]')
  expect(await description.getAttribute('content')).toBe('Boats, courses & the sea.')
  await visitor.getByText('Tidal').first().waitFor()
  expect(await visitor.getByText(NEW_HEADLINE).count()).toBe(0)
  return address
}

async function colleaguePublishesTheNext({ colleague, visitor }: Shown, address: string): Promise<void> {
  await colleague.getByRole('textbox', { name: 'Message' }).fill(`Change the headline to "${NEW_HEADLINE}"`)
  await button(colleague, 'Send').click()
  await preview(colleague).getByText(NEW_HEADLINE).first().waitFor()
  await openPublish(colleague)
  expect(await publish(colleague, 'v2')).toBe(address)
  await visitor.reload()
  await visitor.getByRole('heading', { name: NEW_HEADLINE }).waitFor()
  expect(await visitor.title()).toBe('Tidal sailing school')
}

async function ownerAsksForPassword({ owner, visitor }: Shown, address: string): Promise<void> {
  const share = await openShare(owner)
  await share.getByRole('radio', { name: 'Public' }).click()
  await share.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await share.getByRole('button', { name: 'Set password' }).click()
  await owner.getByText(MESSAGES.passwordSet).waitFor()
  await share.getByText('whoever has its own link still sees it').waitFor()
  await owner.keyboard.press('Escape')

  await visitor.goto(address)
  const tries = async (word: string) => {
    await visitor.getByLabel('Password').fill(word)
    await button(visitor, 'Open the page').click()
  }
  await visitor.getByRole('heading', { name: 'This page asks for a password' }).waitFor()
  expect(await visitor.getByText('Tidal').count()).toBe(0)
  await tries('neap tide')
  await visitor.getByText('This is not the password. Ask whoever gave you the address.').waitFor()
  await tries(PASSWORD)
  await visitor.getByRole('heading', { name: NEW_HEADLINE }).waitFor()
}

async function visitorAnswersOnSharedPage({ of, id, owner, visitor }: Shown): Promise<void> {
  await (await openShare(owner)).getByRole('button', { name: 'Edit feedback questions' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Edit Feedback Questions' })
  const add = dialog.getByRole('button', { name: 'Add question' })
  const question = (number: number) => dialog.getByRole('group', { name: `Question ${number}` })
  await add.click()
  await question(1).getByRole('textbox', { name: 'Question', exact: true }).fill('What is missing?')
  await add.click()
  await question(2).getByRole('textbox', { name: 'Question', exact: true }).fill('How clear is it?')
  await question(2).getByRole('combobox', { name: 'Type' }).click()
  await owner.getByRole('option', { name: 'Rating' }).click()
  await dialog.getByRole('switch', { name: 'Ask for feedback' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('The questions are saved.').waitFor()
  const answers = owner.getByRole('dialog', { name: 'Feedback' })
  await (await openShare(owner)).getByRole('button', { name: /^See answers/ }).click()
  await answers.getByText('Nobody has answered yet').waitFor()

  // The preview as somebody sends it on, without the pass of its owner; the password that was given before holds there too.
  const { activeArtifactId } = await of.ada.must(api.patterns.get, { path: { id } })
  const { previewSrc } = await of.ada.must(api.artifacts.preview, { path: { id: activeArtifactId ?? '' } })
  await visitor.goto(new URL(`/?v=${activeArtifactId}`, previewSrc).href)
  await visitor.getByRole('heading', { name: NEW_HEADLINE }).waitFor()
  await visitor.locator('maquette-feedback').waitFor({ state: 'attached' })
  // The button is where no key of the design reaches it, nor a test.
  await visitor.mouse.click(1_440 - 50, 900 - 36)
  const form = await until(
    () => visitor.frames().find(frame => frame.url().includes('/_maquette/feedback')),
    'the form is there',
  )
  await form.getByRole('textbox', { name: 'What is missing?' }).fill('The prices of boats')
  await form.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await form.getByText('Your feedback has been sent.').waitFor()

  // Nobody loads anything again.
  await answers.getByText('The prices of boats').waitFor()
  expect(await answers.getByRole('status').first().textContent()).toBe('1 answer')
  await owner.keyboard.press('Escape')
}

async function ownerRollsBack({ owner, visitor }: Shown, address: string): Promise<void> {
  const dialog = await openPublish(owner)
  await dialog.getByText('v2 is public').waitFor()
  await dialog.getByRole('button', { name: /^Roll back to v1/ }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click()
  await owner.getByText('v1 is public again.').waitFor()
  await owner.keyboard.press('Escape')
  await visitor.goto(address)
  await visitor.getByText('Tidal').first().waitFor()
  expect(await visitor.getByText(NEW_HEADLINE).count()).toBe(0)
}

async function ownerConnectsDomain({ of, id, owner, visitor }: Shown): Promise<string> {
  const host = of.freshHost()
  const address = `http://${host}:${of.port}/`
  expect((await visitor.goto(address))?.status()).toBe(421)
  of.zone.set(host, { CNAME: ['old-shop.example.net'] })
  await (await openPublish(owner)).getByRole('button', { name: 'Custom domain' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Custom domain' })
  await dialog.getByRole('textbox', { name: 'Domain' }).fill(`https://www.${host}/`)
  await dialog.getByRole('button', { name: 'Connect domain' }).click()
  await dialog.getByText(`Your CNAME points to old-shop.example.net, not to ${SITES}.`).waitFor()
  await dialog.getByText('Waiting for the DNS records').waitFor()
  expect((await visitor.goto(address))?.status()).toBe(421)

  const value = await dialog.getByRole('textbox', { name: 'value of the TXT record' }).inputValue()
  of.point(host)
  of.prove(host, value)
  of.forgetLook(id)
  await dialog.getByRole('button', { name: 'Check now' }).click()
  await dialog.getByText('Connected', { exact: true }).waitFor()
  await owner.keyboard.press('Escape')
  // What stands there is asked for the same password.
  expect((await visitor.goto(address))?.status()).toBe(401)
  await visitor.getByRole('heading', { name: 'This page asks for a password' }).waitFor()
  expect((await visitor.goto(`http://${of.freshHost()}:${of.port}/`))?.status()).toBe(421)
  return address
}

async function ownerOpensItToEverybody({ owner, visitor }: Shown, atDomain: string): Promise<void> {
  const share = await openShare(owner)
  await share.getByRole('button', { name: 'Make it private' }).click()
  await expect.poll(() => share.getByRole('radio', { name: 'Private' }).isChecked()).toBe(true)
  await share.getByRole('button', { name: 'Remove password' }).click()
  await owner.getByText(MESSAGES.passwordRemoved).waitFor()
  await owner.keyboard.press('Escape')
  await visitor.goto(atDomain)
  await visitor.getByText('Tidal').first().waitFor()
  expect(await visitor.title()).toBe('Tidal sailing school')
  expect(await visitor.getByText(NEW_HEADLINE).count()).toBe(0)
}

async function ownerUnpublishes({ owner, visitor }: Shown, [address, atDomain]: string[]): Promise<void> {
  const dialog = await openPublish(owner)
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await dialog.getByText('Nothing is published now.').waitFor()
  expect((await visitor.goto(address ?? ''))?.status()).toBe(401)
  await visitor.getByRole('heading', { name: 'This design is private' }).waitFor()
  expect((await visitor.goto(atDomain ?? ''))?.status()).toBe(404)
  await visitor
    .getByText(/Nothing is/)
    .first()
    .waitFor()
  expect(await visitor.getByText('Tidal').count()).toBe(0)
}

async function openPublish(page: Page) {
  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.waitFor()
  return dialog
}

/** In the open dialog; the address that it stands at then. */
async function publish(page: Page, version: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: `Publish ${version}` }).click()
  await dialog.getByRole('group', { name: 'Confirm' }).getByRole('button', { name: 'Publish' }).click()
  await dialog.getByText('Published.', { exact: true }).waitFor({ timeout: 60_000 })
  const address = await dialog.getByRole('textbox', { name: 'public address' }).inputValue()
  await page.keyboard.press('Escape')
  return address
}
