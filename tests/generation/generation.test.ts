import { describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { readDraft } from '#room-schema/draft.ts'
import { filesOf, readMeta } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { APP, generationRoom, TICKS, writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()

const MISSING_IMPORT = `import { Hero } from './hero'

export default function App() {
  return <Hero />
}
`

describe('an OpenAI-compatible server streams into the room', () => {
  test('thoughts, text, tool calls, files, a version, credits', async () => {
    on.provider.script = writesApp()
    const { status, body } = await on.send('A page about a harbour')
    expect(status).toBe(200)
    expect(body).toMatchObject({ limit: 10, orgBalance: 0, oneTimeCredits: 0 })
    await on.ended()
    expect(on.room.chat.map(item => [item.role, item.userId])).toEqual([
      ['user', on.ada.id],
      ['assistant', 'assistant'],
    ])
    expect(on.parts('thinking')).toMatchObject([
      { thoughts: 'A page about a harbour.', isPlaceholder: false, endTime: expect.any(Number) },
    ])
    expect(on.parts('text').map(part => part.message)).toEqual(['I will write one file.', 'I made a page.'])
    expect(on.parts('toolCall')).toMatchObject([
      {
        toolAction: 'write',
        toolParam: 'App.tsx',
        linesAdded: 3,
        linesRemoved: 0,
        endTime: expect.any(Number),
      },
    ])
    expect(on.parts('artifact')).toMatchObject([
      { version: { major: 1, minor: 0 }, isArtifactInitializing: false, wasStopped: false },
    ])
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
    expect(readDraft(on.room.doc).size).toBe(0)
    expect(readMeta(on.room.doc).activeArtifactId).toBe(on.parts('artifact')[0]?.artifactId)
    expect(await on.used()).toBe(1)
    expect(on.provider.requests[0]?.authorization).toBe('Bearer sk-test')
  })

  test('the draft is seen while the file is still being written', async () => {
    let go = () => {}
    const gate = new Promise<void>(done => {
      go = done
    })
    on.provider.script = async (say, request) => {
      if (request.messages.at(-1)?.role === 'tool') return
      say.text(`${TICKS}tsx App.tsx\nexport default function App() {\n`)
      await gate
      say.text(`  return <p>x</p>\n}\n${TICKS}\n`)
    }
    await on.send('A page')
    await until(() => readDraft(on.room.doc).get('App.tsx')?.includes('function App'), 'the draft grows')
    expect(on.room.isGenerating).toBe(true)
    go()
    await on.ended()
    expect((await on.activeFiles())['App.tsx']).toContain('return <p>x</p>')
  })

  test('one without tools answers in fenced blocks: files and edits', async () => {
    on.provider.script = say => say.text(`Here:\n${TICKS}tsx App.tsx\n${APP}${TICKS}\nDone.`)
    await on.send('A page about a harbour')
    await on.ended()
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
    on.provider.script = say =>
      say.text(
        `${TICKS}tsx App.tsx\n<<<<<<< SEARCH\n  return <h1 className="text-3xl">Harbour</h1>\n=======\n  return <h1 className="text-3xl">Port</h1>\n>>>>>>> REPLACE\n${TICKS}\n`,
      )
    await on.send('Call it Port')
    await until(() => on.room.chat.length === 4 && !on.room.isGenerating, 'the second run ends', 30)
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP.replace('Harbour', 'Port') })
    expect(on.parts('toolCall')).toMatchObject([{ toolAction: 'edit', linesAdded: 1, linesRemoved: 1 }])
    expect(on.parts('artifact')).toMatchObject([{ version: { major: 2, minor: 0 } }])
  })

  test('one that refuses any request with tools is asked again without', async () => {
    on.provider.script = (say, request) =>
      request.tools?.length
        ? say.fail(400, 'registry.ollama.ai/library/x does not support tools')
        : say.text(`${TICKS}tsx App.tsx\n${APP}${TICKS}`)
    await on.send('A page')
    await on.ended()
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
  })

  test('agent mode may look around first', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    on.provider.script = (say, request) => {
      const tools = request.messages.filter(message => message.role === 'tool').length
      if (tools === 0) return say.tool('read_file', { path: 'App.tsx' })
      if (tools === 1) return say.tool('edit_file', { path: 'App.tsx', search: 'Harbour', replace: 'Dock' })
      say.text('Renamed.')
    }
    await on.send('Rename it', newSend(), 'agent')
    await until(() => on.room.chat.length === 4 && !on.room.isGenerating, 'the run ends', 30)
    expect(on.parts('toolCall').map(part => part.toolAction)).toEqual(['read', 'edit'])
    expect((await on.activeFiles())['App.tsx']).toContain('Dock')
    expect(JSON.stringify(on.provider.requests)).toContain('Harbour')
  })

  test('an ambiguous anchor is refused, told to the model and repaired, never half applied', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    on.provider.script = (say, request) => {
      const tools = request.messages.filter(message => message.role === 'tool').length
      if (tools === 0) return say.tool('edit_file', { path: 'App.tsx', search: 'h1', replace: 'h2' })
      if (tools === 1)
        return say.tool('edit_file', {
          path: 'App.tsx',
          search: '<h1 className="text-3xl">',
          replace: '<h1 className="text-4xl">',
        })
      say.text('Bigger.')
    }
    await on.send('Bigger')
    await until(() => on.room.chat.length === 4 && !on.room.isGenerating, 'the run ends', 30)
    expect((await on.activeFiles())['App.tsx']).toBe(APP.replace('text-3xl', 'text-4xl'))
    expect(on.parts('toolCall')[0]?.additionalContext).not.toBe('')
  })

  test('an answer that changes nothing makes no version and costs nothing', async () => {
    on.provider.script = say => say.text('What colour would you like?')
    await on.send('Make it nicer')
    await on.ended()
    expect(on.parts('artifact')).toEqual([])
    expect(on.parts('text')).toMatchObject([{ message: 'What colour would you like?' }])
    expect(await on.used()).toBe(0)
  })

  test('code that does not compile is a version with its error, and costs nothing', async () => {
    on.provider.script = writesApp(MISSING_IMPORT)
    await on.send('A page')
    await on.ended()
    const { activeArtifactId } = await on.ada.must(api.patterns.get, { path: { id: on.id } })
    const artifact = await on.ada.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
    expect(artifact.status).toBe('error')
    expect(artifact.errorMessage).toMatch(/hero/)
    expect(artifact.errorMessage?.length).toBeLessThanOrEqual(500)
    expect(readMeta(on.room.doc).compilation.error).toBe(artifact.errorMessage)
    expect(await on.used()).toBe(0)
  })
})

