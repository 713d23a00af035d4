import { describe, expect, test } from 'vitest'
import { readQueue } from '#room-schema/queue.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { APP, generationRoom, TICKS } from '#tests/support/rooms/generation-room.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom({ MODEL_FIRST_BYTE_S: '60' })

const queued = () => readQueue(on.room.doc)
const texts = () => queued().map(({ text }) => text)
const asked = () =>
  on.room.chat.flatMap(({ role, content }) =>
    role === 'user' ? content.map(part => (part.type === 'text' ? part.message : part.type)) : [],
  )

/** One answer is being given until it is let go on; then each answers at once. */
function held() {
  let go = () => {}
  const gate = new Promise<void>(open => {
    go = open
  })
  on.provider.script = async say => {
    await gate
    say.text(`Here.\n${TICKS}tsx App.tsx\n${APP}// ${newId()}\n${TICKS}\n`)
  }
  return go
}

const send = (updatePrompt: string, person = on.ada, sent = newSend()) =>
  person.call(api.chat.send, {
    path: { editorId: on.id },
    body: { updatePrompt, whenBusy: 'queue', ...sent },
  })

async function waiting(...prompts: string[]) {
  await send('The first')
  const sent = prompts.map(() => newSend())
  for (const [at, words] of prompts.entries())
    expect((await send(words, on.ada, sent[at])).body).toMatchObject({ isQueued: true })
  await until(() => texts().length === prompts.length, 'they are shown')
  return sent.map(({ requestId }) => requestId)
}

