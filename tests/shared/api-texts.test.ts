import { describe, expect, test } from 'vitest'
import { routes } from '#shared/api/index.ts'
import { fieldsOf } from '#tests/support/schema-fields.ts'

/** What a person or a program wrote in lines. Prompts and files are measured, and refused in words, where they are taken. */
const IN_LINES = new Set([
  ...['errorMessage', 'notes', 'stack', 'cause', 'feedbackText', 'prompt', 'updatePrompt', 'code', 'html'],
])
/** Elsewhere a message is one line. */
const IN_LINES_HERE = new Set([
  'POST /support body.message',
  'POST /admin/support/answer body.message',
  'POST /github/sync/{id} body.message',
  // Kept as it was typed.
  'POST /editor-metadata/{id} body.password',
  'POST /feedbackResponses/{id} body.answers[].text',
])
const MEASURED_LATER = new Set(['updatePrompt', 'code', 'html'])

const texts = routes.flatMap(route =>
  fieldsOf(route)
    .filter(({ path, schema }) => !path.startsWith('path.') && schema.safeParse('Ada').data === 'Ada')
    .map(field => [`${route.method} ${route.path} ${field.path}`, field] as const),
)

describe('design §9: every text of a call is read by one of three schemas', () => {
  test('there are such fields, in bodies and in queries', () => {
    expect(texts.map(([name]) => name)).toEqual(
      expect.arrayContaining(['POST /editor/save body.message', 'POST /upload/{editorId} query.name']),
    )
  })

  test.each(texts)('%s', (whole, { name, schema }) => {
    const { data, success } = schema.safeParse('a\nb\u0000\u202ec')
    if (!IN_LINES.has(name) && !IN_LINES_HERE.has(whole)) expect(success ? data : 'a b c').toBe('a b c')
    if (MEASURED_LATER.has(name)) return
    expect(['half \ufffd', undefined]).toContain(schema.safeParse('half \ud800').data)
    expect(schema.safeParse('a'.repeat(1_000_000)).success).toBe(false)
  })
})
