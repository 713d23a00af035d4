import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { readDraft } from '#room-schema/draft.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import { MESSAGES } from '#shared/messages.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import type { Script } from '#tests/support/provider/scripted-provider.ts'
import { APP, generationRoom, TICKS, writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()

describe('§4 and design §7: every run has exactly one end', () => {
  test('Stop is acknowledged at once though the provider hangs', async () => {
    on.provider.script = async say => {
      say.text('I will…')
      await say.hang()
    }
    const sent = newSend()
    await on.send('A page', sent)
    await until(() => on.parts('text').length > 0, 'the text streams')
    const started = performance.now()
    await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: sent.requestId } })
    console.log(`Stop acknowledged in ${Math.round(performance.now() - started)} ms`)
    await until(() => !on.room.isGenerating, 'the flag is down', 1)
    expect(on.parts('error')).toEqual([
      { type: 'error', kind: 'stopped', message: 'This generation was stopped.', hasRetry: false },
    ])
    expect(on.parts('thinking')).toEqual([])
    expect(on.parts('text')).toMatchObject([{ message: 'I will…' }])
    expect(await on.used()).toBe(0)
    await until(() => on.provider.cancelled > 0, 'the provider is hung up on')
  })

  test('[7] a fault of the provider is never paid for, however often a day has one', async () => {
    for (const run of [1, 2, 3, 4]) {
      on.provider.script = (say, { messages }) => {
        if (messages.at(-1)?.role === 'tool') return say.fail(400, 'messages: no tool results here')
        return say.tool('write_file', { path: 'App.tsx', code: APP.replace('Harbour', `Harbour ${run}`) })
      }
      await on.send(`Page ${run}`)
      await on.ended(run)
      expect(JSON.stringify(on.room.chat.at(-1)?.content)).toMatch(
        /closing words did not come.*Nothing was charged/,
      )
    }
    expect(await on.used()).toBe(0)
    expect((await on.ada.must(api.artifacts.versions, { path: { id: on.id } })).versions).toHaveLength(4)
  })

  test('stopped in the middle of a file: the card says so, no version is made', async () => {
    on.provider.script = async say => {
      say.text(`${TICKS}tsx App.tsx\nexport default`)
      say.text('\n')
      await say.hang()
    }
    const sent = newSend()
    await on.send('A page', sent)
    await until(() => readDraft(on.room.doc).size > 0, 'the file streams')
    await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: sent.requestId } })
    await until(() => !on.room.isGenerating, 'the flag is down')
    expect(on.parts('artifact')).toMatchObject([{ wasStopped: true, isArtifactInitializing: false }])
    expect(readDraft(on.room.doc).size).toBe(0)
    expect((await on.ada.must(api.artifacts.versions, { path: { id: on.id } })).versions).toEqual([])
  })

  test('stopped while words and files stream: nothing of it is written after the end', async () => {
    on.provider.script = async say => {
      for (let file = 0; on.provider.cancelled === 0; file++) {
        say.text(`${TICKS}tsx parts/part-${file}.tsx\nexport const part = ${file}\n`)
        await new Promise(done => setTimeout(done, 5))
        say.text(`${TICKS}\nAnd the next.\n`)
      }
    }
    on.provider.cancelled = 0
    const sent = newSend()
    await on.send('A page', sent)
    await until(() => readDraft(on.room.doc).size > 3, 'files stream')
    await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: sent.requestId } })
    await until(() => on.provider.cancelled > 0, 'the provider is hung up on')
    // The next run ends later than anything the stopped one could still write.
    on.provider.script = say => say.text('Nothing to change.')
    await on.send('And now?')
    await on.ended(2)
    const stopped = on.room.chat[1]?.content ?? []
    expect(stopped.filter(part => part.type === 'toolCall' && part.endTime === null)).toEqual([])
    // Behind its end stands only the offer to keep what it had finished.
    expect(stopped.slice(-2)).toMatchObject([
      { type: 'error', kind: 'stopped', message: 'This generation was stopped.' },
      { type: 'finishedFiles', isKept: false },
    ])
    expect(readDraft(on.room.doc).size).toBe(0)
  })

  test('an answer without end, as fast as it can: others are served meanwhile, and it ends at the files a design may have', async () => {
    on.provider.script = async say => {
      for (let file = 0; on.provider.cancelled === 0; file++) {
        say.text(`${TICKS}tsx parts/part-${file}.tsx\nexport const part = ${file}\n${TICKS}\n`)
        if (file % 50 === 0) await new Promise(done => setImmediate(done))
      }
    }
    on.provider.cancelled = 0
    await on.send('A page')
    const bob = await Person.withAccount(on.url, 'Bob')
    expect(await bob.newPattern()).toMatch(/^[a-z0-9]{20}$/)
    await on.ended()
    expect(on.parts('error')).toMatchObject([{ message: MESSAGES.tooManyFiles, hasRetry: true }])
    expect(readDraft(on.room.doc).size).toBe(0)
    expect(await on.used()).toBe(0)
    await until(() => on.provider.cancelled > 0, 'the provider is hung up on')
  })

  test.each([
    [
      'never answers',
      (say: { hang(): Promise<void> }) => say.hang(),
      'The model stopped answering. Nothing was charged.',
    ],
    [
      'answers 400',
      (say: { fail(status: number, message: string): void }) => say.fail(400, 'no'),
      'The model’s server refused the request. Nothing was charged. Whoever runs this server can check it in Settings, under Models.',
    ],
    [
      'hangs up',
      (say: { text(text: string): void; cut(): void }) => {
        say.text('x')
        say.cut()
      },
      'The model’s server could not be reached. Nothing was charged. Try again in a moment. Whoever runs this server can check it in Settings, under Models.',
    ],
  ])('a provider that %s: an error part with Retry, nothing charged', async (_, script, cause) => {
    on.provider.script = script as Script
    await on.send('A page')
    await on.ended()
    expect(on.parts('error')).toEqual([
      { type: 'error', kind: 'failed', message: 'Oops, something went wrong.', cause, hasRetry: true },
    ])
    expect(await on.used()).toBe(0)
  })

  test('Retry for free: the same item is answered again, three times at most', async () => {
    on.provider.script = say => say.fail(400, 'no')
    const sent = newSend()
    await on.send('A page', sent)
    await on.ended()
    const retry = () =>
      on.ada.call(api.chat.retry, {
        body: { requestId: sent.requestId, editorRoomId: on.id, assistantItemId: sent.assistantItemId },
      })
    for (let attempt = 1; attempt <= 2; attempt++) {
      expect((await retry()).status).toBe(200)
      await on.ended()
      expect(on.parts('error')).toMatchObject([{ message: 'Oops, something went wrong.', hasRetry: true }])
    }
    on.provider.script = writesApp()
    expect((await retry()).status).toBe(200)
    await on.ended()
    expect(on.room.chat).toHaveLength(2)
    expect(on.parts('error')).toEqual([])
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
    expect(await on.used()).toBe(0)
    expect((await retry()).status).toBe(409)
  })

  test('after the third free retry none is offered', async () => {
    on.provider.script = say => say.fail(400, 'no')
    const sent = newSend()
    await on.send('A page', sent)
    await on.ended()
    const { requestId, assistantItemId } = sent
    for (let attempt = 1; attempt <= 3; attempt++) {
      await on.ada.must(api.chat.retry, { body: { requestId, editorRoomId: on.id, assistantItemId } })
      await on.ended()
    }
    expect(on.parts('error')).toMatchObject([{ hasRetry: false }])
  })

  test('its design is deleted, with nobody connected: it stops, and nothing is charged', async () => {
    on.provider.script = async say => {
      say.text('I will…')
      await say.hang()
    }
    on.provider.cancelled = 0
    await on.send('A page')
    await until(() => on.parts('text').length > 0, 'the text streams')
    on.room.leave()
    await on.ada.must(api.patterns.remove, { path: { id: on.id } })
    await until(() => on.provider.cancelled > 0, 'the provider is hung up on', 1)
    await until(async () => {
      const { entries } = await on.ada.must(api.credits.entries, { query: {} })
      return entries.every(entry => entry.state === 'released')
    }, 'nothing is charged')
  })

  test('a generation goes on with nobody connected', async () => {
    on.provider.script = writesApp()
    on.room.leave()
    await on.send('A page')
    await until(async () => (await on.activeFiles())['App.tsx'], 'the version is made', 30)
  })
})

