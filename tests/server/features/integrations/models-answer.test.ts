import { expect, test } from 'vitest'
import { modelsAnswer } from '#server/features/integrations/ai/models-answer.ts'
import { errorOf } from '#tests/support/integrations/design-host.ts'

const KEY = 'sk-CANARYcanary0123456789'
const asked = (body: BodyInit, silenceMs = 5_000) => modelsAnswer(new Response(body), { key: KEY, silenceMs })
const model = (id: string, owned_by: string) => ({ id, object: 'model', created: 5, owned_by, parent: 'x' })

test('the list has everybody’s models alone, and says nothing of whose account it is', async () => {
  const data = [
    model('gpt-4o-mini', 'system'),
    model('text-embedding-3-small', 'openai-internal'),
    model('ft:gpt-4o-mini:acme::abc', 'acme-inc'),
    model('ft:gpt-4o-mini:acme::def', 'system'),
    model('davinci:ft-acme-2022', 'openai'),
    model('secret-model', 'org-acme1234'),
    model('openai-lookalike', 'openai-acme'),
    { id: 'of-nobody' },
    model(KEY, 'openai'),
    null,
  ]
  const answer = await asked(JSON.stringify({ object: 'list', data, organization: 'org-acme1234' }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const shown = (id: string) => ({ id, object: 'model', created: 5, owned_by: 'openai' })
  expect(await answer.json()).toEqual({
    object: 'list',
    data: [shown('gpt-4o-mini'), shown('text-embedding-3-small'), shown('…')],
  })
})

test('a list that is none, is endless or falls silent is said to be unreadable', async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: controller => controller.enqueue(new Uint8Array(100_000).fill(32)),
    cancel: () => {
      isCancelled = true
    },
  })
  const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) })
  for (const [body, silenceMs] of [['<html>'], ['{"data":3}'], [endless], [silent, 20]] as const) {
    const answer = await asked(body, silenceMs)
    expect(answer.status).toBe(502)
    expect(errorOf(await answer.text())).toMatchObject({ code: 'models_unreadable', type: 'server_error' })
  }
  expect(isCancelled).toBe(true)
})
