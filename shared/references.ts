import { z } from 'zod'
import { storedPathSchema } from '#shared/file-paths.ts'
import { idSchema } from '#shared/ids.ts'
import { lineSchema, nameSchema } from '#shared/text.ts'

export const REFERENCES_MAX = 4
const PICTURE_MAX_CHARACTERS = 12_000

/** A place in a file that outlives the moment; `reanchor` carries it over edits. */
export const anchorSchema = z.object({
  file: storedPathSchema,
  /** Where the `<` of the element stands: the line from 1, the column from 0. */
  line: z.number().int().min(1).max(1_000_000),
  column: z.number().int().min(0).max(1_000_000),
  /** The element's path of `shared/edits`, when it is known. */
  path: lineSchema(400).nullable(),
})

/** A selected element as it goes with a prompt: what is shown of it, and where it is. */
export const referenceSchema = z.object({
  name: nameSchema(120),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** A small picture of it, or nothing. */
  url: z
    .string()
    .max(PICTURE_MAX_CHARACTERS)
    .regex(/^(?:data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/=]+)?$/),
  anchor: anchorSchema,
  /** The version in which the anchor holds; without one it is the design as it is. */
  artifactId: idSchema.optional(),
})
export type Reference = z.infer<typeof referenceSchema>

/** `Button “Start free”`: what it is and what is read on it. */
export function referenceName(tag: string, label: string): string {
  const short = label.length > 40 ? `${label.slice(0, 39).trimEnd()}…` : label
  return short ? `${tag} “${short}”` : tag
}
