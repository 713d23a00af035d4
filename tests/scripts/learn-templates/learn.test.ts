import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { learn } from '#scripts/learn-templates/learn.ts'
import { inRoot } from '#scripts/root.ts'

test('[24.2] what the words say for each template is what its requests teach', { timeout: 60_000 }, () => {
  const committed: ReturnType<typeof learn> = JSON.parse(
    readFileSync(inRoot('server', 'templates', 'choice', 'weights.json'), 'utf8'),
  )
  const { weights, ...learned } = learn()
  const { weights: kept, ...others } = committed
  expect({ ...learned, scale: learned.scale.toFixed(6) }).toEqual({
    ...others,
    scale: others.scale.toFixed(6),
  })
  // The last digits of a logarithm are the machine's.
  const before = bytes(kept)
  const differs = bytes(weights).filter((each, at) => Math.abs(each - (before[at] ?? 0)) > 1)
  expect(differs).toEqual(new Int8Array(0))
})

const bytes = (base64: string): Int8Array => new Int8Array(Buffer.from(base64, 'base64'))
