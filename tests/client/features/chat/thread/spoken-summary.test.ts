import { expect, test } from 'vitest'
import { spokenSummary } from '#client/features/chat/thread/spoken-summary.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'

const item = (...content: ChatPart[]): ChatItem => ({
  id: newId(),
  userId: 'assistant',
  actor: { kind: 'agent', id: 'assistant' },
  requestId: newId(),
  role: 'assistant',
  content,
  timeCreated: 0,
  metadata: { traceId: null },
})
const artifact: ChatPart = {
  type: 'artifact',
  artifactId: newId(),
  artifactName: 'A',
  version: { major: 2, minor: 0 },
  wasStopped: false,
  isArtifactInitializing: false,
}
const wrote = (file: string): ChatPart => ({
  type: 'toolCall',
  toolAction: 'write',
  toolParam: file,
  startTime: 0,
  endTime: 1,
  linesAdded: 3,
  linesRemoved: 0,
  diff: null,
  additionalContext: '',
  imageUrls: [],
})

test('a version and how many files it changed, each once', () => {
  expect(spokenSummary(item(wrote('App.tsx'), wrote('App.tsx'), wrote('hero.tsx'), artifact))).toBe(
    'Generation finished: v2 is ready, 2 files changed.',
  )
})

test('an answer in words', () => {
  expect(spokenSummary(item({ type: 'text', message: 'Yes.' }))).toBe('Generation finished.')
})

test('a failure is what it says', () => {
  const error: ChatPart = { type: 'error', message: 'This generation was stopped.', hasRetry: false }
  expect(spokenSummary(item(artifact, error))).toBe('This generation was stopped.')
})
