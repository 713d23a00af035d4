import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { APP, generationRoom } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()

/** The parser tries each of them in two ways, inside of two ways of the one before: it would take minutes. */
const HOSTILE = `${'a<b>('.repeat(24)}\n`
const ROUND_TRIPS = 10

/** Two people in a room of their own. */
async function typists(): Promise<[RoomClient, RoomClient]> {
  const bea = await Person.withAccount(on.url, 'Bea')
  const id = await bea.newPattern('public')
  const one = await RoomClient.joined(bea, id, 'files')
  const other = await RoomClient.joined(bea, id, 'files')
  return [one, other]
}

test('[7] while a run writes code that takes for ever to be read, two people in another room go on typing', async () => {
  const [one, other] = await typists()
  on.provider.script = (say, request) => {
    const answers = request.messages.filter(message => message.role === 'tool').length
    if (answers === 0) return say.tool('write_file', { path: 'App.tsx', code: HOSTILE })
    if (answers === 1) return say.tool('write_file', { path: 'App.tsx', code: APP })
    say.text('I made a page.')
  }
  await on.send('A page')
  await until(() => on.parts('toolCall').length > 0, 'the model has called')
  for (let trip = 0; trip < ROUND_TRIPS; trip++) {
    const [from, to] = trip % 2 === 0 ? [one, other] : [other, one]
    const path = `typed-${trip}.ts`
    filesOf(from.doc).set(path, new Y.Text('typed'))
    await until(() => filesOf(to.doc).has(path), 'the other sees what was typed')
  }
  expect(on.provider.requests, 'the code is still being read').toHaveLength(1)
  await on.ended()
  const [, refused] = on.provider.requests
  expect(JSON.stringify(refused?.messages)).toContain('takes too long to be read as code')
  expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
  for (const each of [one, other]) each.leave()
}, 120_000)

test('[7] a run that is stopped does not wait for code that takes for ever to be read', async () => {
  on.provider.script = say => say.tool('write_file', { path: 'App.tsx', code: HOSTILE })
  const sent = newSend()
  await on.send('A page', sent)
  await until(() => on.parts('toolCall').length > 0, 'the model has called')
  await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: sent.requestId } })
  await on.ended()
  expect(on.provider.requests).toHaveLength(1)
  expect(await on.activeFiles()).toEqual({})
  expect(await on.used()).toBe(0)
}, 120_000)
