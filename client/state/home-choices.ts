import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import { modelModeSchema } from '#shared/chat.ts'
import { PRESET_NAMES, type PresetName } from '#shared/design.ts'

const homeChoicesSchema = z.object({
  mode: modelModeSchema,
  /** Null: what serves the mode. */
  modelId: z.string().nullable().catch(null),
  preset: z.enum(PRESET_NAMES as [PresetName, ...PresetName[]]),
  /** A preset of people, in the place of one of the four. */
  customId: z.string().nullable().catch(null).optional(),
})
export type HomeChoices = z.infer<typeof homeChoicesSchema>

/** How the next design begins; what was chosen last stays chosen. */
export const homeChoices: Stored<HomeChoices> = stored('home:choices', homeChoicesSchema, {
  mode: 'best',
  modelId: null,
  preset: 'shadcn-tailwind',
})
