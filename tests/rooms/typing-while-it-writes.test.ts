import { beforeEach, describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { readDraft } from '#room-schema/draft.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { api } from '#shared/api/index.ts'
import { newSend, type Sent } from '#tests/support/people/made-design.ts'
import type { Script } from '#tests/support/provider/scripted-provider.ts'
import { APP, generationRoom, TICKS } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()
const QUAY = APP.replace('Harbour', 'Quay')
/** What the run makes of the file as it found it. */
const MADE = `// one\n${QUAY}`
const whole =
  (code: string): Script =>
  say =>
    say.text(`${TICKS}tsx App.tsx\n${code}${TICKS}\n`)

let files: RoomClient
let sent: Sent
let goOn = () => {}
let before: string[]

const text = () => filesOf(files.doc).get('App.tsx') as Y.Text
const typed = () => String(text())
const versions = async () => (await on.ada.must(api.artifacts.versions, { path: { id: on.id } })).versions
const newest = async () => (await versions())[0]?.id ?? ''
const codeOf = async (id: string) =>
  (await on.ada.must(api.artifacts.get, { path: { id } })).sourceFiles.find(({ name }) => name === 'App.tsx')
    ?.code ?? ''

/** Types at the top of the file, and waits until somebody else could read it. */
async function type(line: string): Promise<void> {
  text().insert(0, `${line}\n`)
  await until(async () => {
    const other = await RoomClient.joined(on.ada, on.id, 'files')
    const code = String(filesOf(other.doc).get('App.tsx'))
    other.leave()
    return code.startsWith(line)
  }, `${line} is acknowledged`)
}

/** A version, a line typed after it, a run in the middle of the same file, and a second line. */
beforeEach(async () => {
  on.provider.script = whole(APP)
  await on.send('A page about a harbour')
  await on.ended()
  files = await RoomClient.joined(on.ada, on.id, 'files')
  await until(() => text(), 'the file is there')
  await type('// one')
  const gate = new Promise<void>(open => {
    goOn = open
  })
  on.provider.script = async say => {
    say.text(`${TICKS}tsx App.tsx\n${MADE.slice(0, 40)}`)
    await gate
    say.text(`${MADE.slice(40)}${TICKS}\n`)
  }
  sent = newSend()
  await on.send('Call it Quay', sent)
  await until(() => readDraft(on.room.doc).has('App.tsx'), 'the run writes the file')
  await type('// two')
  before = (await versions()).map(({ id }) => id)
  expect(await codeOf(before[0] ?? '')).toBe(`// one\n${APP}`)
  return () => {
    goOn()
    files.leave()
  }
})

const stop = () => on.ada.must(api.chat.stop, { body: { id: on.id, requestId: sent.requestId } })
const restore = (artifactId: string) =>
  on.ada.call(api.artifacts.restore, { body: { id: on.id, artifactId } })

describe('design §7: no keystroke and no version is lost while a run writes the file somebody types in', () => {
  test('it ends: its change is merged into what was typed', async () => {
    goOn()
    await on.ended(2)
    await until(() => typed() === `// two\n// one\n${QUAY}`, 'both are there')
    await hasAll(1)
  })

  test('it is stopped: what was typed stays, and nothing of it remains', async () => {
    await stop()
    await on.ended(2)
    expect(typed()).toBe(`// two\n// one\n${APP}`)
    expect(readDraft(on.room.doc).size).toBe(0)
    await hasAll(0)
  })

  test('its provider goes away: what was typed stays, and a retry is merged in', async () => {
    on.provider.stopTalking()
    await on.ended(2)
    expect(typed()).toBe(`// two\n// one\n${APP}`)
    on.provider.script = whole(`// two\n${MADE}`)
    const { requestId, assistantItemId } = sent
    await on.ada.must(api.chat.retry, { body: { requestId, assistantItemId, editorRoomId: on.id } })
    await until(() => typed() === `// two\n// one\n${QUAY}`, 'both are there')
    await on.ended(2)
    await hasAll(2)
  })

  test('a version is restored: refused until it ends, then what was typed is saved first', async () => {
    const first = before.at(-1) ?? ''
    expect((await restore(first)).body.error?.code).toBe('generation_in_progress')
    goOn()
    await on.ended(2)
    await until(() => typed().includes('Quay'), 'both are there')
    expect((await restore(first)).status).toBe(200)
    await until(() => typed() === APP, 'the first version is there again')
    await hasAll(2)
    expect(await codeOf(await newest())).toBe(`// two\n// one\n${QUAY}`)
  })

  test('the typed text is saved as a version: the run is merged in after it', async () => {
    const { artifactId } = await on.ada.must(api.artifacts.save, { body: { id: on.id } })
    expect(await codeOf(artifactId)).toBe(`// two\n// one\n${APP}`)
    goOn()
    await on.ended(2)
    await until(() => typed() === `// two\n// one\n${QUAY}`, 'both are there')
    await hasAll(2)
  })

  test('the design is forked: the fork has what was typed, and the run goes on here alone', async () => {
    const { activeArtifactId } = await on.ada.must(api.patterns.get, { path: { id: on.id } })
    const forked = await on.ada.must(api.patterns.fork, {
      body: { id: on.id, artifactId: activeArtifactId ?? '' },
    })
    const fork = await on.ada.must(api.patterns.get, { path: { id: forked.id } })
    expect(await codeOf(fork.activeArtifactId ?? '')).toBe(`// two\n// one\n${APP}`)
    goOn()
    await on.ended(2)
    await until(() => typed() === `// two\n// one\n${QUAY}`, 'both are there')
    await hasAll(2)
    const later = await on.ada.must(api.patterns.get, { path: { id: forked.id } })
    expect(later.activeArtifactId).toBe(fork.activeArtifactId)
  })

  test('its request is edited and sent again after its end: what was typed is a version', async () => {
    goOn()
    await on.ended(2)
    await until(() => typed().includes('Quay'), 'both are there')
    await type('// three')
    on.provider.script = whole(APP.replace('Harbour', 'Pier'))
    const body = { updatePrompt: 'Call it Pier', updateOnRequestId: sent.requestId, ...newSend() }
    await on.ada.must(api.chat.send, { path: { editorId: on.id }, body })
    await on.ended(3)
    await until(() => typed().includes('Pier'), 'the new answer is there')
    await hasAll(3)
    const codes = await Promise.all((await versions()).map(({ id }) => codeOf(id)))
    expect(codes).toContain(`// three\n// two\n// one\n${QUAY}`)
  })
})

/** Every version of before is there unchanged, with so many new ones, and both lines are somewhere. */
async function hasAll(more: number): Promise<void> {
  const now = (await versions()).map(({ id }) => id)
  expect(now).toHaveLength(before.length + more)
  expect(now.slice(more)).toEqual(before)
  const codes = [typed(), ...(await Promise.all(now.map(codeOf)))]
  for (const line of ['// one', '// two']) expect(codes.some(code => code.includes(line))).toBe(true)
}
