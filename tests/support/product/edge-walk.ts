import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import type { RouteReply } from '#shared/api/route.ts'
import { insertAtTop, openCode, status } from '#tests/support/people/code-tab.ts'
import { createAccount } from '#tests/support/people/create-account.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { Person } from '#tests/support/people/person.ts'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { APP, TICKS } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const PAINTED = { timeout: 60_000 }

/** One session at the edge: two people, a stranger and a reader, from the first prompt to the zip. Its steps in order. */
export class EdgeWalk {
  readonly #url: string
  readonly #provider: ScriptedProvider
  readonly #people: People
  #id = ''
  #ada!: Page
  #bob!: Page
  #owner!: Person
  #writer!: Person

  constructor(url: string, provider: ScriptedProvider) {
    this.#url = url
    this.#provider = provider
    this.#people = new People(url)
  }

  async whole(): Promise<void> {
    await this.firstPrompt()
    await this.together()
    await this.byHand()
    await this.accessChanges()
    await this.takenOut()
  }

  leave(): Promise<void> {
    return this.#people.leave()
  }

  #pattern(): Promise<RouteReply<typeof api.patterns.get>> {
    return this.#owner.must(api.patterns.get, { path: { id: this.#id } })
  }

  #ended(): Promise<boolean> {
    return until(async () => !(await this.#pattern()).isAiGenerating, 'the run ends', 30)
  }

  async #activeArtifact(): Promise<string> {
    return (await this.#pattern()).activeArtifactId ?? ''
  }

  /** Signs up at the first prompt, which templates answer. */
  async firstPrompt(): Promise<void> {
    const page = await this.#people.visit()
    this.#ada = page
    const hosts = new Set<string>()
    page.on('request', request => hosts.add(new URL(request.url()).host))
    await page.goto(this.#url)
    await page
      .getByRole('textbox', { name: 'Describe your design' })
      .fill('A pricing page for Tidal, a sailing school, with three plans')
    const create = page.getByRole('button', { name: 'Create', exact: true })
    await create.click()
    await createAccount(page, 'Ada')
    await create.click()
    await page.waitForURL(/\/c\/[a-z0-9]{20}$/)
    await preview(page).getByText('Tidal').first().waitFor(PAINTED)
    this.#id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    this.#owner = await this.#personOf(page)
    await this.#ended()
    const path = { id: await this.#activeArtifact() }
    equal((await this.#owner.must(api.artifacts.preview, { path })).status, 'compiled')
    const { host, port } = new URL(this.#url)
    const isPreview = (name: string) => name.endsWith(`.localhost:${port}`)
    deepEqual(
      [...hosts].filter(name => name !== host && !isPreview(name)),
      [],
    )
    ok([...hosts].some(isPreview), 'nothing came from a preview host')
  }

  /** Shared and invited; a model answers, and both see it come. */
  async together(): Promise<void> {
    const ada = this.#ada
    await ada.getByRole('button', { name: 'Share', exact: true }).click()
    const share = ada.getByRole('dialog', { name: 'Share' })
    await share.getByRole('radio', { name: 'Public' }).click()
    const bob = await this.#people.visit()
    this.#bob = bob
    await bob.goto(`${this.#url}/c/${this.#id}`)
    await preview(bob).getByText('Tidal').first().waitFor(PAINTED)
    const logIn = bob.getByRole('button', { name: /log in|create an account/i })
    await logIn.first().click()
    const email = await createAccount(bob, 'Bob')
    await share.getByRole('textbox', { name: 'Invite by email' }).fill(email)
    await share.getByRole('button', { name: 'Invite', exact: true }).click()
    const link = await share.getByRole('textbox', { name: `invitation link for ${email}` }).inputValue()
    await ada.keyboard.press('Escape')
    await bob.goto(link)
    await bob.getByRole('textbox', { name: 'Message' }).waitFor()
    this.#writer = await this.#personOf(bob)
    let goOn = () => {}
    const isSeen = new Promise<void>(done => {
      goOn = done
    })
    this.#provider.script = async say => {
      say.text('The harbour comes first.\n\n')
      await isSeen
      say.text(`${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
    }
    const body = { updatePrompt: 'A harbour instead', mode: 'agent' as const, ...newSend() }
    await this.#writer.must(api.chat.send, { path: { editorId: this.#id }, body })
    for (const page of [ada, bob]) await page.getByText('The harbour comes first.').first().waitFor()
    equal((await this.#pattern()).isAiGenerating, true)
    goOn()
    for (const page of [ada, bob])
      await preview(page).getByRole('heading', { name: 'Harbour' }).waitFor(PAINTED)
    await this.#ended()
  }

  /** Typed and saved as a version, and the first one restored. */
  async byHand(): Promise<void> {
    await openCode(this.#bob, this.#url, this.#id)
    await insertAtTop(this.#bob, '// typed by hand\n')
    await status(this.#bob, 'Saved').waitFor()
    const { artifactId } = await this.#writer.must(api.artifacts.save, { body: { id: this.#id } })
    const { sourceFiles } = await this.#writer.must(api.artifacts.get, { path: { id: artifactId } })
    ok(sourceFiles.some(({ code }) => code.startsWith('// typed by hand')))
    await this.#ada.getByRole('button', { name: 'Versions' }).click()
    await this.#ada.getByRole('menuitem', { name: 'Restore v1' }).click()
    for (const page of [this.#ada, this.#bob]) await preview(page).getByText('Tidal').first().waitFor(PAINTED)
    notEqual(await this.#activeArtifact(), artifactId)
  }

  /** A level that changed is there, and somebody who lost access is out, within two seconds. */
  async accessChanges(): Promise<void> {
    const path = { id: this.#id }
    await this.#bob.getByRole('tab', { name: 'Chat' }).click()
    await this.#bob.getByRole('textbox', { name: 'Message' }).waitFor()
    const stranger = await RoomClient.joined(new Person(this.#url), this.#id)
    const body = { type: 'user', userIdToUpdate: this.#writer.id, updatedPermission: 'read' } as const
    await this.#owner.must(api.sharing.permission, { path, body })
    await this.#bob.getByText('fork this design').first().waitFor({ timeout: 2_000 })
    await this.#owner.must(api.sharing.access, { path, body: { access: 'private' } })
    await until(() => (stranger.closeCode ?? 0) > 4400, 'the stranger is out', 2)
    stranger.leave()
    equal(await this.#bob.getByText('no access to this design').count(), 0)
  }

  /** Published, and read without scripts by somebody who has no account; then taken along. */
  async takenOut(): Promise<void> {
    await this.#ada.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = this.#ada.getByRole('dialog', { name: 'Publish' })
    await dialog.getByRole('button', { name: /^Publish v\d/ }).click()
    await dialog.getByRole('group', { name: 'Confirm' }).getByRole('button', { name: 'Publish' }).click()
    await dialog.getByText('Published.', { exact: true }).waitFor(PAINTED)
    const address = await dialog.getByRole('textbox', { name: 'public address' }).inputValue()
    const reader = await this.#people.visit()
    await reader.route('**/*.js', route => route.abort())
    await reader.goto(address)
    await reader.getByText('Tidal').first().waitFor()
    const body = { artifactId: await this.#activeArtifact(), editorRoomId: this.#id }
    const { hostedUrl } = await this.#owner.must(api.exports.generateZip, { body })
    const answer = await fetch(hostedUrl, { headers: this.#owner.headers })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    for (const name of ['package.json', 'README.md', 'LICENSES.md'])
      ok(name in files, `${name} is in the zip`)
  }

  /** Who signed up in this browser, for calls. */
  async #personOf(page: Page): Promise<Person> {
    const cookies = await page.context().cookies(this.#url)
    const person = new Person(this.#url)
    person.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { user } = await person.must(api.users.session, {})
    return Object.assign(person, { id: user?.id ?? '', name: user?.name ?? '' })
  }
}
