import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readDraft } from '#room-schema/draft.ts'
import { api } from '#shared/api/index.ts'
import type { ChatItem } from '#shared/chat.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { Random } from '#tests/support/random.ts'
import { TICKS } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const LINES = 120
/** The longest that checking, compiling and storing take; kills fall anywhere into it. */
const ENDING_MS = 3_000
/** Each sends in so many rooms after every kill, and all of that is below the prompts a minute that a person has. */
const ROOMS_A_PERSON = 2

interface Room {
  person: Person
  id: string
  made: number
}

export interface Kills {
  /** How often the process is killed, and how many runs are under way each time. */
  kills: number
  rooms: number
  seed: number
}

/** Runs of many rooms killed at once, each at another point of its stream: one end each, and nothing is lost. */
export async function killRuns({ kills, rooms: count, seed }: Kills): Promise<Record<string, number>> {
  const random = new Random(seed)
  const provider = await ScriptedProvider.start()
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-kills-'))
  const variables = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    MODEL_BEST: 'openai-compatible:scripted',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
  }
  const ends: Record<string, number> = {}
  try {
    let product = await StartedProduct.start(variables)
    const rooms = await roomsFor(product.url, count)
    for (let kill = 0; kill < kills; kill++) {
      const points = rooms.map((_, at) => pointOf(kill * count + at, kills * count))
      const seen = await killedAt(points, rooms, provider, product, random)
      product = await StartedProduct.start(variables)
      const ended = await Promise.all(
        rooms.map((room, at) => endedOnce(room, 2 * (kill + 1), seen[at] ?? [])),
      )
      for (const end of ended) ends[end] = (ends[end] ?? 0) + 1
      await creditsAreRight(rooms)
    }
    return ends
  } finally {
    await StartedProduct.killAll()
    await provider.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function roomsFor(url: string, count: number): Promise<Room[]> {
  const rooms: Room[] = []
  for (let at = 0; at < count; at += ROOMS_A_PERSON) {
    const person = await Person.withAccount(url, `Ada ${at}`)
    for (let n = at; n < Math.min(count, at + ROOMS_A_PERSON); n++)
      rooms.push({ person, id: await person.newPattern('public'), made: 0 })
  }
  return rooms
}

/** How many lines are written when the kill comes: none, some, all, or the answer is over. */
type Point = number | 'ending'

const pointOf = (n: number, total: number): Point =>
  n % 4 === 3 ? 'ending' : Math.round((n / Math.max(1, total - 1)) * LINES)

/** Brings every run to its point, then kills the process; what each room showed then. */
async function killedAt(
  points: Point[],
  rooms: Room[],
  provider: ScriptedProvider,
  product: StartedProduct,
  random: Random,
): Promise<ChatItem[][]> {
  let letEnd = () => {}
  const gate = new Promise<void>(open => {
    letEnd = open
  })
  provider.script = (say, request) => {
    const [, at = '0'] = /room (\d+)\.$/m.exec(String(request.messages.at(-1)?.content)) ?? []
    return writes(points[Number(at)] ?? 0, gate)(say, request)
  }
  const clients = await Promise.all(rooms.map(({ person, id }) => RoomClient.joined(person, id)))
  await Promise.all(
    rooms.map(({ person, id }, at) =>
      person.must(api.chat.send, {
        path: { editorId: id },
        body: { updatePrompt: `A page for room ${at}.`, ...newSend() },
      }),
    ),
  )
  await until(() => clients.every((client, at) => isThere(client, points[at] ?? 0)), 'all points', 120)
  letEnd()
  await new Promise(done => setTimeout(done, random.below(ENDING_MS)))
  const seen = clients.map(client => client.chat.slice(0, -1))
  for (const client of clients) client.leave()
  await product.kill9()
  return seen
}

function isThere({ doc }: RoomClient, point: Point): boolean {
  const written = point === 'ending' ? LINES : point
  return written === 0 || (readDraft(doc).get('App.tsx') ?? '').includes(`line ${written - 1}<`)
}

/** A page of many lines as a model writes it, up to its point; then it says nothing more, or ends with the others. */
const writes =
  (point: Point, gate: Promise<void>): Script =>
  async say => {
    if (point === 0) return say.hang()
    say.text(`${TICKS}tsx App.tsx\nexport default function App() {\n  return <main>\n`)
    for (let line = 0; line < (point === 'ending' ? LINES : point); line++)
      say.text(`    <p>line ${line}</p>\n`)
    if (point !== 'ending') return say.hang()
    await gate
    say.text(`  </main>\n}\n// ${Date.now()}\n${TICKS}\n`)
  }

async function endedOnce(room: Room, items: number, seen: ChatItem[]): Promise<string> {
  const client = await RoomClient.joined(room.person, room.id)
  await until(() => !client.isGenerating, 'the run is ended', 90)
  expect(client.chat).toHaveLength(items)
  expect(client.chat.slice(0, seen.length)).toEqual(seen)
  const answer = client.chat.at(-1)?.content ?? []
  const errors = answer.filter(part => part.type === 'error')
  const made = answer.filter(
    part => part.type === 'artifact' && !part.isArtifactInitializing && !part.wasStopped,
  )
  expect(errors.length + made.length).toBe(1)
  expect(errors.every(part => part.hasRetry)).toBe(true)
  expect(answer.filter(part => part.type === 'thinking' && part.endTime === null)).toEqual([])
  expect(readDraft(client.doc).size).toBe(0)
  room.made += made.length
  const { versions } = await room.person.must(api.artifacts.versions, { path: { id: room.id } })
  expect(versions).toHaveLength(room.made)
  client.leave()
  return made.length > 0 ? 'made' : 'ended with Retry'
}

/** Everybody has paid for what was made, and for nothing else. */
async function creditsAreRight(rooms: Room[]): Promise<void> {
  for (const person of new Set(rooms.map(room => room.person))) {
    const own = rooms.filter(room => room.person === person)
    const isSettled = async () =>
      (await person.must(api.credits.entries, { query: {} })).entries.every(
        entry => entry.state !== 'reserved',
      )
    await until(isSettled, 'the ledger is settled', 60)
    const { periodCountUsed } = await person.must(api.credits.get, {})
    expect(periodCountUsed).toBe(own.reduce((sum, room) => sum + room.made, 0))
  }
}
