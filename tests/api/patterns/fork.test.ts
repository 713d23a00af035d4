import { beforeAll, describe, expect, inject, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import { PRESETS } from '#shared/design.ts'
import { newId } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
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
  await ada.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'public' } })
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

describe('[S7] POST /chatPattern/convert where no model is connected', () => {
  const convert = (id: string, artifactId: string) =>
    bob.call(api.patterns.convert, {
      body: { id, artifactId, config: PRESETS['html-inline'], customId: null },
    })

  test('says that it needs a model, and makes nothing', async () => {
    const { patternId, artifactId } = await publicDesign()
    const before = (await bob.must(api.patterns.list, {})).patterns.length
    const { status, body } = await convert(patternId, artifactId)
    expect([status, body.error?.message]).toEqual([409, MESSAGES.convertNeedsModel])
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
    expect((await say(ada, '')).status).toBe(200)
    expect((await say(ada, '', 'positive')).status).toBe(200)
    expect((await say(ada, 'x'.repeat(5_001))).status).toBe(400)
    expect((await say(bob, '')).status).toBe(403)
    expect((await versions(ada, patternId)).length).toBe(1)
  })
})
