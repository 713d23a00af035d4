import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { versionMessage } from '#client/features/versions/version-message.ts'
import { makeItem } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'

const item = (id: string, role: ChatItem['role'], requestId: string, content: ChatPart[]): ChatItem => ({
  id,
  userId: role,
  actor: { kind: 'user', id: 'ada' },
  requestId,
  role,
  timeCreated: 1,
  metadata: { traceId: null },
  content,
})

const chat = chatOf(new Y.Doc())
chat.push(
  [
    item('one', 'user', 'run1', [{ type: 'text', message: ' A pricing page\n\nfor  Tidal ' }]),
    item('two', 'assistant', 'run1', [{ type: 'text', message: 'I made a page.' }]),
    item('three', 'app', 'hand1', [{ type: 'manualEdit', artifactId: 'hand1', message: 'Softer corners' }]),
  ].map(makeItem),
)
const items = chat.toArray()

describe('§4: what a version was made for', () => {
  test('the prompt it answers, in one line', () => {
    expect(versionMessage(items, { id: 'v1', kind: 'generated', requestId: 'run1' })).toBe(
      'A pricing page for Tidal',
    )
  })

  test('what was said when it was saved by hand', () => {
    expect(versionMessage(items, { id: 'hand1', kind: 'manualEdit', requestId: null })).toBe('Softer corners')
  })

  test('nothing but the kind where its item has left the room', () => {
    expect(versionMessage(items, { id: 'v9', kind: 'generated', requestId: 'run9' })).toBeNull()
    expect(versionMessage(items, { id: 'hand9', kind: 'manualEdit', requestId: null })).toBe('Edited by hand')
  })
})
