import { z } from 'zod'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { patternConfigSchema } from '#shared/design.ts'

/** What the designer reads: `providerOptions.designer` of the call. */
export const designerInputSchema = z.object({
  instruction: z.string(),
  /** The design as it is; empty before the first one. */
  files: z.array(sourceFileSchema),
  /** What the design was before its last change; null where that is not asked for, or nothing was. */
  before: z.array(sourceFileSchema).nullish(),
  config: patternConfigSchema,
  isDarkMode: z.boolean(),
  /** What was asked for before, oldest first. */
  history: z.array(z.string()),
  /** The element selected in the preview: where its `<` stands (line from 1, column from 0). */
  selection: z
    .object({
      file: z.string(),
      line: z.number().int(),
      column: z.number().int(),
      /** The element's path of `shared/edits`, when it is known. */
      path: z.string().nullable().default(null),
    })
    .nullable(),
})
export type DesignerInput = z.input<typeof designerInputSchema>
export type DesignerRequest = z.output<typeof designerInputSchema>
