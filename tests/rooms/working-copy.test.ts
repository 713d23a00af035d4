import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { readDraft } from '#room-schema/draft.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import { APP, generationRoom, TICKS, writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const context = generationRoom()
const clients: RoomClient[] = []

afterEach(() => {
  for (const client of clients.splice(0)) client.leave()
})

async function opened(): Promise<RoomClient> {
  const client = await RoomClient.joined(context.ada, context.id, 'files')
  clients.push(client)
  return client
}
const copyOf = (client: RoomClient) => Object.fromEntries(readTexts(filesOf(client.doc)))
const textOf = (client: RoomClient, path: string) => filesOf(client.doc).get(path) as Y.Text

/** Says a first version of App.tsx, and the rest only when told. */
function pausedRun(): { goOn(): void } {
  let goOn = () => {}
  const told = new Promise<void>(done => {
    goOn = done
  })
  context.provider.script = async say => {
    say.text(`${TICKS}tsx App.tsx\n${APP.replace('Harbour', 'Pier')}`)
    await told
    say.text(`${TICKS}\n`)
  }
  return { goOn: () => goOn() }
}

const isWriting = () => until(() => readDraft(context.room.doc).has('App.tsx'), 'the run writes')

test('§7 a working copy first opened while a run writes gets the run’s end too', async () => {
  context.provider.script = writesApp()
  await context.send('A page')
  await context.ended()
  const run = pausedRun()
  await context.send('Call it Pier')
  await isWriting()
  const copy = await opened()
  expect(copyOf(copy)).toEqual({ 'App.tsx': APP })
  run.goOn()
  await context.ended(2)
  await until(() => textOf(copy, 'App.tsx').toString().includes('Pier'), 'the run is merged in')
  expect(copyOf(copy)).toEqual(await context.activeFiles())
})

test('§7 what was typed before there was any version is saved before the first run and stays', async () => {
  const copy = await opened()
  filesOf(copy.doc).set('notes.md', new Y.Text('mine'))
  const other = await opened()
  await until(() => copyOf(other)['notes.md'] === 'mine', 'the typing is acknowledged')
  context.provider.script = writesApp()
  await context.send('A page')
  await context.ended()
  await until(() => copyOf(copy)['App.tsx'] === APP, 'the run is merged in')
  expect(copyOf(copy)).toEqual({ 'App.tsx': APP, 'notes.md': 'mine' })
  const { versions } = await context.ada.must(api.artifacts.versions, { path: { id: context.id } })
  expect(versions.map(version => version.kind)).toEqual(['generated', 'manualEdit'])
})
