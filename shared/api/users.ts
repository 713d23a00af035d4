import { z } from 'zod'
import { route } from '#shared/api/route.ts'
import { previewServingSchema } from '#shared/preview-mode.ts'
import {
  preferencesChangeSchema,
  sessionUserSchema,
  userMetadataSchema,
  userPreferencesSchema,
} from '#shared/users.ts'

export const usersApi = {
  preferences: route('GET /user/preferences', { access: 'session', reply: userPreferencesSchema }),
  updatePreferences: route('POST /user/preferences', {
    access: 'session',
    body: z.object({ updatedPreferences: preferencesChangeSchema }),
    reply: userPreferencesSchema,
  }),
  metadata: route('GET /user/metadata/{userId}', { access: 'anyone', reply: userMetadataSchema }),
  // Not in the specification's list: who is asking, and what this server offers (design, sections 5 and 15).
  session: route('GET /user', {
    access: 'anyone',
    reply: z.object({
      user: sessionUserSchema.nullable(),
      server: z.object({
        guests: z.boolean(),
        plans: z.boolean(),
        models: z.object({ best: z.string(), agent: z.string() }),
        /** Whether a model that can rewrite a whole design is connected. */
        canConvert: z.boolean(),
        hasMailbox: z.boolean(),
        supportUrl: z.string().nullable(),
        preview: previewServingSchema,
      }),
    }),
  }),
}
