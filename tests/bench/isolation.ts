// `npm run bench:isolation`: typing in a room while a compile of the same product never ends.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { build } from '#scripts/build.ts'
import { runCommand } from '#scripts/fail.ts'
import { serve } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { madeDesign, newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'

const KEYSTROKES = 400
const EVERY_MS = 25
/** Tailwind expands this list one entry at a time: hours of one thread. */
const ENDLESS = '@source inline("p-[{1..2000000000}px]");'

await runCommand(async () => {
  build()
  const provider = await ScriptedProvider.start()
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-bench-'))
  const port = await freePort()
  const product = await serve(
    {
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      MODEL_AGENT: 'openai-compatible:scripted',
      OPENAI_COMPATIBLE_BASE_URL: provider.url,
    },
    { isQuiet: true, isLimited: false },
  )
  const ada = await Person.withAccount(product.url)
  const { patternId } = await madeDesign(ada)
  const idle = await typing(ada, patternId)
  const hostile = await madeDesign(ada)
  provider.script = (say, { messages }) => {
    if (messages.at(-1)?.role === 'tool') return say.text('Done.')
    say.tool('write_file', { path: 'theme.css', code: ENDLESS })
  }
  const path = { editorId: hostile.patternId }
  await ada.must(api.chat.send, { path, body: { updatePrompt: 'Loop', mode: 'agent', ...newSend() } })
  const room = await RoomClient.joined(ada, hostile.patternId)
  while (!room.doc.getMap('meta').toJSON().compilation?.isCompiling)
    await new Promise(done => setTimeout(done, 20))
  const busy = await typing(ada, patternId)
  const isStillCompiling = room.isGenerating
  console.log(
    `\n${KEYSTROKES} keystrokes, one every ${EVERY_MS} ms, seen by a second person of the same room (ms)\n`,
  )
  console.table({ 'no compile': idle, 'a compile that never ends': busy })
  console.log(
    isStillCompiling
      ? 'The compile was still running at the end.'
      : 'THE COMPILE ENDED: this run shows nothing.',
  )
  room.leave()
  await product.dispose()
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
})

/** Milliseconds from a keystroke to its arrival at somebody else. */
async function typing(person: Person, patternId: string): Promise<{ p50: number; p95: number; max: number }> {
  const [a, b] = [
    await RoomClient.joined(person, patternId, 'files'),
    await RoomClient.joined(person, patternId, 'files'),
  ]
  const text = new Y.Text()
  filesOf(a.doc).set('typing.txt', text)
  const sent: number[] = []
  const times: number[] = []
  b.doc.on('update', () => {
    const seen = String(filesOf(b.doc).get('typing.txt') ?? '').length
    for (let at = times.length; at < seen; at++) times.push(performance.now() - (sent[at] ?? 0))
  })
  for (let at = 0; at < KEYSTROKES; at++) {
    sent.push(performance.now())
    text.insert(at, 'x')
    await new Promise(done => setTimeout(done, EVERY_MS))
  }
  while (times.length < KEYSTROKES) await new Promise(done => setTimeout(done, EVERY_MS))
  filesOf(a.doc).delete('typing.txt')
  a.leave()
  b.leave()
  const sorted = times.toSorted((x, y) => x - y)
  const share = (part: number) => Math.round((sorted[Math.floor(part * (sorted.length - 1))] ?? 0) * 10) / 10
  return { p50: share(0.5), p95: share(0.95), max: share(1) }
}
