import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inRoot } from '#scripts/root.ts'
import { figmaFrameSchema } from '#shared/figma-frame.ts'

test('the published schema is the one that layers are read by (scripts/layers-schema.ts writes it)', () => {
  const { title, ...published } = JSON.parse(
    readFileSync(inRoot('client', 'public', 'layers.schema.json'), 'utf8'),
  )
  expect(title).toBe('Layers of a page')
  expect(published).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(figmaFrameSchema))))
})
