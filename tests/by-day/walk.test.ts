import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { SITES } from '#tests/support/dns/zone-server.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { until } from '#tests/support/until.ts'
import { WORKSPACE } from '#tests/support/world/accounts.ts'
import { button, choose, items, openShare, preview, ThreePeople } from '#tests/support/world/three-people.ts'

const PROMPT = 'A pricing page for Tidal, a sailing school, with three plans'

test('[issue 32.3] one walk of three people, from the first prompt to a repository, and what each may see on the way', async () => {
  const walk = await ThreePeople.come()
  const said = saying()
  try {
    await said('a prompt', promptMakesPublicDesign(walk))
    await said('a plan', payingMakesItPrivate(walk))
    await said('a colleague', colleagueComesByMail(walk))
    await said('a board', boardLeadsToSecondVersion(walk))
    await said('a question', questionIsAsked(walk))
    const address = await said('a publication', isPublished(walk))
    await said('an answer', reviewerAnswers(walk, address))
    await said('a domain', domainIsConnected(walk))
    await said('zip and repository', codeIsTakenAlong(walk))
    await said('lowered access', accessIsLowered(walk, address))
  } finally {
    await walk.leave()
  }
}, 180_000)

/** How long each part took, so that a slow one is seen. */
function saying(): <T>(what: string, part: Promise<T>) => Promise<T> {
  const began = performance.now()
  return async (what, part) => {
    const result = await part
    console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`)
    return result
  }
}

async function promptMakesPublicDesign(walk: ThreePeople): Promise<void> {
  const { owner, colleague, reviewer, world } = walk
  await owner.goto(world.url)
  await owner.getByRole('textbox', { name: 'Describe your design' }).fill(PROMPT)
  await button(owner, 'Create').click()
  await owner.waitForURL(/\/c\/[a-z0-9]{20}$/)
  walk.id = owner.url().split('/').at(-1) ?? ''
  await preview(owner).getByText('Tidal').first().waitFor()
  await owner.getByText('Saved').first().waitFor()
  // On the free plan it is public: both look on, and neither writes.
  await Promise.all([reviewer, colleague].map(page => page.goto(walk.room)))
  await reviewer.getByText('To design here, create an account or login.').waitFor()
  await colleague.getByText('fork this design').first().waitFor()
  for (const page of [reviewer, colleague]) {
    await preview(page).getByText('Tidal').first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Message' }).count()).toBe(0)
  }
}

async function payingMakesItPrivate(walk: ThreePeople): Promise<void> {
  const { owner, colleague, reviewer } = walk
  await (await openShare(owner)).getByRole('radio', { name: 'Private' }).click()
  const upgrade = owner.getByRole('dialog', { name: 'You are out of credits. Keep going!' })
  await upgrade.getByText('A private design needs a paid plan.').waitFor()
  await button(owner, 'Choose Individual').click()
  await button(owner, 'Pay').click()
  await owner.getByRole('dialog', { name: 'Your Subscription' }).waitFor()
  await owner.goto(walk.room)
  const share = await openShare(owner)
  await share.getByRole('radio', { name: 'Private' }).click()
  for (const page of [reviewer, colleague]) await expect.poll(() => items(page).count()).toBe(0)
  await owner.keyboard.press('Escape')
  await walk.areRefused(reviewer, colleague)
}

async function colleagueComesByMail(walk: ThreePeople): Promise<void> {
  const { owner, colleague, world } = walk
  const share = await openShare(owner)
  await share.getByRole('textbox', { name: 'Invite by email' }).fill(world.people.colleague.email)
  await button(owner, 'Invite').click()
  await colleague.goto(await walk.invitation())
  await colleague.getByRole('textbox', { name: 'Message' }).waitFor()
  await owner.keyboard.press('Escape')
}

async function boardLeadsToSecondVersion(walk: ThreePeople): Promise<void> {
  const { owner, colleague, reviewer, world } = walk
  await choose(owner, 'Actions', 'Add to Canvas')
  await owner.getByRole('dialog').getByRole('button', { name: 'New canvas' }).click()
  await owner.waitForURL(/\/s\/[a-z0-9]{20}$/)
  const board = owner.url()
  await Promise.all([reviewer, colleague].map(page => page.goto(board)))
  await reviewer.getByRole('heading', { name: 'Log in to open this canvas' }).waitFor()
  await colleague.getByRole('heading', { name: 'You do not have access to this canvas' }).waitFor()
  await (await openShare(owner)).getByRole('button', { name: `Share with ${WORKSPACE}` }).click()
  await owner.getByText(`Everybody in ${WORKSPACE} has access.`).waitFor()
  await owner.keyboard.press('Escape')

  await owner.locator('.react-flow__node-design').click()
  await button(owner, 'Explore').click()
  await owner.getByRole('menuitem', { name: '3 directions' }).click()
  await owner.locator('.board-tie').nth(2).waitFor({ state: 'attached' })
  await colleague.goto(board)
  await button(owner, 'Fit').click()
  await button(colleague, 'Fit').click()
  const directions = '.react-flow__node-design:has(.board-direction)'
  await expect.poll(() => colleague.locator(directions).count()).toBe(3)
  const chosen = await owner.locator(directions).nth(1).getAttribute('data-id')
  const [hers, his] = [owner, colleague].map(page => page.locator(`.react-flow__node[data-id="${chosen}"]`))
  if (!hers || !his) throw new Error('two boards')
  await his.getByRole('button', { name: 'Vote' }).click()
  await hers.getByRole('button', { name: 'Vote' }).click()
  await expect.poll(() => his.getByRole('button', { name: 'Vote' }).innerText()).toBe('2')

  await hers.click()
  await hers.getByRole('button', { name: 'Keep' }).click()
  await owner.getByRole('menuitem', { name: 'As the next version of its origin' }).click()
  await hers.getByText('Kept').waitFor()
  await his.getByText('Kept').waitFor()
  const { copies } = await world.people.owner.must(api.spaces.copies, {
    path: { id: board.split('/').at(-1) ?? '' },
  })
  const origin = copies.find(({ of }) => of?.patternId === walk.id)
  await owner.locator(`.react-flow__node[data-id="${origin?.nodeId}"]`).click()
  await owner.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Original' }).click()
  await owner.getByRole('menuitem', { name: 'Save to original' }).click()
  await button(owner, 'Open it').click()
  await owner.waitForURL(walk.room)
  await button(owner, 'Versions').click()
  await owner.getByRole('menuitem', { name: /^v2/ }).waitFor()
  await owner.keyboard.press('Escape')
}

async function questionIsAsked({ owner }: ThreePeople): Promise<void> {
  await (await openShare(owner)).getByRole('button', { name: 'Edit feedback questions' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Edit Feedback Questions' })
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('What is missing?')
  await dialog.getByRole('switch', { name: 'Ask for feedback' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('The questions are saved.').waitFor()
}

async function isPublished({ owner }: ThreePeople): Promise<string> {
  await button(owner, 'Publish').click()
  const dialog = owner.getByRole('dialog', { name: 'Publish' })
  await dialog.getByText('a published page is public').waitFor()
  await dialog.getByRole('button', { name: 'Publish v2' }).click()
  await dialog.getByRole('group', { name: 'Confirm' }).getByRole('button', { name: 'Publish' }).click()
  await dialog.getByText('Published.', { exact: true }).waitFor({ timeout: 60_000 })
  const address = await dialog.getByRole('textbox', { name: 'public address' }).inputValue()
  await owner.keyboard.press('Escape')
  return address
}

async function reviewerAnswers(walk: ThreePeople, address: string): Promise<void> {
  const { owner, reviewer } = walk
  await reviewer.goto(address)
  await reviewer.getByText('Tidal').first().waitFor()
  await reviewer.locator('maquette-feedback').waitFor({ state: 'attached' })
  // The button is where no key of the design reaches it, nor a test.
  await reviewer.mouse.click(1_440 - 50, 900 - 36)
  const form = await until(
    () => reviewer.frames().find(frame => frame.url().includes('/_maquette/feedback')),
    'the form is there',
  )
  await form.getByRole('textbox', { name: 'What is missing?' }).fill('The prices of boats')
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await form.getByText('Your feedback has been sent.').waitFor()
  await walk.areRefused(reviewer)
  await (await openShare(owner)).getByRole('button', { name: /^See answers/ }).click()
  await owner.getByRole('dialog', { name: 'Feedback' }).getByText('The prices of boats').waitFor()
  await owner.keyboard.press('Escape')
}

async function domainIsConnected({ owner, world }: ThreePeople): Promise<void> {
  const { zone } = world.doubles
  const host = world.names.wrong
  await (await openShare(owner)).getByRole('button', { name: 'Custom domain' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Custom domain' })
  await dialog.getByRole('textbox', { name: 'Domain' }).fill(`https://www.${host}/`)
  await dialog.getByRole('button', { name: 'Connect domain' }).click()
  await dialog.getByText(/Your CNAME points to old-shop\.example\.net/).waitFor()
  await dialog.getByText('Waiting for the DNS records').waitFor()
  zone.set(host, { CNAME: [SITES] })
  const value = await dialog.getByRole('textbox', { name: 'value of the TXT record' }).inputValue()
  zone.set(`_maquette.${host}`, { TXT: [value] })
  // The DNS is asked again five seconds after it was, at the soonest.
  await expect
    .poll(
      async () => {
        await dialog.getByRole('button', { name: 'Check now' }).click()
        return dialog.getByText('Connected', { exact: true }).isVisible()
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(true)
  await owner.keyboard.press('Escape')

  const browser = await launchBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`])
  try {
    const visitor = await browser.newPage()
    await visitor.goto(`http://${host}:${new URL(world.url).port}/`)
    await visitor.getByText('Tidal').first().waitFor()
  } finally {
    await browser.close()
  }
}

async function codeIsTakenAlong({ owner, colleague, world, room }: ThreePeople): Promise<void> {
  const { host } = world.doubles
  const download = owner.waitForEvent('download')
  await choose(owner, 'Export', 'Download Code Zip')
  const files = unzipSync(readFileSync(await (await download).path()))
  const inZip = new TextDecoder().decode(files['src/App.tsx'])
  expect(inZip).toContain('export default')

  await choose(owner, 'Export', 'Sync to the code host')
  await button(owner, 'Connect').click()
  await button(owner, 'Continue as olive').click()
  // The app has no repositories there yet.
  await button(owner, 'Choose repositories').click()
  await button(owner, 'Continue as olive').click()
  const dialog = owner.getByRole('dialog', { name: 'Sync to the code host' })
  await dialog.getByRole('textbox', { name: 'Repository' }).fill('harbour')
  await dialog.getByRole('button', { name: 'Link repository' }).click()
  await dialog.getByText('src/App.tsx').waitFor()
  await dialog.getByRole('button', { name: 'Sync', exact: true }).click()
  await owner.getByText('Synced with Github.').waitFor()
  const repository = host.repositories.named('olive/harbour')
  expect(host.repositories.read(repository?.id ?? 0, 'src/App.tsx')).toBe(inZip)
  await owner.keyboard.press('Escape')
  // A colleague who may write sees it, with the account of nobody.
  await colleague.goto(room)
  await choose(colleague, 'Export', 'Sync to the code host')
  await colleague.getByRole('link', { name: 'olive/harbour' }).waitFor()
  await colleague.keyboard.press('Escape')
}

async function accessIsLowered(walk: ThreePeople, address: string): Promise<void> {
  const { owner, colleague, world } = walk
  const { name } = world.people.colleague
  const share = await openShare(owner)
  await share.getByRole('combobox', { name: `What ${name} can do` }).click()
  await owner.getByRole('option', { name: 'Can view' }).click()
  await colleague.getByText('fork this design').first().waitFor()
  expect(await colleague.getByRole('textbox', { name: 'Message' }).count()).toBe(0)
  await button(colleague, 'Export').click()
  await colleague.getByRole('menuitem', { name: 'Download Code Zip' }).waitFor()
  expect(await colleague.getByRole('menuitem', { name: 'Sync to the code host' }).count()).toBe(0)
  await colleague.keyboard.press('Escape')

  await share.getByRole('button', { name: `Remove ${name}` }).click()
  await expect.poll(() => items(colleague).count()).toBe(0)
  await walk.areRefused(colleague)
  // What is published is everybody's.
  await colleague.goto(address)
  await colleague.getByText('Tidal').first().waitFor()
}
