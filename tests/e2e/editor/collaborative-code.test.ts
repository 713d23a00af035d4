import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import {
  code,
  file,
  insertAtTop,
  openCode,
  shown,
  status,
  typeAtEnd,
  typeAtTop,
} from '#tests/support/people/code-tab.ts'
import { generate, madeDesign } from '#tests/support/people/made-design.ts'
import { typeAwayAndReturn } from '#tests/support/people/offline-edits.ts'
import { People } from '#tests/support/people/people.ts'
import { cutOff, prepareSockets } from '#tests/support/rooms/cut-off.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
type Somebody = Awaited<ReturnType<People['come']>>

afterAll(() => people.leave())

describe('two people in one file', () => {
  let ada: Somebody
  let bob: Somebody
  let id: string

  beforeAll(async () => {
    ada = await people.come('Ada Lovelace')
    bob = await people.come('Bob Ross')
    id = (await madeDesign(ada.person)).patternId
    await ada.person.letIn(bob.person, id, 'write')
    // A file that fits the window, since an editor shows the lines in view only.
    await openCode(ada.page, url, id)
    await ada.page.getByRole('button', { name: 'New file' }).click()
    await ada.page.getByRole('textbox', { name: 'New file' }).fill('notes.ts')
    await ada.page.keyboard.press('Enter')
    await prepareSockets(bob.page)
    await openCode(bob.page, url, id)
    await file(bob.page, 'notes.ts').click()
  })

  test('both see what both type, and where', async () => {
    await insertAtTop(ada.page, '// Ada was here')
    await until(async () => (await shown(bob.page)).includes('// Ada was here'), 'Bob sees it')
    await typeAtEnd(bob.page, '\n// and Bob')
    await until(async () => (await shown(ada.page)).endsWith('// and Bob'), 'Ada sees it')
    await ada.page.locator('.cm-ySelectionInfo', { hasText: 'Bob Ross' }).waitFor({ state: 'attached' })
    await status(ada.page, 'Saved').waitFor()
  })

  test('undo takes back one’s own typing only, redo brings it back', async () => {
    await ada.page.keyboard.press('Control+z')
    await until(async () => (await shown(bob.page)) === '\n// and Bob', 'only Ada’s words are gone')
    await ada.page.keyboard.press('Control+Shift+Z')
    await until(async () => (await shown(bob.page)) === '// Ada was here\n// and Bob', 'they are back')
  })

  test('offline, changes are kept; back again, both sides are there', async () => {
    await cutOff(bob.page)
    await status(bob.page, 'Offline, changes are kept').waitFor()
    await typeAtEnd(bob.page, '\n// far away')
    await typeAtTop(ada.page, '// at home\n')
    expect(await shown(ada.page)).not.toContain('far away')
    await bob.context.setOffline(false)
    await status(bob.page, 'Saved').waitFor()
    const both = '// at home\n// Ada was here\n// and Bob\n// far away'
    await until(async () => (await shown(ada.page)) === both, 'Ada has it all')
    await until(async () => (await shown(bob.page)) === both, 'Bob has it all')
  })

  test('a run that ends meanwhile is merged in under somebody’s hands', async () => {
    await file(bob.page, 'App.tsx').click()
    const run = generate(ada.person, id, 'Change the headline to "Under way at last"')
    await typeAtTop(bob.page, '// typed during the run, letter by letter\n')
    await run
    const { activeArtifactId } = await ada.person.must(api.patterns.get, { path: { id } })
    const artifact = await ada.person.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
    const written = artifact.sourceFiles.find(({ code }) => code.includes('Under way at last'))
    if (!written) throw new Error('the run changed nothing')
    await until(
      async () => (await shown(bob.page)).startsWith('// typed during the run, letter by letter'),
      'kept',
    )
    const { artifactId } = await ada.person.must(api.artifacts.save, { body: { id } })
    const merged = await ada.person.must(api.artifacts.get, { path: { id: artifactId } })
    const codeOf = (name: string) => merged.sourceFiles.find(each => each.name === name)?.code
    expect(codeOf('App.tsx')?.startsWith('// typed during the run, letter by letter\n')).toBe(true)
    expect(codeOf(written.name)).toContain('Under way at last')
  })

  test('what differs is said and saved as a version, told in the chat', async () => {
    await file(ada.page, 'notes.ts').click()
    await typeAtTop(ada.page, '// v next\n')
    const bar = ada.page.getByRole('region', { name: 'Not yet a version' })
    await bar.waitFor()
    await file(ada.page, 'notes.ts')
      .getByRole('img', { name: /changed|new/ })
      .waitFor()
    await bar.getByRole('button', { name: 'Save version' }).click()
    await bar.waitFor({ state: 'detached' })
    await ada.page.getByRole('tab', { name: 'Chat' }).click()
    const told = ada.page.getByRole('log', { name: 'Chat' }).getByRole('article', { name: ada.person.name })
    await told.getByText('Edited by hand').last().waitFor()
    await told
      .last()
      .getByRole('button', { name: /^Code changes of v\d+$/ })
      .waitFor()
    await ada.page.getByRole('tab', { name: 'Code' }).click()
  })

  test('files are made, renamed and deleted by keyboard, and that is undone as well', async () => {
    await file(ada.page, 'notes.ts').click()
    await ada.page.keyboard.press('F2')
    await ada.page.getByRole('textbox', { name: 'Rename file' }).fill('log.ts')
    await ada.page.keyboard.press('Enter')
    await file(bob.page, 'log.ts').waitFor()
    await file(ada.page, 'log.ts').click()
    await ada.page.keyboard.press('Delete')
    await file(bob.page, 'log.ts').waitFor({ state: 'detached' })
    await file(ada.page, 'App.tsx').focus()
    await ada.page.keyboard.press('Control+z')
    await file(bob.page, 'log.ts').waitFor()
  })

  test('folders are renamed and deleted by keyboard with their files, and that is undone', async () => {
    const name = (label: string) => ada.page.getByRole('textbox', { name: label })
    await ada.page.getByRole('button', { name: 'New file' }).click()
    await name('New file').fill('drafts/one.ts')
    await ada.page.keyboard.press('Enter')
    await code(ada.page).click()
    await ada.page.keyboard.type('// one')
    await file(ada.page, 'one.ts').click()
    await ada.page.keyboard.press('ArrowLeft')
    const drafts = file(ada.page, 'drafts')
    await until(() => drafts.evaluate(row => row === document.activeElement), 'the focus is at the folder')
    await ada.page.keyboard.press('F2')
    await name('Rename folder').fill('App.tsx')
    await ada.page.getByRole('alert').getByText('There is a file with this name.').waitFor()
    await name('Rename folder').fill('kept')
    await ada.page.keyboard.press('Enter')
    await file(bob.page, 'kept').waitFor()
    await file(bob.page, 'drafts').waitFor({ state: 'detached' })
    await until(async () => (await shown(ada.page)) === '// one', 'the open file is followed')
    await file(ada.page, 'kept').focus()
    await ada.page.keyboard.press('Delete')
    await file(bob.page, 'kept').waitFor({ state: 'detached' })
    await file(ada.page, 'App.tsx').focus()
    await ada.page.keyboard.press('Control+z')
    await file(bob.page, 'kept').waitFor()
    // Among many files folders begin closed.
    if (!(await file(bob.page, 'one.ts').isVisible())) await file(bob.page, 'kept').click()
    await file(bob.page, 'one.ts').click()
    await until(async () => (await shown(bob.page)) === '// one', 'with what was in it')
    await file(ada.page, 'kept').focus()
    await ada.page.keyboard.press('Delete')
    await file(bob.page, 'kept').waitFor({ state: 'detached' })
    await file(bob.page, 'App.tsx').click()
  })

  test('discarded changes are gone for everybody and can be taken back', async () => {
    const bar = ada.page.getByRole('region', { name: 'Not yet a version' })
    await bar.getByRole('button', { name: 'Discard' }).click()
    await file(bob.page, 'notes.ts').waitFor()
    await bar.waitFor({ state: 'detached' })
    const toast = ada.page.getByRole('listitem').filter({ hasText: 'The changes are discarded.' })
    // By keyboard: a toast still moves while those before it leave.
    await toast.getByRole('button', { name: 'Undo' }).press('Enter')
    await file(bob.page, 'log.ts').waitFor()
  })

  test('the title is taken back by its call, outside of the fields', async () => {
    const title = ada.page.getByRole('textbox', { name: 'Design name' })
    const before = await title.inputValue()
    await title.fill('Another name')
    await title.press('Enter')
    await until(async () => (await bob.page.title()).includes('Another name'), 'Bob sees it')
    await file(ada.page, 'App.tsx').focus()
    await ada.page.keyboard.press('Control+z')
    await until(async () => (await title.inputValue()) === before, 'the name is back')
    await until(async () => (await bob.page.title()).includes(before), 'for Bob too')
  })

  test('[R6] a writer who becomes a reader keeps what was not taken', async () => {
    await file(bob.page, 'App.tsx').click()
    // Bob types before his page can hear of it.
    await bob.page.context().setOffline(true)
    const demoted = { type: 'user', userIdToUpdate: bob.person.id, updatedPermission: 'read' } as const
    await ada.person.must(api.sharing.permission, { path: { id }, body: demoted })
    await code(bob.page).click()
    await bob.page.keyboard.press('Control+Home')
    await bob.page.keyboard.insertText('// too late')
    const notice = bob.page.getByRole('region', { name: 'Edits that were not taken' })
    await bob.page.context().setOffline(false)
    await notice.waitFor()
    await until(async () => !(await shown(bob.page)).includes('too late'), 'the room’s own text is shown')
    await bob.page.reload()
    await notice.getByRole('button', { name: 'Keep as a design of my own' }).click()
    await bob.page.waitForURL(address => !address.pathname.endsWith(id))
    await notice.waitFor({ state: 'detached' })
    const own = new URL(bob.page.url()).pathname.split('/').at(-1) ?? ''
    const { activeArtifactId } = await bob.person.must(api.patterns.get, { path: { id: own } })
    const { sourceFiles } = await bob.person.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
    expect(sourceFiles.find(({ name }) => name === 'App.tsx')?.code).toContain('too late')
  })
})

describe('a tab that is closed offline', () => {
  test('loses nothing when it is opened again, and logging out leaves nothing behind', async () => {
    const ada = await people.come('Ada Lovelace')
    const { patternId } = await madeDesign(ada.person)
    const page = await typeAwayAndReturn({ url, ada, patternId, edits: 100 })
    const kept = () => page.evaluate(async () => (await indexedDB.databases()).length)
    await expect.poll(() => kept()).toBe(1)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await until(async () => (await kept()) === 0, 'after logging out nothing is kept')
  })
})
