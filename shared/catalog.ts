import { z } from 'zod'
import { idSchema } from '#shared/ids.ts'

/** An example on Home: a public design with the version of the moment it was added. */
export const catalogEntrySchema = z.object({
  id: idSchema,
  patternId: idSchema,
  name: z.string(),
  artifactId: idSchema,
  pictureSrc: z.string().nullable(),
})
export type CatalogEntry = z.infer<typeof catalogEntrySchema>
