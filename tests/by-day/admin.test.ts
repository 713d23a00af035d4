import { afterAll, describe, expect, inject, test } from 'vitest'
import { platformAdmin } from '#tests/support/people/admin.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'

const people = new People(inject('productUrl'))
afterAll(() => people.leave())

describe('[S6] a platform admin at work', () => {
  test('lets himself into a private design, deletes a message, and its owner reads both with their reasons', async () => {
    const owner = await people.come('Olga Owner')
    const { patternId } = await madeDesign(owner.person)
    const { page } = await people.enter(await platformAdmin())
    await page.goto(`${inject('productUrl')}/admin`)
    await page.getByRole('heading', { name: 'Admin' }).waitFor()
    await page.getByRole('tab', { name: 'Designs' }).click()
    await page.getByRole('textbox', { name: 'Search this list' }).fill(owner.person.id)
    const row = page.getByRole('row').filter({ hasText: patternId })
    expect(await row.innerText()).not.toContain('Tidal')
    await row.getByRole('button', { name: `Admin of ${patternId}` }).click()
    await page.getByRole('menuitem', { name: 'Admin permissions' }).click()
    const grant = page.getByRole('dialog', { name: 'Grant Access' })
    await grant.getByRole('textbox', { name: 'User ids' }).fill('nobody')
    await grant.getByRole('button', { name: 'Grant', exact: true }).click()
    await page.getByText('Failed to grant permissions').waitFor()
    await grant.getByText('There is nobody with the id nobody.').waitFor()
    await grant.getByRole('textbox', { name: 'Reason' }).fill('a report of <b>abuse</b>')
    await grant.getByRole('button', { name: 'Grant yourself access' }).click()
    await page.getByText('Permissions granted').waitFor()

    await page.goto(`${inject('productUrl')}/c/${patternId}`)
    const chat = page.getByRole('log', { name: 'Chat' })
    const message = chat.getByRole('article', { name: 'Olga Owner' })
    await message.hover()
    await message.getByRole('button', { name: 'Admin' }).click()
    await page.getByRole('menuitem', { name: 'Delete Message' }).click()
    await page.getByRole('dialog', { name: 'Delete Message' }).getByRole('button', { name: 'Delete' }).click()
    await message.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Room Info' }).click()
    await page.getByRole('dialog', { name: 'Room Info' }).getByText('Sockets').waitFor()

    await owner.page.goto(`${inject('productUrl')}/c/${patternId}`)
    await owner.page.getByRole('button', { name: 'Actions' }).click()
    expect(await owner.page.getByRole('menuitem', { name: 'Room Info' }).count()).toBe(0)
    await owner.page.getByRole('menuitem', { name: 'Info' }).click()
    const entries = owner.page.getByRole('region', { name: 'By administrators, and out of this server' })
    await entries.getByText('gave themselves access').waitFor()
    await entries.getByText('“a report of <b>abuse</b>”').waitFor()
    await entries.getByText('deleted a message').waitFor()
    await owner.page.goto(`${inject('productUrl')}/admin`)
    await owner.page.getByRole('heading', { name: 'There is nothing here.' }).waitFor()
  })
})
