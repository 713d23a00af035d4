// `node scripts/boot.mjs scripts/layers-schema.ts`: writes the published schema of exported layers anew.
import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { inRoot } from '#scripts/root.ts'
import { figmaFrameSchema } from '#shared/figma-frame.ts'

const schema = z.toJSONSchema(figmaFrameSchema)
writeFileSync(
  inRoot('client', 'public', 'layers.schema.json'),
  `${JSON.stringify({ title: 'Layers of a page', ...schema }, null, 2)}\n`,
)