describe('design §7: prompts sent while one runs', () => {
  test('wait, are edited, moved, taken away and put back by whoever may write, and run in their order', async () => {
    const go = held()
    const bob = await Person.withAccount(on.url, 'Bob')
    await on.ada.letIn(bob, on.id)
    const [b = '', c = '', d = ''] = await waiting('b', 'c', 'd')
    expect((await on.send('x')).body.error?.code).toBe('generation_in_progress')
    const { id } = on
    await bob.must(api.queue.edit, { body: { id, requestId: c, updatePrompt: 'c of Bob' } })
    await bob.must(api.queue.move, { body: { id, requestId: d, before: b } })
    await bob.must(api.queue.remove, { body: { id, requestId: b } })
    expect((await bob.call(api.queue.remove, { body: { id, requestId: b } })).status).toBe(404)
    await until(() => texts().join() === 'd,c of Bob', 'everybody sees it')
    expect(queued()).toMatchObject([{ actor: { id: on.ada.id } }, { actor: { id: bob.id }, mode: 'best' }])
    await on.ada.must(api.queue.undoRemove, { body: { id, requestId: b } })
    await until(() => texts().join() === 'd,b,c of Bob', 'it stands where it was')
    const path = { id, requestId: c }
    expect(await on.ada.must(api.queue.read, { path })).toEqual({ updatePrompt: 'c of Bob' })
    go()
    await until(() => on.room.chat.length === 8 && !on.room.isGenerating, 'all have run', 60)
    expect(asked()).toEqual(['The first', 'd', 'b', 'c of Bob'])
    const edit = () => on.ada.call(api.queue.edit, { body: { id, requestId: c, updatePrompt: 'Too late' } })
    expect((await edit()).body.error).toMatchObject({ code: 'conflict' })
    const usedBy = async (person: Person) => (await person.must(api.credits.get, {})).periodCountUsed
    expect([await usedBy(on.ada), await usedBy(bob)]).toEqual([3, 1])
  })

  test('the eleventh is refused in words; Stop stops one', async () => {
    held()
    const [second = ''] = await waiting(...Array.from({ length: 10 }, (_, at) => `Prompt ${at}`))
    const { status, body } = await send('Prompt 10')
    expect([status, body.error?.code]).toEqual([409, 'queue_full'])
    expect(body.error?.message).toBe(
      'Ten prompts are waiting here already. Send this when one of them has begun.',
    )
    const running = on.room.chat[0]?.requestId ?? ''
    await on.ada.call(api.chat.stop, { body: { id: on.id, requestId: second } })
    expect(on.room.isGenerating).toBe(true)
    await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: running } })
    await until(() => asked().length === 2, 'the next one begins')
    expect(texts()).toHaveLength(9)
    for (const { requestId } of queued())
      await on.ada.must(api.queue.remove, { body: { id: on.id, requestId } })
    await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: second } })
  })

  test('whose author may not write here any more leaves, and is not run', async () => {
    const go = held()
    const bob = await Person.withAccount(on.url, 'Bob')
    await on.ada.letIn(bob, on.id)
    await waiting('Of Ada')
    await send('Of Bob', bob)
    await until(() => texts().length === 2, 'both are shown')
    await on.ada.must(api.sharing.removeUser, { path: { id: on.id }, body: { userIdToRemove: bob.id } })
    await until(() => texts().join() === 'Of Ada', 'his has left')
    go()
    await until(() => on.room.chat.length === 4 && !on.room.isGenerating, 'hers has run', 60)
    expect(asked()).toEqual(['The first', 'Of Ada'])
  })

  test('Try to Fix with AI waits as a prompt does, where it is asked to', async () => {
    on.provider.script = say => say.text(`${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
    await send('The first')
    await on.ended()
    const { activeArtifactId: broken } = await on.ada.must(api.patterns.get, { path: { id: on.id } })
    const go = held()
    await send('The second')
    const fix = (whenBusy?: 'queue') =>
      on.ada.call(api.artifacts.fix, {
        path: { id: broken ?? '' },
        body: { errorMessage: 'Hero is not defined', whenBusy },
      })
    expect((await fix()).body.error?.code).toBe('generation_in_progress')
    expect((await fix('queue')).body).toMatchObject({ isQueued: true })
    await until(() => texts().length === 1, 'it is shown')
    expect(texts()[0]).toMatch(/^Fix this error/)
    go()
    await until(() => on.room.chat.length === 6 && !on.room.isGenerating, 'both had their turn', 60)
    expect(on.parts('error')).toMatchObject([{ message: expect.stringContaining('not the active one') }])
    expect(await on.used()).toBe(2)
  })

  test('ids of another design, or of nothing, are not found; nothing of them is changed', async () => {
    const go = held()
    const [waits = ''] = await waiting('Mine')
    const eve = await Person.withAccount(on.url, 'Eve')
    const hers = await eve.newPattern()
    const body = (requestId: string) => ({ id: hers, requestId })
    for (const requestId of [waits, newId()]) {
      const answers = await Promise.all([
        eve.call(api.queue.edit, { body: { ...body(requestId), updatePrompt: 'Hers' } }),
        eve.call(api.queue.remove, { body: body(requestId) }),
        eve.call(api.queue.undoRemove, { body: body(requestId) }),
        eve.call(api.queue.move, { body: { ...body(requestId), before: null } }),
        eve.call(api.queue.read, { path: { id: hers, requestId } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
    const foreign = { id: on.id, requestId: waits, before: newId() }
    expect((await on.ada.call(api.queue.move, { body: foreign })).status).toBe(404)
    expect(texts()).toEqual(['Mine'])
    go()
    await until(() => on.room.chat.length === 4 && !on.room.isGenerating, 'it has run', 60)
  })

  test('hostile words are shown as they are, cut to 500 characters, and the whole of them is a call', async () => {
    held()
    const hostile = [
      `</script><img src=x onerror=alert(1)>${'"\u2028\u0000\u202e'.repeat(20)}`,
      `${'a'.repeat(499)}😀${'<b>'.repeat(16_000)}`,
      '__proto__',
    ]
    const ids = await waiting(...hostile)
    expect(texts()[1]).toHaveLength(500)
    expect(texts()[1]?.at(-1)).toBe('\ufffd')
    for (const [at, requestId] of ids.entries())
      expect((await on.ada.must(api.queue.read, { path: { id: on.id, requestId } })).updatePrompt).toBe(
        hostile[at],
      )
    const body = { id: on.id, requestId: ids[0] ?? '', updatePrompt: 'x'.repeat(50_001) }
    expect((await on.ada.call(api.queue.edit, { body })).body.error?.code).toBe('prompt_too_long')
    expect((await on.ada.call(api.queue.edit, { body: { ...body, updatePrompt: ' ' } })).status).toBe(400)
  })
})