describe('design §7: versions and the working copy', () => {
  test('what people typed is saved as a free version before a run, and what they type meanwhile is merged', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    const files = await RoomClient.joined(on.ada, on.id, 'files')
    const app = () => filesOf(files.doc).get('App.tsx') as Y.Text
    app().insert(0, '// typed before\n')
    let go = () => {}
    const gate = new Promise<void>(done => {
      go = done
    })
    on.provider.script = async (say, request) => {
      if (request.messages.at(-1)?.role === 'tool') return say.text('Done.')
      say.text('One moment.')
      await gate
      say.tool('edit_file', { path: 'App.tsx', search: 'Harbour', replace: 'Quay' })
    }
    await until(async () => {
      const late = await RoomClient.joined(on.ada, on.id, 'files')
      const text = (filesOf(late.doc).get('App.tsx') as Y.Text).toString()
      late.leave()
      return text.startsWith('// typed before')
    }, 'the edit has arrived')
    await on.send('Call it Quay')
    await until(() => on.parts('text').some(part => part.message === 'One moment.'), 'the run has begun')
    app().insert(app().length, '// typed meanwhile\n')
    go()
    await until(() => app().toString().includes('Quay') && !on.room.isGenerating, 'the run is merged', 30)
    expect(app().toString()).toBe(`// typed before\n${APP.replace('Harbour', 'Quay')}// typed meanwhile\n`)
    const { versions } = await on.ada.must(api.artifacts.versions, { path: { id: on.id } })
    expect(versions.map(version => [version.version.major, version.kind])).toEqual([
      [3, 'generated'],
      [2, 'manualEdit'],
      [1, 'generated'],
    ])
    expect(on.room.chat.filter(item => item.role === 'app').flatMap(item => item.content)).toMatchObject([
      { type: 'manualEdit', artifactId: versions[1]?.id },
    ])
    expect(await on.used()).toBe(2)

    await on.ada.must(api.artifacts.restore, { body: { id: on.id, artifactId: versions[2]?.id ?? '' } })
    await until(() => app().toString() === APP, 'the first version is shown')
    const after = await on.ada.must(api.artifacts.versions, { path: { id: on.id } })
    expect(after.versions.map(version => version.version.major)).toEqual([4, 3, 2, 1])
    expect(after.versions.find(version => version.isActive)?.version.major).toBe(1)
    const saved = await on.ada.must(api.artifacts.get, { path: { id: after.versions[0]?.id ?? '' } })
    expect(saved.sourceFiles[0]?.code).toContain('// typed meanwhile')
    expect(readTexts(filesOf(files.doc))).toEqual(new Map([['App.tsx', APP]]))
    files.leave()
    expect(
      (await on.ada.call(api.artifacts.restore, { body: { id: on.id, artifactId: versions[2]?.id ?? '' } }))
        .status,
    ).toBe(409)
  })
})
