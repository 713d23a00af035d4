import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { CODE_PROMPT_MAX_CHARACTERS } from '#shared/exports.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'
import { redPng } from '#tests/support/red-png.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let ada: Person
let bob: Person
const nobody = new Person(url)

beforeAll(async () => {
  ada = await Person.withAccount(url, 'Ada')
  bob = await Person.withAccount(url, 'Bob')
})

interface Design {
  patternId: string
  artifactId: string
}

/** A private design of Ada's whose newest version has these files. */
async function designOf(...files: SourceFile[]): Promise<Design> {
  const patternId = await ada.newPattern()
  const { artifactId } = await ada.must(api.artifacts.save, { body: { id: patternId, files } })
  return { patternId, artifactId }
}

const app = (code: string): SourceFile => ({ name: 'App.tsx', code })
const zip = (person: Person, { patternId, artifactId }: Design, link?: string) =>
  person.call(api.exports.generateZip, { body: { artifactId, editorRoomId: patternId, link } })
const prompt = (person: Person, { patternId, artifactId }: Design) =>
  person.call(api.exports.codePrompt, { body: { artifactId, editorRoomId: patternId } })

async function downloaded(person: Person, design: Design, link?: string) {
  const { status, body } = await zip(person, design, link)
  expect([status, body.error]).toEqual([200, undefined])
  const response = await fetch(body.hostedUrl)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const files = unzipSync(bytes)
  const text = (name: string) => new TextDecoder().decode(files[name])
  return { body, response, bytes, names: Object.keys(files), files, text }
}

