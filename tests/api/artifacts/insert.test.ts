import { beforeAll, describe, expect, inject, test } from 'vitest'
import type * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let ada: Person

beforeAll(async () => {
  ada = await Person.withAccount(url, 'Ada')
})

const APP = `export default function App() {
  return (
    <main className="p-8">
      <h1>Sail with us</h1>
      <p>The water is warm.</p>
    </main>
  )
}
`
const THEME = ':root {\n  --primary: #334155;\n}\n'
const HEADING = { file: 'App.tsx', line: 4, column: 6, path: 'App:0.0' }

async function design(): Promise<string> {
  const id = await ada.newPattern()
  const files = [
    { name: 'App.tsx', code: APP },
    { name: 'theme.css', code: THEME },
  ]
  await ada.must(api.artifacts.save, { body: { id, files } })
  return id
}
type Anchor = typeof HEADING | null
const asked = (id: string, templateId: string, anchor: Anchor = HEADING) => ({
  body: { id, templateId, anchor, place: 'after' as const },
})
const version = async (id: string) => {
  const artifact = await ada.must(api.artifacts.get, { path: { id } })
  return { ...artifact, files: new Map(artifact.sourceFiles.map(({ name, code }) => [name, code])) }
}

describe('[24.4] a template is inserted into a design', () => {
  test('after an element: its files in a folder of their own, a free version that compiles and is the active one', async () => {
    const id = await design()
    const { artifactId } = await ada.must(api.artifacts.insert, asked(id, 'navbar'))
    const made = await version(artifactId)
    expect(made).toMatchObject({ kind: 'manualEdit', status: 'compiled' })
    expect((await ada.must(api.patterns.get, { path: { id } })).activeArtifactId).toBe(artifactId)
    expect(made.files.get('App.tsx')).toContain('<h1>Sail with us</h1>\n      <Navbar />\n')
    expect(made.files.has('components/navbar/content.ts')).toBe(true)
    expect(made.files.get('theme.css')).toContain('--primary: #334155')
    const again = await ada.must(api.artifacts.insert, asked(id, 'navbar'))
    const twice = await version(again.artifactId)
    expect(twice.status).toBe('compiled')
    expect(twice.files.has('components/navbar-2/content.ts')).toBe(true)
    expect(twice.files.get('App.tsx')).toContain('<Navbar2 />')
    await ada.must(api.artifacts.restore, { body: { id, artifactId } })
    expect((await ada.must(api.patterns.get, { path: { id } })).activeArtifactId).toBe(artifactId)
  })

  test('without an anchor it comes at the end of the page', async () => {
    const id = await design()
    const { artifactId } = await ada.must(api.artifacts.insert, asked(id, 'pricing', null))
    const { files, status } = await version(artifactId)
    expect(status).toBe('compiled')
    expect(files.get('App.tsx')).toContain('warm.</p>\n      <Pricing />\n    </main>')
  })

  test('what people type before and meanwhile stays, and they see the part at once', async () => {
    const id = await design()
    const typist = await RoomClient.joined(ada, id, 'files')
    const text = () => filesOf(typist.doc).get('App.tsx') as Y.Text
    text().insert(0, '// before\n')
    const inserted = ada.must(api.artifacts.insert, {
      body: { id, templateId: 'dialog', anchor: { ...HEADING, path: 'App:0.0' }, place: 'before' },
    })
    for (let n = 0; n < 40; n++) {
      text().insert(0, `// ${n}\n`)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    const { artifactId } = await inserted
    await until(() => readTexts(filesOf(typist.doc)).get('App.tsx')?.includes('<Dialog />'), 'it is there')
    const copy = readTexts(filesOf(typist.doc)).get('App.tsx')
    for (const typed of ['// before', '// 0\n', '// 39\n']) expect(copy).toContain(typed)
    expect((await version(artifactId)).files.get('App.tsx')).toContain('<Dialog />')
    typist.leave()
  })

  test('an anchor that is gone, a template with pages of its own and an empty design are a 409 that changes nothing', async () => {
    const id = await design()
    const { activeArtifactId } = await ada.must(api.patterns.get, { path: { id } })
    const gone = { ...HEADING, path: 'App:0.7' }
    const nowhere = { ...HEADING, file: 'pages/none.tsx' }
    for (const body of [
      asked(id, 'navbar', gone),
      asked(id, 'navbar', nowhere),
      asked(id, 'docs'),
      asked(await ada.newPattern(), 'navbar', null),
    ])
      expect(await ada.call(api.artifacts.insert, body)).toMatchObject({
        status: 409,
        body: { error: { code: 'conflict' } },
      })
    expect((await ada.must(api.patterns.get, { path: { id } })).activeArtifactId).toBe(activeArtifactId)
  })

  test('no such template is 404, no id 400, and nobody else may', async () => {
    const id = await design()
    expect((await ada.call(api.artifacts.insert, asked(id, 'no-such-one'))).status).toBe(404)
    expect((await ada.call(api.artifacts.insert, asked(id, '../index'))).status).toBe(400)
    const bob = await Person.withAccount(url, 'Bob')
    await ada.letIn(bob, id, 'read')
    expect((await bob.call(api.artifacts.insert, asked(id, 'navbar'))).status).toBe(403)
  })
})
