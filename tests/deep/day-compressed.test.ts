import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { findItem } from '#room-schema/chat.ts'
import { filesOf, readMeta } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { ofToday } from '#scripts/of-today.ts'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { CHAT_ITEMS_MAX, CHAT_PAGE_ITEMS, type ChatItem } from '#shared/chat.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { COLLECTABLE, collectedMemory } from '#tests/support/product/collected-memory.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { readRoomFile } from '#tests/support/product/room-file.ts'
import { workerdMemory } from '#tests/support/product/workerd-memory.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { Random } from '#tests/support/random.ts'
import { writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const EDITS = 50_000
const RECONNECTS = 1_000
const ANSWERS = 300
const CHUNKS = 200
const TYPISTS = 5
const ROUNDS = 100
/** Answers in another design, before the day. */
const WARM_UP_ANSWERS = 300
/** What may be held at the end of the day beside what was at its begin, garbage collected at both. */
const HELD_MAX_MB = 32
/** With garbage: the runtime's dozen small isolates collect theirs late, and together leave that much lying about. */
const GROWTH_MAX_MB = 64

const dataDir = mkdtempSync(join(tmpdir(), 'maquette-day-'))
const random = new Random(7)
let provider: ScriptedProvider
let product: Running
let inspectorPort: number
let ada: Person
let id: string

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  inspectorPort = await freePort()
  vi.stubEnv('MINIFLARE_WORKERD_V8_FLAGS', COLLECTABLE)
  const settings = {
    DATA_DIR: dataDir,
    MODEL_BEST: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
  }
  product = await ownProduct(settings, false, { inspectorPort })
  ada = await Person.withAccount(product.url, 'Ada')
  id = await ada.newPattern()
})
afterAll(async () => {
  await product.dispose()
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

const chatters: Script = async say => {
  for (let n = 0; n < CHUNKS; n++) {
    say.text(`chunk ${n} of this answer `)
    if (n % 20 === 0) await new Promise(done => setImmediate(done))
  }
}

// Six minutes: every third day, and whenever all cases are asked for.
test.runIf(ofToday(['day'], 3).length > 0)(
  'a day compressed: 50,000 edits, 1,000 reconnects, 300 answers of 200 chunks',
  async () => {
    await warmUp()
    const { room, typists } = await opened(id)
    const joins: number[] = []
    const memory: number[] = []
    const heldBefore = await collectedMemory(inspectorPort)
    for (let round = 0; round < ROUNDS; round++) {
      for (let n = 0; n < EDITS / ROUNDS; n++) {
        random.pick(typists).type()
        if (n % 50 === 0) await new Promise(done => setImmediate(done))
      }
      for (let n = 0; n < ANSWERS / ROUNDS; n++) await answer(room, id, `Question ${round}.${n}`)
      for (let n = 0; n < RECONNECTS / ROUNDS; n++)
        joins.push(await rejoin(id, n % 2 === 0 ? 'room' : 'files'))
      memory.push(workerdMemory() ?? 0)
    }
    const held = ((await collectedMemory(inspectorPort)) ?? 0) - (heldBefore ?? 0)

    const newcomer = await RoomClient.joined(ada, id, 'files')
    await until(() => typists.every(({ client }) => isSame(client, newcomer)), 'all have the same', 60)
    const fresh = await RoomClient.joined(ada, id)
    expect(fresh.chat).toEqual(room.chat)
    expect(fresh.chat.length).toBeLessThan(CHAT_ITEMS_MAX + CHAT_PAGE_ITEMS)
    const thread = await wholeThread(fresh)
    expect(thread.filter(item => item.role === 'user')).toHaveLength(ANSWERS + 1)
    expect(new Set(thread.map(item => item.id)).size).toBe(thread.length)

    const documents = [fresh, newcomer].map(({ doc }) => Y.encodeStateAsUpdate(doc).length)
    const documentBytes = documents.reduce((sum, length) => sum + length, 0)
    for (const client of [room, newcomer, fresh, ...typists.map(typist => typist.client)]) client.leave()
    await until(() => readRoomFile(dataDir, id).logRows < 40, 'the empty room settles')
    const { storedBytes } = readRoomFile(dataDir, id)
    joins.sort((a, b) => a - b)
    const growth = average(memory.slice(-10)) - average(memory.slice(0, 10))
    console.log(
      `join p50 ${joins[joins.length / 2]?.toFixed(0)} ms, p95 ${joins[Math.floor(joins.length * 0.95)]?.toFixed(0)} ms; ` +
        `workerd MB after each tenth ${Array.from({ length: 10 }, (_, at) => memory[((at + 1) * ROUNDS) / 10 - 1]?.toFixed(0)).join(', ')}, ` +
        `${growth.toFixed(0)} more at its end than at its begin, ${held.toFixed(0)} more with garbage collected at both; ` +
        `stored ${storedBytes} bytes for documents of ${documents.join(' + ')} bytes`,
    )
    expect(storedBytes).toBeLessThan(3 * documentBytes)
    expect(held).toBeLessThan(HELD_MAX_MB)
    expect(growth).toBeLessThan(GROWTH_MAX_MB)
  },
)

const average = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Somebody who types a while in one place of a file, and then in another. */
class Typist {
  readonly client: RoomClient
  readonly #text: Y.Text
  #at = 0

  constructor(client: RoomClient, path: string) {
    this.client = client
    this.#text = new Y.Text()
    filesOf(client.doc).set(path, this.#text)
  }

  type(): void {
    if (random.chance(0.04)) this.#at = random.below(this.#text.length + 1)
    if (this.#at > 0 && random.chance(0.1)) this.#text.delete(--this.#at, 1)
    else {
      const word = random.pick(['a', 'const ', ' = 1\n', '<div>', ')', 'e'])
      this.#text.insert(this.#at, word)
      this.#at += word.length
    }
  }
}

/** A design with its first version, and people in its files; later answers are talk alone. */
async function opened(design: string): Promise<{ room: RoomClient; typists: Typist[] }> {
  const room = await RoomClient.joined(ada, design)
  provider.script = writesApp()
  await answer(room, design, 'A page')
  provider.script = chatters
  const typists = await Promise.all(
    Array.from({ length: TYPISTS }, async (_, at) => {
      return new Typist(await RoomClient.joined(ada, design, 'files'), `src/file-${at}.tsx`)
    }),
  )
  return { room, typists }
}

async function warmUp(): Promise<void> {
  const other = await ada.newPattern()
  const { room, typists } = await opened(other)
  for (let n = 0; n < WARM_UP_ANSWERS; n++) {
    for (const typist of typists) typist.type()
    await answer(room, other, `Warm-up ${n}`)
    await rejoin(other, 'files')
  }
  for (const client of [room, ...typists.map(typist => typist.client)]) client.leave()
}

async function answer(room: RoomClient, editorId: string, updatePrompt: string): Promise<void> {
  const sent = newSend()
  await ada.must(api.chat.send, { path: { editorId }, body: { updatePrompt, ...sent } })
  const isAnswered = () => findItem(room.doc, sent.assistantItemId) !== null && !room.isGenerating
  await until(isAnswered, `${updatePrompt} is answered`, 30)
}

async function rejoin(design: string, document: 'room' | 'files'): Promise<number> {
  const started = performance.now()
  const client = await RoomClient.joined(ada, design, document)
  const took = performance.now() - started
  client.leave()
  return took
}

async function wholeThread(client: RoomClient): Promise<ChatItem[]> {
  const thread = client.chat
  for (let before = readMeta(client.doc).olderChatItems; before > 0; ) {
    const page = await ada.must(api.chat.older, { path: { id }, query: { before: String(before) } })
    thread.unshift(...page.items)
    before = page.start
  }
  return thread
}

const isSame = (a: RoomClient, b: RoomClient): boolean =>
  JSON.stringify([...readTexts(filesOf(a.doc))]) === JSON.stringify([...readTexts(filesOf(b.doc))])
