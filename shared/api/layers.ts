import { z } from 'zod'
import { route } from '#shared/api/route.ts'
import { LAYERS_MAX_BYTES } from '#shared/design-tool/frame-limits.ts'
import { figmaFrameSchema } from '#shared/figma-frame.ts'
import { idSchema } from '#shared/ids.ts'

/** What stands around the frame in a body. */
const AROUND_BYTES = 1_000

export const layersApi = {
  add: route('POST /layers', {
    access: { on: 'pattern', may: 'fork', id: 'body.patternId' },
    body: z.object({
      patternId: idSchema,
      /** The version's place among all of the design, the oldest 0. */
      snapshotIndex: z.number().int().min(0),
      /** The frame of FIGMA_FRAME, which the handler reads. */
      mpFigmaData: z.looseObject({ version: z.literal(1) }),
    }),
    reply: z.object({ id: idSchema }),
    maxBytes: LAYERS_MAX_BYTES + AROUND_BYTES,
    isCostly: true,
  }),
  // Not in the specification's list: what a plugin asks for, from wherever it runs.
  get: route('GET /layers/{id}', {
    access: 'anyone',
    ids: { 'path.id': 'layers' },
    reply: z.object({
      name: z.string(),
      snapshotIndex: z.number(),
      mpFigmaData: figmaFrameSchema,
      createdAt: z.number(),
    }),
  }),
}
