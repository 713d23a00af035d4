import { describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { readDraft } from '#room-schema/draft.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { api } from '#shared/api/index.ts'
import { versionLabel } from '#shared/artifacts.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { APP, generationRoom, TICKS, writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom({ MODEL_SILENCE_S: '30' })

const versions = async () =>
  (await on.ada.must(api.artifacts.versions, { path: { id: on.id } })).versions.map(({ version }) =>
    versionLabel(version),
  )
/** Every card of the chat, in order. */
const cards = () =>
  on.room.chat.flatMap(({ content }) =>
    content.flatMap(part =>
      part.type === 'artifact' ? [`${versionLabel(part.version)}${part.wasStopped ? ' stopped' : ''}`] : [],
    ),
  )
const save = (name: string) =>
  on.ada.must(api.artifacts.save, {
    body: {
      id: on.id,
      files: [
        { name: 'App.tsx', code: APP },
        { name, code: 'export {}\n' },
      ],
    },
  })
const beginsAFile = `${TICKS}tsx parts/pier.tsx\nexport const pier = 1\n`

describe('[S4] a version number is given once', () => {
  test('a run that is stopped keeps the number it shows; the next version has the next one', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    for (const [at, next] of [1, 2].entries()) {
      on.provider.script = async say => {
        say.text(beginsAFile)
        await say.hang()
      }
      const sent = newSend()
      await on.send('A pier', sent)
      await until(() => readDraft(on.room.doc).size > 0, 'the file streams')
      await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: sent.requestId } })
      await on.ended(2 + at)
      expect(cards().at(-1)).toBe(`v${1 + next} stopped`)
    }
    on.provider.script = say => say.text(`${beginsAFile}${TICKS}\n`)
    await on.send('A pier')
    await on.ended(4)
    expect(cards()).toEqual(['v1', 'v2 stopped', 'v3 stopped', 'v4'])
    expect(await versions()).toEqual(['v4', 'v1'])
    await save('mine.ts')
    expect(await versions()).toEqual(['v5', 'v4', 'v1'])
  })

  test('what is typed and saved, forked and restored while a run shows its number gets others', async () => {
    await save('first.ts')
    let go = () => {}
    const gate = new Promise<void>(done => {
      go = done
    })
    on.provider.script = async say => {
      say.text(beginsAFile)
      await gate
      say.text(`${TICKS}\n`)
    }
    await on.send('A pier')
    await until(() => cards().includes('v2'), 'the card is shown')
    const files = await RoomClient.joined(on.ada, on.id, 'files')
    for (const text of ['// one\n', '// two\n']) {
      ;(filesOf(files.doc).get('App.tsx') as Y.Text).insert(0, text)
      await until(async () => {
        const { artifactId } = await on.ada.must(api.artifacts.save, { body: { id: on.id } })
        const { sourceFiles } = await on.ada.must(api.artifacts.get, { path: { id: artifactId } })
        return sourceFiles.some(({ code }) => code.startsWith(text))
      }, 'what was typed is saved')
    }
    files.leave()
    const { activeArtifactId } = await on.ada.must(api.patterns.get, { path: { id: on.id } })
    const { id: forked } = await on.ada.must(api.patterns.fork, {
      body: { id: on.id, artifactId: activeArtifactId ?? '' },
    })
    expect(await versions()).toEqual(['v4', 'v3', 'v1'])
    go()
    await on.ended()
    expect(cards()).toEqual(['v2'])
    expect(await versions()).toEqual(['v4', 'v3', 'v2', 'v1'])
    const made = on.parts('artifact')[0]?.artifactId
    expect((await on.ada.must(api.patterns.get, { path: { id: on.id } })).activeArtifactId).toBe(made)
    await on.ada.must(api.artifacts.restore, { body: { id: on.id, artifactId: activeArtifactId ?? '' } })
    // What was typed beside the run was not in its version, and is saved before another one takes its place.
    expect(await versions()).toEqual(['v5', 'v4', 'v3', 'v2', 'v1'])
    await save('last.ts')
    expect(await versions()).toEqual(['v6', 'v5', 'v4', 'v3', 'v2', 'v1'])
    const ofFork = await on.ada.must(api.artifacts.versions, { path: { id: forked } })
    expect(ofFork.versions.map(({ version }) => versionLabel(version))).toEqual(['v1'])
  })

  test('one whose card is gone, since its provider failed, leaves no gap; saves at once have a number each', async () => {
    on.provider.script = say => {
      say.text(beginsAFile)
      say.streamError('overloaded')
    }
    const sent = newSend()
    await on.send('A pier', sent)
    await on.ended()
    expect(cards()).toEqual([])
    on.provider.script = writesApp()
    const { requestId, assistantItemId } = sent
    await on.ada.must(api.chat.retry, { body: { requestId, editorRoomId: on.id, assistantItemId } })
    await until(() => cards().length > 0 && !on.room.isGenerating, 'the retry ends')
    expect(cards()).toEqual(['v1'])
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(name => save(`${name}.ts`)))
    expect(await versions()).toEqual(['v6', 'v5', 'v4', 'v3', 'v2', 'v1'])
  })
})
