import { describe, expect, test } from 'vitest'
import {
  APP_USER_ID,
  ASSISTANT_USER_ID,
  type ChatItem,
  type ChatPart,
  chatItemSchema,
  codeActionSchema,
  promptProblem,
} from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { parseEmails } from '#shared/invites.ts'
import { promptTooLong } from '#shared/messages.ts'

describe('[S5] prompts', () => {
  test.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['x', null],
    ['x'.repeat(50_000), null],
    ['x'.repeat(50_001), 'too_long'],
  ])('%#', (text, problem) => expect(promptProblem(text)).toBe(problem))

  test('the alert', () =>
    expect(promptTooLong(50_001)).toBe('Prompt is too long. 50,001 / 50,000 characters.'))
})

describe('[S5] invite e-mails: a comma-separated string', () => {
  test.each([
    ['a@b.io', ['a@b.io'], []],
    ['a@b.io, C@D.io,,a@b.io', ['a@b.io', 'c@d.io'], []],
    ['a@b.io; c@d.io\ne@f.io', ['a@b.io', 'c@d.io', 'e@f.io'], []],
    ['nonsense, a@b.io', ['a@b.io'], ['nonsense']],
    [' , ', [], []],
  ])('%j', (text, emails, invalid) => expect(parseEmails(text)).toEqual({ emails, invalid }))
})

describe('[S3] a chat item', () => {
  const [one, two] = [newId(), newId()]
  const written = { file: 'card.tsx', message: 'A card', componentLabel: 'Card' }
  const PARTS: ChatPart[] = [
    { type: 'text', message: 'A page' },
    { type: 'image', name: 'quay.png', url: '/api/upload/a/b' },
    {
      ...{ type: 'thinking', message: 'Thinking...', isPlaceholder: true, thoughts: '' },
      ...{ startTime: 1, endTime: 2 },
    },
    { type: 'error', message: 'Oops, something went wrong.', hasRetry: false },
    {
      ...{ type: 'artifact', artifactId: one, artifactName: 'A page', version: { major: 1, minor: 2 } },
      ...{ wasStopped: false, isArtifactInitializing: true },
    },
    {
      ...{ type: 'codeBlock', action: 'update', ...written },
      diff: { originalArtifactId: one, updatedArtifactId: two },
    },
    { type: 'codeSnippet', code: 'const a = 1', language: 'tsx' },
    { type: 'reference', name: 'card.tsx' },
    { type: 'referenceV2', name: 'h1', color: '#000000', url: '' },
    { type: 'manualEdit', artifactId: two, message: 'Softer' },
    {
      ...{ type: 'toolCall', toolAction: 'edit', toolParam: 'card.tsx', startTime: 1, endTime: 2 },
      ...{ linesAdded: 1, linesRemoved: 1, diff: { originalSnippet: 'a', newSnippet: 'b' } },
      ...{ additionalContext: 'Found once.', imageUrls: ['/api/upload/a/b'] },
    },
    { type: 'suggestedActions', actions: [{ type: 'Polish' }] },
  ]
  const item: ChatItem = {
    ...{ id: one, userId: ASSISTANT_USER_ID, requestId: two, role: 'assistant', timeCreated: 1 },
    ...{ actor: { kind: 'agent', id: 'assistant' }, metadata: { traceId: 'trace' }, content: PARTS },
  }

  test('has its fields, and parts of every kind with theirs', () => {
    expect(chatItemSchema.parse(item)).toEqual(item)
  })

  test.each(['id', 'userId', 'requestId', 'role', 'content', 'timeCreated', 'metadata'] as const)(
    'is none without %s',
    field => {
      const { [field]: _, ...rest } = item
      expect(chatItemSchema.safeParse(rest).success).toBe(false)
    },
  )

  test('is by somebody, by the assistant or by the app', () => {
    expect([ASSISTANT_USER_ID, APP_USER_ID]).toEqual(['assistant', 'app'])
    expect(chatItemSchema.shape.role.options).toEqual(['user', 'assistant', 'app'])
  })

  test('tells of code by one of five actions', () => {
    expect(codeActionSchema.options).toEqual(['create', 'update', 'delete', 'rename', 'install'])
  })
})