describe('[S7] POST /editor/generateZip', () => {
  test('a project comes from an absolute address, by the design’s name and version', async () => {
    const design = await designOf(
      app(
        'import { Button } from "@/components/ui/button"\nexport default function App() { return <Button>Sail</Button> }\n',
      ),
    )
    await ada.must(api.patterns.rename, { body: { id: design.patternId, newName: 'Café “Ärger” & Söhne' } })
    const { body, response, names, text } = await downloaded(ada, design)
    expect(body).toMatchObject({ hasComponentWarning: false, standIns: [] })
    expect(new URL(body.hostedUrl).origin).toBe(new URL(url).origin)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="cafe-arger-sohne-v1.zip"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(names).toEqual([...names].sort())
    expect(names).toEqual(
      expect.arrayContaining([
        'LICENSES.md',
        'README.md',
        'index.html',
        'package.json',
        'src/App.tsx',
        'src/components/ui/button.tsx',
        'src/lib/utils.ts',
        'src/main.tsx',
        'tsconfig.json',
      ]),
    )
    expect(text('README.md')).toContain('# Café “Ärger” & Söhne')
    expect(JSON.parse(text('package.json')).name).toBe('cafe-arger-sohne')
  })

  test('the same version gives the same bytes, also to somebody else, and another once it is dark', async () => {
    const design = await designOf(app('export default () => <p>Same</p>'))
    await ada.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'public' } })
    const first = await downloaded(ada, design)
    const second = await downloaded(bob, design)
    expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true)
    await ada.must(api.design.update, { body: { id: design.patternId, isDarkMode: true } })
    const dark = await downloaded(nobody, design)
    expect(dark.text('index.html')).toContain('<html lang="en" class="dark"')
    expect(first.text('index.html')).toContain('<html lang="en">')
    // The older address still gives what it was made for.
    const again = await fetch(first.body.hostedUrl)
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(first.bytes))).toBe(true)
  })

  test('[S5] what its writer has typed since comes along, saved first; a reader gets the version', async () => {
    const design = await designOf(app('export default () => <p>Saved</p>'))
    await ada.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'public' } })
    const files = await RoomClient.joined(ada, design.patternId, 'files')
    const other = await RoomClient.joined(bob, design.patternId, 'files')
    await until(() => filesOf(files.doc).get('App.tsx') instanceof Y.Text, 'the working copy is here')
    ;(filesOf(files.doc).get('App.tsx') as Y.Text).insert(0, '// by hand\n')
    await until(() => readTexts(filesOf(other.doc)).get('App.tsx')?.startsWith('// by hand'), 'it is taken')
    expect((await downloaded(bob, design)).text('src/App.tsx')).not.toContain('by hand')
    const { response, text } = await downloaded(ada, design)
    expect(text('src/App.tsx')).toContain('// by hand')
    expect(response.headers.get('content-disposition')).toContain('-v2.zip')
    const { versions } = await ada.must(api.artifacts.versions, { path: { id: design.patternId } })
    expect(versions.length).toBe(2)
  })

  test('a stand-in for a package that is not supported is told, and is in the project', async () => {
    const design = await designOf(
      app("import { Dial } from 'odd-dials'\nexport default () => <main><h1>Speed</h1><Dial /></main>"),
    )
    const { body, text } = await downloaded(ada, design)
    expect(body).toMatchObject({ hasComponentWarning: true, standIns: ['odd-dials'] })
    expect(text('src/App.tsx')).toContain("from '@/stand-ins/odd-dials'")
    expect(text('README.md')).toContain('odd-dials')
    // The answer is the same when the zip is there already.
    expect((await zip(ada, design)).body).toMatchObject({
      hasComponentWarning: true,
      standIns: ['odd-dials'],
    })
  })

  test('a link is written where it leads to this server, and nowhere else', async () => {
    const design = await designOf(app('export default () => <p>Linked</p>'))
    const here = `${url}/c/${design.patternId}`
    expect((await downloaded(ada, design, here)).text('README.md')).toContain(`<${here}>`)
    for (const elsewhere of [
      'http://evil.example/c/x',
      `http://ada:secret@${new URL(url).host}/`,
      'javascript:alert(1)',
      'not an address',
    ])
      expect((await downloaded(ada, design, elsewhere)).text('README.md'), elsewhere).not.toMatch(
        /evil|secret|javascript|not an address/,
      )
  })

  test('a picture that was uploaded here comes along; one of another design does not', async () => {
    const design = await designOf(app('export default () => null'))
    const other = await designOf(app('export default () => null'))
    const upload = async ({ patternId }: Design) =>
      (await (
        await ada.fetch(`/api/upload/${patternId}?name=red.png`, {
          method: 'POST',
          body: new Uint8Array(redPng(2, 2)),
          headers: { 'content-type': 'image/png' },
        })
      ).json()) as { url: string }
    const [own, foreign] = [await upload(design), await upload(other)]
    const { artifactId } = await ada.must(api.artifacts.save, {
      body: {
        id: design.patternId,
        files: [app(`export default () => <><img src="${own.url}" /><img src="${foreign.url}" /></>`)],
      },
    })
    const { names, text, files } = await downloaded(ada, { ...design, artifactId })
    const pictures = names.filter(name => name.startsWith('public/'))
    expect(pictures).toEqual([`public/uploads/${own.url.split('/').at(-1)}.png`])
    expect([...files[pictures[0]!]!.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    expect(text('src/App.tsx')).toContain(`src="/uploads/${own.url.split('/').at(-1)}.png"`)
    expect(text('src/App.tsx')).toContain(foreign.url)
  })

  test('[S6] a version of another room, none and somebody without access', async () => {
    const design = await designOf(app('export default () => <p>Private</p>'))
    const other = await designOf(app('export default () => <p>Other</p>'))
    for (const ask of [zip, prompt]) {
      expect((await ask(ada, { ...design, artifactId: other.artifactId })).status).toBe(404)
      expect((await ask(ada, { ...design, artifactId: newId() })).status).toBe(404)
      expect((await ask(ada, { ...design, patternId: newId() })).status).toBe(404)
      expect((await ask(bob, design)).status).toBe(403)
      expect((await ask(nobody, design)).status).toBe(401)
    }
  })

  test('an address is of no use when it is forged, cut, over, or for somebody who may not look any more', async () => {
    const design = await designOf(app('export default () => <p>Soon private</p>'))
    await ada.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'public' } })
    const { hostedUrl } = (await zip(bob, design)).body
    expect((await fetch(hostedUrl)).status).toBe(200)
    for (const broken of [hostedUrl.slice(0, -2), hostedUrl.replace(/\.[\w-]+$/, '.AAAA'), `${hostedUrl}x`])
      expect((await fetch(broken)).status).toBe(404)
    await ada.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'private' } })
    const refused = await fetch(hostedUrl)
    expect(refused.status).toBe(404)
    expect(refused.headers.get('content-disposition')).toBeNull()
  })

  test('400 files and 5 MB come whole', async () => {
    const line = `  'a line of a table that is there ${'x'.repeat(60)}',\n`
    const rows = (count: number) => `export const rows = [\n${line.repeat(count)}]\n`
    const files = Array.from({ length: 399 }, (_, at) => ({ name: `data/part-${at}.ts`, code: rows(115) }))
    const code = `import { rows } from './data/part-7'\nexport default () => <p>{rows.length} rows</p>`
    const design = await designOf(app(code), ...files)
    const { names, text, bytes } = await downloaded(ada, design)
    expect(names.filter(name => name.startsWith('src/data/')).length).toBe(399)
    expect(text('src/data/part-398.ts')).toBe(rows(115))
    expect(bytes.length).toBeLessThan(2_000_000)
  }, 120_000)
})

describe('Copy Code as Prompt', () => {
  test('a reader gets everything another tool needs, in one text', async () => {
    const design = await designOf(
      app('import { Card } from "@/components/ui/card"\nexport default () => <Card>Tides</Card>'),
      { name: 'theme.css', code: ':root { --primary: teal; }' },
    )
    await ada.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'public' } })
    const { status, body } = await prompt(bob, design)
    expect([status, body.files, body.leftOut]).toEqual([200, 2, []])
    for (const part of [
      'react@19',
      '--primary: teal',
      '### App.tsx',
      'npx shadcn@latest add card',
      'Routes: `/`',
    ])
      expect(body.prompt).toContain(part)
    expect(body.prompt.length).toBeLessThan(CODE_PROMPT_MAX_CHARACTERS)
  })
})
