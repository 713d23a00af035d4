import { readDraft } from '#room-schema/draft.ts'
import { api } from '#shared/api/index.ts'
import { Histogram } from '#tests/bench/rooms/load/histogram.ts'
import type { ProductServer } from '#tests/bench/rooms/servers/product.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import type { Script, Speech } from '#tests/support/provider/scripted-provider.ts'
import { TICKS } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

interface Hang {
  name: string
  script: Script
  /** The run has come to where the provider hangs, as its room shows. */
  isThere(room: RoomClient): boolean
}

const lastParts = (room: RoomClient) => room.chat.at(-1)?.content ?? []

/** Where a provider stops talking. */
export const HANGS: Hang[] = [
  {
    name: 'provider silent before the first byte',
    script: say => say.hang(),
    isThere: room => room.isGenerating,
  },
  {
    name: 'provider silent after some words',
    script: say => {
      say.text('I will make ')
      return say.hang()
    },
    isThere: room => lastParts(room).some(part => part.type === 'text'),
  },
  {
    name: 'provider silent inside a file',
    script: say => {
      say.text(`${TICKS}tsx App.tsx\nexport default function App() {\n  return (\n`)
      return say.hang()
    },
    isThere: room => readDraft(room.doc).size > 0,
  },
  {
    name: 'provider drips words without end',
    script: say => drips(say, piece => say.text(piece)),
    isThere: room => lastParts(room).some(part => part.type === 'text'),
  },
  {
    name: 'provider drips a file without end',
    script: say => {
      say.toolBegins('write_file')
      say.toolPiece('{"path":"App.tsx","code":"')
      return drips(say, piece => say.toolPiece(piece))
    },
    isThere: room => readDraft(room.doc).size > 0,
  },
]

const DRIP_MS = 20

/** A few letters at a time, until the other side has had enough. */
async function drips(say: Speech, drop: (piece: string) => void): Promise<void> {
  const timer = setInterval(() => drop('and on '), DRIP_MS)
  await say.closed()
  clearInterval(timer)
}

export interface Stops {
  /** From the click to the answer of the call. */
  acknowledged: Histogram
  /** From the click to the screen of somebody else, which shows that it has ended. */
  shown: Histogram
}

/** Stops run after run of one room whose provider hangs. */
export async function measureStops(
  { person, provider }: ProductServer,
  hang: Hang,
  rounds: number,
): Promise<Stops> {
  const stops = { acknowledged: new Histogram(), shown: new Histogram() }
  const other = await Person.withAccount(person.url, 'Other')
  const id = await person.newPattern('public')
  const [room, screen] = [await RoomClient.joined(person, id), await RoomClient.joined(other, id)]
  provider.script = hang.script
  for (let round = 0; round < rounds; round++) {
    const sent = newSend()
    await person.must(api.chat.send, { path: { editorId: id }, body: { updatePrompt: 'A page', ...sent } })
    const asked = () => provider.requests.length > round
    await until(() => asked() && hang.isThere(room) && screen.isGenerating, 'the provider hangs')
    const clicked = performance.now()
    const seen = new Promise<void>(done => {
      const look = () => {
        if (screen.isGenerating) return
        screen.doc.off('update', look)
        done()
      }
      screen.doc.on('update', look)
    }).then(() => stops.shown.record(performance.now() - clicked))
    await person.must(api.chat.stop, { body: { id, requestId: sent.requestId } })
    stops.acknowledged.record(performance.now() - clicked)
    await seen
  }
  room.leave()
  screen.leave()
  return stops
}
