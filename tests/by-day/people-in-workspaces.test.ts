import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { letIntoTeam, newTeam, shareWithTeam } from '#tests/support/people/team.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

/** Several pages beside each other, on a machine that others use too. */
const SLOW_MS = 120_000

const share = (page: Page) => page.getByRole('dialog', { name: 'Share' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

async function createWorkspace(page: Page, name: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Create a workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a workspace' })
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await dialog.getByText('Give it a name').waitFor()
  await dialog.getByRole('textbox', { name: 'Workspace name' }).fill(name)
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByRole('heading', { name: 'Manage Team' }).waitFor()
}

test(
  'three people in two workspaces: invite, accept, share, and lower a level while its holder types',
  async () => {
    const ada = await people.come('Ada')
    const bob = await people.come('Bob')
    const cleo = await people.come('Cleo')
    await createWorkspace(ada.page, 'Halden Studio')
    await createWorkspace(cleo.page, 'Harbour Works')

    // An address that is none is said beside the field, and what was typed stays.
    const emails = ada.page.getByRole('textbox', { name: 'Invite by email' })
    await emails.fill('bob at home')
    await ada.page.getByRole('button', { name: 'Invite', exact: true }).click()
    await ada.page.getByText(/are not e-mail addresses/).waitFor()
    await expect.poll(() => emails.inputValue()).toBe('bob at home')
    await emails.fill(bob.person.email)
    await ada.page.getByRole('button', { name: 'Invite', exact: true }).click()
    const link = ada.page.getByRole('textbox', { name: `invitation link for ${bob.person.email}` })
    const address = await link.inputValue()

    await bob.page.goto(address)
    await bob.page.getByRole('heading', { name: 'Join Halden Studio?' }).waitFor()
    await bob.page.getByRole('button', { name: 'Join workspace' }).click()
    await bob.page.getByText('You are in Halden Studio now.').waitFor()
    await ada.page.reload()
    const members = ada.page.getByRole('table', { name: 'Members' })
    await expect.poll(() => members.getByRole('row').count()).toBe(3)

    // A used link says so.
    await cleo.page.goto(address)
    await cleo.page.getByText(/This invitation has been used/).waitFor()

    const { patternId } = await madeDesign(ada.person)
    await ada.page.goto(`${url}/c/${patternId}`)
    await ada.page.getByRole('button', { name: 'Share', exact: true }).click()
    await share(ada.page).getByRole('button', { name: 'Share with Halden Studio' }).click()
    const level = share(ada.page).getByRole('combobox', { name: 'What Halden Studio can do' })
    await level.waitFor()

    await bob.page.goto(url)
    await bob.page.getByRole('combobox', { name: 'Workspace' }).click()
    await bob.page.getByRole('option', { name: 'Halden Studio' }).click()
    await bob.page.getByRole('tab', { name: 'Workspace' }).click()
    await bob.page
      .getByRole('list', { name: /^Designs/ })
      .getByRole('link')
      .click()
    await message(bob.page).pressSequentially('Half a tho')
    await level.click()
    await ada.page.getByRole('option', { name: 'Can view' }).click()
    await ada.page.getByText('Permissions granted').waitFor()
    await message(bob.page).waitFor({ state: 'detached' })
    // What he was typing is on his screen to be copied, and in the box when he may write again.
    const unsent = bob.page.getByRole('region', { name: 'Your unsent message' })
    await unsent.getByText('Half a tho').waitFor()
    await unsent.getByRole('button', { name: 'Copy' }).waitFor()
    await level.click()
    await ada.page.getByRole('option', { name: 'Can edit' }).click()
    await expect.poll(() => message(bob.page).inputValue()).toBe('Half a tho')
    await unsent.waitFor({ state: 'detached' })
    await ada.page.getByRole('button', { name: 'Remove Halden Studio' }).click()
    await bob.page
      .getByText('You do not have access to this design')
      .or(bob.page.getByText(/no access/i))
      .first()
      .waitFor()
    await unsent.getByText('Half a tho').waitFor()
  },
  SLOW_MS,
)

test(
  'whoever has no access asks for it and is let in with one click, and is handed the design, which the owner leaves',
  async () => {
    const ada = await people.come('Ada')
    const cleo = await people.come('Cleo')
    const { patternId } = await madeDesign(ada.person)
    await cleo.page.goto(`${url}/c/${patternId}`)
    await cleo.page.getByRole('textbox', { name: /^Message/ }).fill('It is about the harbour.')
    await cleo.page.getByRole('button', { name: 'Request access' }).click()
    await cleo.page.getByText('The owner has your request').waitFor()
    await ada.page.goto(`${url}/c/${patternId}`)
    await ada.page.getByText('Cleo asks for access.').waitFor()
    await ada.page.getByRole('button', { name: 'Answer', exact: true }).click()
    await share(ada.page).getByText('It is about the harbour.').waitFor()
    await share(ada.page).getByRole('button', { name: 'Allow viewing for Cleo' }).click()
    await ada.page.getByText('Cleo can view this design now.').waitFor()
    await cleo.page.getByRole('button', { name: 'Look again' }).click()
    await cleo.page.getByRole('region', { name: 'Preview panel' }).waitFor()
    await share(ada.page).getByRole('combobox', { name: 'What Cleo can do' }).click()
    await ada.page.getByRole('option', { name: 'Make owner…' }).click()
    await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click()
    await ada.page.getByText('Cleo owns this design now. You can still edit it.').waitFor()
    await share(ada.page).getByRole('button', { name: 'Leave this design' }).click()
    await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await ada.page.getByText('You have left the design.').waitFor()
    const levelOf = async ({ person }: typeof ada) =>
      (await person.call(api.patterns.get, { path: { id: patternId } })).body.permissionLevel ?? null
    expect([await levelOf(cleo), await levelOf(ada)]).toEqual(['owner', null])
  },
  SLOW_MS,
)

test(
  'leaving asks what becomes of one’s designs, and the last owner cannot leave',
  async () => {
    const ada = await people.come('Ada')
    const bob = await people.come('Bob')
    const id = await newTeam(ada.person, 'Halden Studio')
    await letIntoTeam(ada.person, bob.person, id)
    const { patternId } = await madeDesign(bob.person)
    await shareWithTeam(bob.person, patternId, id, 'read')
    await bob.page.goto(`${url}/workspace/settings`)
    await bob.page.getByRole('button', { name: 'Leave workspace' }).click()
    const leaving = bob.page.getByRole('dialog', { name: 'Leave Halden Studio?' })
    await leaving.getByRole('radio', { name: 'Hand over' }).click()
    await expect
      .poll(() => leaving.getByRole('combobox', { name: 'Hand them over to' }).textContent())
      .toBe('Ada')
    await leaving.getByRole('button', { name: 'Leave workspace' }).click()
    await bob.page.getByText('You have left Halden Studio.').waitFor()
    expect((await bob.person.must(api.workspaces.list, {})).orgs).toEqual([])
    expect((await ada.person.must(api.patterns.get, { path: { id: patternId } })).permissionLevel).toBe(
      'owner',
    )
    await ada.page.goto(`${url}/workspace/settings`)
    const last = ada.page.getByRole('button', { name: 'Leave workspace' })
    await expect.poll(() => last.getAttribute('aria-disabled')).toBe('true')
  },
  SLOW_MS,
)

test('an account is deleted with its password, and what others may edit stays with them', async () => {
  const ada = await people.come('Ada')
  const bob = await people.come('Bob')
  const id = await newTeam(ada.person, 'Halden Studio')
  await letIntoTeam(ada.person, bob.person, id)
  const { patternId } = await madeDesign(bob.person)
  await shareWithTeam(bob.person, patternId, id)
  const { page } = bob
  await page.goto(`${url}/settings`)
  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  const password = dialog.getByRole('textbox', { name: 'Password' })
  await password.fill('not this one')
  await dialog.getByRole('button', { name: 'Delete the account' }).click()
  await dialog.getByRole('textbox', { name: 'Password', description: /./ }).waitFor()
  await expect.poll(() => password.inputValue()).toBe('not this one')
  await password.fill('correct horse')
  await dialog.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByText('Your account is deleted.').waitFor()
  await ada.page.goto(`${url}/c/${patternId}`)
  await ada.page.getByRole('textbox', { name: 'Design name' }).waitFor()
  expect((await ada.person.must(api.patterns.get, { path: { id: patternId } })).permissionLevel).toBe('owner')
  await ada.page.goto(`${url}/workspace/settings`)
  await expect.poll(() => ada.page.getByRole('table', { name: 'Members' }).getByRole('row').count()).toBe(2)
})

test('Manage Team: roles, ownership, name and cap are changed, and what cannot be saved stays typed', async () => {
  const ada = await people.come('Ada')
  const bob = await people.come('Bob')
  const id = await newTeam(ada.person, 'Halden Studio')
  await letIntoTeam(ada.person, bob.person, id)
  const { page } = ada
  await page.goto(`${url}/workspace/settings`)
  await page.getByRole('combobox', { name: 'Role of Bob' }).click()
  await page.getByRole('option', { name: 'Admin' }).click()
  const roleOf = async (name: string) =>
    (await ada.person.must(api.workspaces.members, { path: { id } })).members.find(
      member => member.name === name,
    )?.role
  await until(async () => (await roleOf('Bob')) === 'admin', 'Bob is an admin')
  const cap = page.getByRole('textbox', { name: 'Credits a member may use in a period' })
  const saveCap = page.getByRole('button', { name: /^Save credits/ })
  await cap.fill('some')
  await saveCap.click()
  await page.getByText('Enter a whole number').waitFor()
  await page.route('**/api/org/*', route => route.fulfill({ status: 503, body: '' }))
  await cap.fill('40')
  await saveCap.click()
  await page.getByText('It could not be saved.').waitFor()
  await expect.poll(() => cap.inputValue()).toBe('40')
  await page.unroute('**/api/org/*')
  await saveCap.click()
  const settings = () => ada.person.must(api.workspaces.members, { path: { id } })
  await until(async () => (await settings()).creditCap === 40, 'the cap is kept')
  await page.getByRole('button', { name: 'More about Bob' }).click()
  await page.getByRole('menuitem', { name: 'Hand over ownership' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click()
  await until(async () => (await roleOf('Bob')) === 'owner', 'Bob owns it')
  expect(await roleOf('Ada')).toBe('admin')
  await page.getByText('You are an admin', { exact: false }).first().waitFor()
})
