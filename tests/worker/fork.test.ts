import { beforeAll, describe, expect, inject, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import { PRESETS } from '#shared/design.ts'
import { newId } from '#shared/ids.ts'
import { madeDesign } from '#tests/support/made-design.ts'
import { Person } from '#tests/support/person.ts'
import { RoomClient } from '#tests/support/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let ada: Person
let bob: Person

beforeAll(async () => {
  ada = await Person.withAccount(url, 'Ada')
  bob = await Person.withAccount(url, 'Bob')
})

const pattern = (person: Person, id: string) => person.must(api.patterns.get, { path: { id } })
const versions = async (person: Person, id: string) =>
  (await person.must(api.artifacts.versions, { path: { id } })).versions
const filesOfVersion = async (person: Person, id: string) =>
  (await person.must(api.artifacts.get, { path: { id } })).sourceFiles

/** A public design of Ada's with one version. */
async function publicDesign(): Promise<{ patternId: string; artifactId: string }> {
  const design = await madeDesign(ada)
  await ada.must(api.patterns.access, { path: { id: design.patternId }, body: { access: 'public' } })
  return design
}

describe('[S7] POST /chatPattern/fork', () => {
  test('[D9] a reader gets a design of his own: v1 on the same pack, no chat, private', async () => {
    const { patternId, artifactId } = await publicDesign()
    const { id } = await bob.must(api.patterns.fork, { body: { id: patternId, artifactId } })
    const fork = await pattern(bob, id)
    expect(fork).toMatchObject({
      name: 'A design (fork)',
      access: 'private',
      permissionLevel: 'owner',
      chatItems: [],
      starred: false,
      config: (await pattern(ada, patternId)).config,
    })
    const [first, ...more] = await versions(bob, id)
    expect(more).toEqual([])
    expect(first).toMatchObject({ version: { major: 1, minor: 0 }, kind: 'fork', isActive: true })
    expect(first?.actor).toEqual({ kind: 'user', id: bob.id })
    expect(first?.id).not.toBe(artifactId)
    expect(await filesOfVersion(bob, first?.id ?? '')).toEqual(await filesOfVersion(ada, artifactId))
    expect((await ada.call(api.patterns.get, { path: { id } })).status).toBe(403)
  })

  test('the fork goes its own way: what is made in it does not reach the original', async () => {
    const { patternId, artifactId } = await publicDesign()
    const { id } = await bob.must(api.patterns.fork, { body: { id: patternId, artifactId } })
    await bob.must(api.artifacts.save, {
      body: { id, files: [{ name: 'App.tsx', code: 'export default () => null' }] },
    })
    expect((await versions(bob, id)).map(version => version.version.major)).toEqual([2, 1])
    expect((await versions(ada, patternId)).length).toBe(1)
    expect((await pattern(ada, patternId)).activeArtifactId).toBe(artifactId)
  })

  test('[D7] what its writer has typed since comes along, saved as a free version first', async () => {
    const { patternId, artifactId } = await publicDesign()
    const files = await RoomClient.joined(ada, patternId, 'files')
    await until(() => filesOf(files.doc).get('App.tsx') instanceof Y.Text, 'the working copy is here')
    const other = await RoomClient.joined(bob, patternId, 'files')
    const app = filesOf(files.doc).get('App.tsx') as Y.Text
    app.insert(0, '// by hand\n')
    await until(() => readTexts(filesOf(other.doc)).get('App.tsx')?.startsWith('// by hand'), 'it is taken')
    const byReader = await bob.must(api.patterns.fork, { body: { id: patternId, artifactId } })
    expect((await versions(ada, patternId)).length).toBe(1)
    const byWriter = await ada.must(api.patterns.fork, { body: { id: patternId, artifactId } })
    const begins = async (person: Person, id: string) => {
      const code = (await filesOfVersion(person, (await pattern(person, id)).activeArtifactId ?? '')).find(
        file => file.name === 'App.tsx',
      )?.code
      return code?.startsWith('// by hand')
    }
    expect(await begins(ada, byWriter.id)).toBe(true)
    expect(await begins(bob, byReader.id)).toBe(false)
    expect((await versions(ada, patternId)).map(version => version.kind)).toEqual(['manualEdit', 'generated'])
    for (const client of [files, other]) client.leave()
  })

  test('a version of another design, a stranger of a private one and nobody are refused', async () => {
    const mine = await madeDesign(ada)
    const other = await publicDesign()
    const fork = (person: Person, id: string, artifactId: string) =>
      person.call(api.patterns.fork, { body: { id, artifactId } })
    expect((await fork(bob, other.patternId, mine.artifactId)).status).toBe(404)
    expect((await fork(bob, other.patternId, newId())).status).toBe(404)
    expect((await fork(bob, mine.patternId, mine.artifactId)).status).toBe(403)
    expect((await fork(new Person(url), other.patternId, other.artifactId)).status).toBe(401)
  })
})

describe('[S7] POST /chatPattern/convert with the built-in designer', () => {
  const convert = (id: string, artifactId: string, config = PRESETS['html-inline']) =>
    bob.call(api.patterns.convert, { body: { id, artifactId, config, customId: null } })

  test('translates a design of its own into a new one: v1 as it was, v2 in the other preset', async () => {
    const { patternId, artifactId } = await publicDesign()
    const { status, body } = await convert(patternId, artifactId)
    expect(status).toBe(200)
    await until(
      async () =>
        (await versions(bob, body.id)).length === 2 && !(await pattern(bob, body.id)).isAiGenerating,
      'it is converted',
      30,
    )
    const [second, first] = await versions(bob, body.id)
    expect(await filesOfVersion(bob, first?.id ?? '')).toEqual(await filesOfVersion(ada, artifactId))
    const files = await filesOfVersion(bob, second?.id ?? '')
    expect(files.some(({ code }) => code.includes('style={{'))).toBe(true)
    expect(files.some(({ code }) => code.includes('@theme'))).toBe(false)
    const made = await bob.must(api.artifacts.get, { path: { id: second?.id ?? '' } })
    expect(made).toMatchObject({ status: 'compiled', config: PRESETS['html-inline'] })
  })

  test('says of code of others that it cannot, and makes nothing', async () => {
    const { patternId } = await publicDesign()
    const code = 'export default () => <p className="p-7">By hand</p>'
    const { artifactId } = await ada.must(api.artifacts.save, {
      body: { id: patternId, files: [{ name: 'App.tsx', code }] },
    })
    const before = (await bob.must(api.patterns.list, {})).patterns.length
    const { status, body } = await convert(patternId, artifactId)
    expect(status).toBe(409)
    expect(body.error?.message).toMatch(/^The built-in designer converts the designs it made itself/)
    expect((await bob.must(api.patterns.list, {})).patterns.length).toBe(before)
  })

  test('a custom preset that does not exist is 404', async () => {
    const { patternId, artifactId } = await publicDesign()
    const { status } = await bob.call(api.patterns.convert, {
      body: { id: patternId, artifactId, config: PRESETS['html-inline'], customId: 'mine' },
    })
    expect(status).toBe(404)
  })
})

describe('[S7] POST /artifact-feedback', () => {
  test('a writer says what he thinks of a version, and may think again', async () => {
    const { patternId, artifactId } = await publicDesign()
    const say = (person: Person, feedbackText: string, feedbackType: 'positive' | 'negative' = 'negative') =>
      person.call(api.artifacts.feedback, { body: { artifactId, feedbackType, feedbackText } })
    expect((await say(ada, '  too dark ')).status).toBe(200)
    expect((await say(ada, '', 'positive')).status).toBe(200)
    expect((await say(ada, 'x'.repeat(5_001))).status).toBe(400)
    expect((await say(bob, '')).status).toBe(403)
    expect((await versions(ada, patternId)).length).toBe(1)
  })
})
