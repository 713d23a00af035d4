import type { Browser, Frame, Page } from 'playwright-core'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { api } from '#shared/api/index.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { EDITED, edited, fortyFiles, markOf } from '#tests/bench/preview/fixture.ts'
import { now, PROBE, untilPainted } from '#tests/bench/preview/probe.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

/** The editor page of one person in a real browser, and a second person who types over the network. */
export class LiveSide {
  readonly #url: string
  readonly #browser: Browser

  constructor(url: string, browser: Browser) {
    this.#url = url
    this.#browser = browser
  }

  /** All files of a design nobody has seen arrive at once in a page whose frame is warm. */
  async firstPaint(): Promise<number> {
    const { page, person, id } = await this.#open()
    await page.getByRole('tab', { name: 'Code' }).click()
    const frame = await liveFrame(page)
    const typist = await RoomClient.joined(person, id, 'files')
    const files = fortyFiles()
    const milliseconds = await untilPainted(frame, markOf('section11-part1'), () => put(typist.doc, files))
    typist.leave()
    await page.context().close()
    return milliseconds
  }

  /** One file after the other is edited by somebody else; the state in the preview has to stay. */
  async edits(rounds: number): Promise<{ milliseconds: number[]; isStateKept: boolean }> {
    const { page, person, id } = await this.#open(fortyFiles())
    await page.getByRole('tab', { name: 'Code' }).click()
    const frame = await liveFrame(page)
    await frame.waitForSelector('#counter')
    await frame.click('#counter')
    const typist = await RoomClient.joined(person, id, 'files')
    const milliseconds: number[] = []
    for (let edition = 1; edition <= rounds; edition++) {
      const mark = markOf('section5-part1', edition)
      const change = () => put(typist.doc, [{ name: EDITED, code: edited(edition) }])
      milliseconds.push(await untilPainted(frame, mark, change))
      await rest()
    }
    const isStateKept = (await frame.textContent('#counter')) === 'Count 1'
    typist.leave()
    await page.context().close()
    return { milliseconds, isStateKept }
  }

  /** A model writes the files one by one; each is closed when what came before is on the screen. */
  async streaming(provider: ScriptedProvider): Promise<number[]> {
    const { page, person, id } = await this.#open()
    const frame = await liveFrame(page)
    const milliseconds: number[] = []
    let isDone = false
    provider.script = async say => {
      for (const { name, code } of fortyFiles()) {
        const mark = /mark-[\w-]+/.exec(code)?.[0] ?? null
        const seen = mark && frame.evaluate(text => (window as never as Probed).__painted(text), mark)
        await frame.evaluate(() => 0)
        say.text(`\n\`\`\`${name.split('.').at(-1)} ${name}\n${code}\n`)
        await rest()
        const closed = now()
        say.text('```\n')
        if (seen) milliseconds.push((await seen) - closed)
      }
      say.text('Done.')
      isDone = true
    }
    await person.must(api.chat.send, {
      path: { editorId: id },
      body: { updatePrompt: 'A dashboard', ...newSend() },
    })
    await until(() => isDone, 'every file is painted', 120)
    await page.context().close()
    return milliseconds
  }

  async #open(files?: readonly SourceFile[]): Promise<{ page: Page; person: Person; id: string }> {
    const person = await Person.withAccount(this.#url)
    const id = await person.newPattern()
    if (files) await person.must(api.artifacts.save, { body: { id, files: [...files] } })
    const context = await this.#browser.newContext({ viewport: { width: 1440, height: 900 } })
    const cookies = person.cookie.split('; ').map(pair => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: this.#url }
    })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.addInitScript(PROBE)
    await page.goto(`${this.#url}/c/${id}`)
    return { page, person, id }
  }
}

interface Probed {
  __painted(mark: string): Promise<number>
}

/** The frame that is kept warm, once what it warms up with has been loaded. */
async function liveFrame(page: Page): Promise<Frame> {
  const find = () => page.frames().find(frame => frame.url().includes('live='))
  await until(() => find() !== undefined, 'the live frame is there')
  const frame = find()!
  await frame.waitForLoadState('networkidle')
  return frame
}

const put = (doc: Y.Doc, files: readonly SourceFile[]): void =>
  doc.transact(() => {
    for (const { name, code } of files) filesOf(doc).set(name, new Y.Text(code))
  })

/** A frame or two, as between two keys. */
const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 60))
