import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { readChat } from '#room-schema/chat.ts'
import { activeRun, EDITOR_SCHEMA_VERSION, metaOf, readMeta } from '#room-schema/editor-room.ts'
import { isTooOld, migrate } from '#room-schema/migrations.ts'
import { inRoot } from '#scripts/root.ts'

/** A document as the server of that version stored it. */
function stored(version: number): Y.Doc {
  const doc = new Y.Doc()
  const path = inRoot('tests', 'room-schema', 'fixtures', `editor-room-v${version}.bin`)
  Y.applyUpdate(doc, readFileSync(path))
  return doc
}

const VERSIONS = Array.from({ length: EDITOR_SCHEMA_VERSION }, (_, at) => at + 1)

describe('a document of every version there ever was comes to the present shape', () => {
  test.each(VERSIONS)('version %i', version => {
    const doc = stored(version)
    expect(metaOf(doc).get('schemaVersion')).toBe(version)
    doc.transact(() => migrate(doc))
    expect(readMeta(doc)).toEqual({
      schemaVersion: EDITOR_SCHEMA_VERSION,
      name: 'Harbour',
      config: { designSystem: 'shadcn', styling: 'tailwind' },
      customId: null,
      access: 'private',
      viewport: 'Mobile',
      isDarkMode: true,
      responsiveWidth: null,
      allowsWebImages: false,
      ...{ accessRevision: 0, hasPassword: false, feedbackRevision: 0 },
      activeArtifactId: 'a'.repeat(20),
      olderChatItems: version < 2 ? 0 : 200,
      compilation: { isCompiling: false, compilationId: null, error: null },
    })
    expect(readChat(doc).map(item => item.content.map(part => part.type))).toEqual([
      ['text'],
      ['thinking', 'text', 'artifact'],
    ])
    expect(activeRun(doc)?.requestId).toBe('w'.repeat(20))
  })

  test('a second time changes nothing', () => {
    const doc = stored(1)
    migrate(doc)
    const state = Y.encodeStateVector(doc)
    migrate(doc)
    expect(Y.encodeStateVector(doc)).toEqual(state)
  })

  test('a document of a newer server is left alone', () => {
    const doc = stored(1)
    metaOf(doc).set('schemaVersion', EDITOR_SCHEMA_VERSION + 1)
    const state = Y.encodeStateVector(doc)
    expect(() => migrate(doc)).toThrow(`is of version ${EDITOR_SCHEMA_VERSION + 1}`)
    expect(Y.encodeStateVector(doc)).toEqual(state)
  })
})

test('[R8] a client that says an older version, or nonsense, is too old; one that says nothing is not', () => {
  expect([null, '1', '', 'x', String(EDITOR_SCHEMA_VERSION), '99'].map(schema => isTooOld(schema))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ])
})
