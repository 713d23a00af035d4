import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { liveblocksProduct } from '#tests/support/liveblocks/liveblocks-product.ts'
import { adminByLink } from '#tests/support/people/admin.ts'
import { file, insertAtTop, openCode, shown, status, typeAtEnd } from '#tests/support/people/code-tab.ts'
import { generate, newSend } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { cutOff, prepareSockets } from '#tests/support/rooms/cut-off.ts'
import { until } from '#tests/support/until.ts'

let product: Awaited<ReturnType<typeof liveblocksProduct>>
let provider: ScriptedProvider
let people: People
type Somebody = Awaited<ReturnType<People['come']>>
let ada: Somebody
let bob: Somebody
let id: string
const hosts = new Set<string>()
const paths = new Set<string>()

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  product = await liveblocksProduct({
    ...{ MODEL_AGENT: 'openai-compatible:scripted', OPENAI_COMPATIBLE_BASE_URL: provider.url },
    ...{ OPENAI_COMPATIBLE_API_KEY: 'sk-test', ADMIN_EMAILS: 'alma@example.org' },
  })
  people = new People(product.url)
  ada = await people.come('Ada Lovelace')
  bob = await people.come('Bob Ross')
  for (const { page } of [ada, bob]) {
    page.on('request', request => {
      const { host, pathname } = new URL(request.url())
      hosts.add(host)
      paths.add(pathname)
    })
    page.on('websocket', socket => hosts.add(new URL(socket.url()).host))
  }
}, 180_000)

afterAll(async () => {
  await people?.leave()
  await product?.dispose()
  await provider?.stop()
})

const chat = (page: Page) => page.getByRole('log', { name: 'Chat' })

