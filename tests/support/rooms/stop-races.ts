import { expect } from 'vitest'
import { readDraft } from '#room-schema/draft.ts'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { Random } from '#tests/support/random.ts'
import { APP, type GenerationRoom, writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const ROUNDS_A_ROOM = 8

/** Stops sent at every moment of a run, some twice, some with its sender gone: one end each, paid only when made. */
export async function raceStops(
  on: GenerationRoom,
  races: number,
  seed: number,
): Promise<Record<string, number>> {
  const random = new Random(seed)
  const ends: Record<string, number> = {}
  for (let at = 0; at < races; at += ROUNDS_A_ROOM) {
    const person = await Person.withAccount(on.url, 'Stopper')
    const id = await person.newPattern('public')
    const room = await RoomClient.joined(person, id)
    let made = 0
    for (let round = 0; round < Math.min(ROUNDS_A_ROOM, races - at); round++) {
      on.provider.script = writesApp(APP.replace('Harbour', `Round ${at + round}`))
      const sent = newSend()
      const sending = person.call(api.chat.send, {
        path: { editorId: id },
        body: { updatePrompt: 'A page', ...sent },
      })
      const stop = () => person.call(api.chat.stop, { body: { id, requestId: sent.requestId } })
      if (random.chance(0.8)) await sending
      await new Promise(done => setTimeout(done, random.below(120)))
      const stops = await Promise.all(random.chance(0.3) ? [stop(), stop()] : [stop()])
      for (const { status } of stops) expect(status).toBe(200)
      expect((await sending).status).toBe(200)
      await until(
        () => room.chat.some(item => item.id === sent.assistantItemId) && !room.isGenerating,
        'the end',
        30,
      )
      const content = room.chat.find(item => item.id === sent.assistantItemId)?.content ?? []
      const errors = content.filter(part => part.type === 'error')
      const artifacts = content.filter(part => part.type === 'artifact' && !part.wasStopped)
      expect(errors.length + artifacts.length).toBe(1)
      expect(
        content.filter(
          part => (part.type === 'toolCall' || part.type === 'thinking') && part.endTime === null,
        ),
      ).toEqual([])
      expect(readDraft(room.doc).size).toBe(0)
      if (artifacts.length > 0) made++
      else expect(errors).toMatchObject([{ message: 'This generation was stopped.' }])
      const end = artifacts.length > 0 ? 'made' : 'stopped'
      ends[end] = (ends[end] ?? 0) + 1
      await until(
        async () =>
          (await person.must(api.credits.entries, { query: {} })).entries.every(
            entry => entry.state !== 'reserved',
          ),
        'the ledger is settled',
      )
      expect((await person.must(api.credits.get, {})).periodCountUsed).toBe(made)
    }
    const { versions } = await person.must(api.artifacts.versions, { path: { id } })
    expect(versions).toHaveLength(made)
    room.leave()
  }
  return ends
}

/** Two people of one room send at the same moment: one is answered, the other told, and keeps the credit. */
export async function racePairs(on: GenerationRoom, pairs: number): Promise<number> {
  const [ada, bea] = [await Person.withAccount(on.url, 'Ada'), await Person.withAccount(on.url, 'Bea')]
  for (let pair = 0; pair < pairs; pair++) {
    const [one, other] =
      pair % 8 === 0
        ? await Promise.all([Person.withAccount(on.url, 'Ada'), Person.withAccount(on.url, 'Bea')])
        : [ada, bea]
    const id = await one.newPattern('public')
    await one.letIn(other, id, 'write')
    let go = () => {}
    const gate = new Promise<void>(done => {
      go = done
    })
    // The run must still be there when the second request arrives, or both are rightly answered.
    on.provider.script = async say => {
      await gate
      say.text('What colour?')
    }
    const answers = await Promise.all(
      [one, other].map(person =>
        person.call(api.chat.send, {
          path: { editorId: id },
          body: { updatePrompt: 'A page', ...newSend() },
        }),
      ),
    )
    go()
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    expect(answers.find(answer => answer.status === 409)?.body.error?.code).toBe('generation_in_progress')
    await until(
      async () => !(await one.must(api.patterns.get, { path: { id } })).isAiGenerating,
      'the end',
      30,
    )
    const { chatItems } = await one.must(api.patterns.get, { path: { id } })
    expect(chatItems.map(item => item.role)).toEqual(['user', 'assistant'])
    for (const person of [one, other])
      expect((await person.must(api.credits.get, {})).periodCountUsed).toBe(0)
  }
  return pairs
}

/** As many sends at once with one credit left: exactly one is accepted. */
export async function raceForLastCredit(on: GenerationRoom, sends: number): Promise<void> {
  const person = await Person.withAccount(on.url, 'Last')
  on.provider.script = writesApp()
  for (let used = 0; used < 9; used++) {
    const editorId = await person.newPattern('public')
    await person.must(api.chat.send, { path: { editorId }, body: { updatePrompt: 'A page', ...newSend() } })
  }
  expect((await person.must(api.credits.get, {})).balance).toBe(1)
  const ids: string[] = []
  for (let at = 0; at < sends; at++) ids.push(await person.newPattern('public'))
  const answers = await Promise.all(
    ids.map(editorId =>
      person.call(api.chat.send, { path: { editorId }, body: { updatePrompt: 'A page', ...newSend() } }),
    ),
  )
  const codes = answers.map(answer => answer.status)
  expect(codes.filter(code => code === 200)).toHaveLength(1)
  expect(codes.filter(code => code === 402)).toHaveLength(sends - 1)
  expect((await person.must(api.credits.get, {})).balance).toBe(0)
}
