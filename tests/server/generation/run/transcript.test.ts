import { expect, test } from 'vitest'
import { Transcript, transcriptKey } from '#server/generation/run/transcript.ts'
import { getZipped } from '#server/zipped-objects.ts'
import { MemoryBucket } from '#tests/support/product/memory-bucket.ts'

const KEY = 'sk-canary-"quoted"-0123456789'

async function saved(...secrets: string[]): Promise<string> {
  const bucket = new MemoryBucket()
  const transcript = new Transcript()
  for (const secret of secrets) transcript.hide(secret)
  transcript.failed(new Error(`Incorrect API key provided: ${KEY}`))
  transcript.said({ type: 'toolFailed', id: 'a', name: 'read_file', message: `none of ${KEY}` })
  await transcript.save(bucket.r2, 'pattern', 'trace')
  return (await getZipped(bucket.r2, transcriptKey('pattern', 'trace'))) ?? ''
}

test('the key of a run is in no line of its transcript, however the provider repeats it', async () => {
  const text = await saved(KEY)
  expect(text.split('\n').map(line => JSON.parse(line).message)).toEqual([
    'Incorrect API key provided: …',
    'none of …',
  ])
})

test('a word given where no key is wanted is left where it stands', async () => {
  expect(await saved('none')).toContain('none of')
})