describe('two people in a product whose rooms are at Liveblocks', () => {
  test('the main job: a prompt, its answer as it comes, and a follow-up that the other watches', async () => {
    id = await ada.person.newPattern()
    await ada.person.letIn(bob.person, id, 'write')
    await ada.page.goto(`${product.url}/c/${id}`)
    await prepareSockets(bob.page)
    await bob.page.goto(`${product.url}/c/${id}`)
    await status(ada.page, 'Saved').waitFor()
    await status(bob.page, 'Saved').waitFor()
    await generate(ada.person, id, 'A pricing page for Tidal, a sailing school, with three plans')
    for (const { page } of [ada, bob]) {
      await chat(page).getByText('A pricing page for Tidal').first().waitFor()
      await page.frameLocator('iframe[title="Preview"]').getByText('Tidal').first().waitFor()
    }
    await generate(ada.person, id, 'Change the headline to "Under way at last"')
    for (const { page } of [ada, bob])
      await page.frameLocator('iframe[title="Preview"]').getByText('Under way at last').first().waitFor()
    expect(product.cloud.links).toBeGreaterThan(0)
  })

  test('[S6] Room Info names the rooms at the service, and the way to its dashboard', async () => {
    const { page } = await people.enter(await adminByLink(product))
    await page.goto(`${product.url}/admin`)
    await page.getByRole('tab', { name: 'Designs' }).click()
    await page.getByRole('button', { name: `Admin of ${id}` }).click()
    await page.getByRole('menuitem', { name: 'Room Info' }).click()
    const info = page.getByRole('dialog', { name: 'Room Info' })
    await info.getByRole('region', { name: 'At Liveblocks' }).waitFor()
    const names = await info.getByText(`editor:${id}:`).allInnerTexts()
    expect(names.map(name => name.replace(/\d+$/, 'epoch'))).toEqual(
      ['room', 'files'].map(document => `editor:${id}:${document}:epoch`),
    )
    for (const name of names) {
      const at = new URL(`/v2/rooms/${encodeURIComponent(name)}`, product.cloud.url)
      const headers = { authorization: `Bearer ${product.secret}` }
      expect((await fetch(at, { headers })).status).toBe(200)
    }
    expect(await info.getByRole('link', { name: 'Liveblocks’ dashboard' }).getAttribute('href')).toBe(
      'https://liveblocks.io/dashboard',
    )
  })

  test('they see each other, and code that both type', async () => {
    await openCode(ada.page, product.url, id)
    await ada.page.getByRole('button', { name: 'New file' }).click()
    await ada.page.getByRole('textbox', { name: 'New file' }).fill('notes.ts')
    await ada.page.keyboard.press('Enter')
    await openCode(bob.page, product.url, id)
    await file(bob.page, 'notes.ts').click()
    await insertAtTop(ada.page, '// Ada was here')
    await until(async () => (await shown(bob.page)).includes('// Ada was here'), 'Bob sees it')
    await typeAtEnd(bob.page, '\n// and Bob')
    await until(async () => (await shown(ada.page)).endsWith('// and Bob'), 'Ada sees it')
    await ada.page.locator('.cm-ySelectionInfo', { hasText: 'Bob Ross' }).waitFor({ state: 'attached' })
    await status(ada.page, 'Saved').waitFor()
    await ada.page.keyboard.press('Control+z')
    await until(async () => (await shown(bob.page)) === '\n// and Bob', 'undo takes only hers')
  })

  test('one is offline, and back with what he typed', async () => {
    await cutOff(bob.page)
    await status(bob.page, 'Offline, changes are kept').waitFor()
    await typeAtEnd(bob.page, '\n// far away')
    await typeAtEnd(ada.page, '\n// at home')
    await bob.context.setOffline(false)
    await status(bob.page, 'Saved').waitFor()
    const both = async (page: Page) => {
      const text = await shown(page)
      return text.includes('// far away') && text.includes('// at home')
    }
    await until(() => both(ada.page), 'Ada has it all')
    await until(() => both(bob.page), 'Bob has it all')
    expect(await shown(ada.page)).toBe(await shown(bob.page))
  })

  test('one loses access within 2 s, and the other goes on', async () => {
    await ada.person.must(api.sharing.removeUser, {
      path: { id },
      body: { userIdToRemove: bob.person.id },
    })
    const removedAt = Date.now()
    await bob.page.getByRole('heading', { name: 'You do not have access to this design' }).waitFor()
    expect(Date.now() - removedAt).toBeLessThan(4_000)
    await typeAtEnd(ada.page, '\n// alone')
    await status(ada.page, 'Saved').waitFor()
  })

  test('[8] a run asks the browser of whoever sent the prompt to look, though it has no socket of ours', async () => {
    provider.script = (say, { messages }) => {
      if (messages.at(-1)?.role === 'tool') return say.text('Done.')
      const code = 'export default function App() {\n  return <h1 className="p-8 text-3xl">Harbour</h1>\n}\n'
      say.tool('write_file', { path: 'App.tsx', code })
    }
    const harbour = await ada.person.newPattern()
    await ada.page.goto(`${product.url}/c/${harbour}`)
    await status(ada.page, 'Saved').waitFor()
    const body = { updatePrompt: 'A harbour', mode: 'agent' as const, ...newSend() }
    await ada.person.must(api.chat.send, { path: { editorId: harbour }, body })
    const design = () => ada.person.must(api.patterns.get, { path: { id: harbour } })
    await until(async () => !(await design()).isAiGenerating, 'the run ends', 50)
    const looks = (await design()).chatItems
      .flatMap(({ content }) => content)
      .flatMap(part => (part.type === 'toolCall' && part.toolAction === 'look' ? [part] : []))
    expect(looks.map(({ additionalContext }) => additionalContext)).toEqual(['Nothing wrong was found.'])
  })

  test('pages wrote nothing there, and reached nothing but the product and the service', () => {
    expect(product.cloud.droppedWrites).toBe(0)
    expect([...paths].filter(path => path.includes('liveblocks'))).not.toEqual([])
    const allowed = [product.url, product.cloud.url].map(url => new URL(url).host)
    expect([...hosts].filter(host => !allowed.includes(host) && !host.endsWith(`.${allowed[0]}`))).toEqual([])
  })
})