describe('design §7: one request, one effect', () => {
  test('fifty times the same request: one item each, one charge, the same answer', async () => {
    on.provider.script = writesApp()
    const sent = newSend()
    const answers = await Promise.all(Array.from({ length: 50 }, () => on.send('A page', sent)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    await on.ended()
    expect(on.room.chat).toHaveLength(2)
    expect((await on.send('A page', sent)).body).toEqual(answers[0]?.body)
    expect(await on.used()).toBe(1)
    expect((await on.send('Another page', sent)).body.error?.code).toBe('request_id_reused')
  })

  test('a second send while one runs is 409 and charges nothing', async () => {
    on.provider.script = say => say.hang()
    const first = newSend()
    await on.send('A page', first)
    const second = await on.send('Another')
    expect(second.status).toBe(409)
    expect(second.body.error?.code).toBe('generation_in_progress')
    await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: first.requestId } })
    expect(await on.used()).toBe(0)
  })

  test('restoring and saving given files are refused while one runs, and nothing changes; typed text may be saved', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    const files = await RoomClient.joined(on.ada, on.id, 'files')
    filesOf(files.doc).set('notes.md', new Y.Text('mine'))
    const { artifactId: second } = await on.ada.must(api.artifacts.save, { body: { id: on.id } })
    const versions = async () =>
      (await on.ada.must(api.artifacts.versions, { path: { id: on.id } })).versions.map(({ id }) => id)
    const [, first = ''] = await versions()

    on.provider.script = say => say.hang()
    const sent = newSend()
    await on.send('Another', sent)
    const restored = await on.ada.call(api.artifacts.restore, { body: { id: on.id, artifactId: first } })
    const given = [{ name: 'App.tsx', code: 'export default null' }]
    const saved = await on.ada.call(api.artifacts.save, { body: { id: on.id, files: given } })
    for (const { status, body } of [restored, saved]) {
      expect([status, body.error?.code]).toEqual([409, 'generation_in_progress'])
      expect(body.error?.message).toMatch(/^A generation is running here\. \w+ when it has ended/)
    }
    expect(await versions()).toEqual([second, first])
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP, 'notes.md': 'mine' })
    expect(readTexts(filesOf(files.doc)).get('notes.md')).toBe('mine')

    const other = await RoomClient.joined(on.ada, on.id, 'files')
    filesOf(files.doc).set('more.md', new Y.Text('typed meanwhile'))
    await until(() => readTexts(filesOf(other.doc)).has('more.md'), 'the typing is acknowledged')
    await on.ada.must(api.artifacts.save, { body: { id: on.id } })
    expect((await on.activeFiles())['more.md']).toBe('typed meanwhile')

    await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: sent.requestId } })
    await on.ada.must(api.artifacts.restore, { body: { id: on.id, artifactId: first } })
    await until(() => !readTexts(filesOf(files.doc)).has('notes.md'), 'the first version is shown')
    for (const client of [files, other]) client.leave()
  })

  test('402 when the plan is used up, and never more than the limit', async () => {
    on.provider.script = writesApp()
    const ids = await Promise.all(Array.from({ length: 14 }, () => on.ada.newPattern('public')))
    const answers = await Promise.all(
      ids.map(editorId =>
        on.ada.call(api.chat.send, { path: { editorId }, body: { updatePrompt: 'A page', ...newSend() } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(
      answers.filter(
        ({ status, body }) => status === 402 && body.error?.message === 'You are out of credits. Keep going!',
      ),
    ).toHaveLength(4)
    expect((await on.ada.must(api.credits.get, {})).balance).toBe(0)
  })

  test('[S5] prompts: whitespace is refused, 50,001 characters get the sentence, 50,000 are fine', async () => {
    on.provider.script = say => say.text('Hm.')
    expect((await on.send(' \n ')).status).toBe(400)
    const tooLong = await on.send('x'.repeat(50_001))
    expect(tooLong.status).toBe(400)
    expect(tooLong.body.error).toEqual({
      code: 'prompt_too_long',
      message: 'Prompt is too long. 50,001 / 50,000 characters.',
    })
    expect((await on.send('x'.repeat(50_000))).status).toBe(200)
    await on.ended()
  })
})
