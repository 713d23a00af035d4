import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { onboardingAttributesSchema, oneTimeKeySchema, oneTimeKeysSchema } from '#shared/onboarding.ts'
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
  attributes: route('POST /user/attributes', {
    access: 'session',
    body: z.object({ attributes: onboardingAttributesSchema }),
    reply: okSchema,
  }),
  oneTimeKeys: route('POST /user/oneTimeKeys', {
    access: 'session',
    body: z.object({ key: oneTimeKeySchema, value: z.boolean() }),
    reply: z.object({ oneTimeKeys: oneTimeKeysSchema }),
  }),
  metadata: route('GET /user/metadata/{userId}', { access: 'anyone', reply: userMetadataSchema }),
  // Not in the specification's list: who is asking, and what this server offers (design, sections 5 and 15).
  session: route('GET /user', {
    access: 'anyone',
    reply: z.object({
      user: sessionUserSchema
        .extend({ oneTimeKeys: oneTimeKeysSchema, isBusinessEmail: z.boolean() })
        .nullable(),
      server: z.object({
        guests: z.boolean(),
        plans: z.boolean(),
        models: z.object({ best: z.string(), agent: z.string() }),
        hasMailbox: z.boolean(),
        supportUrl: z.string().nullable(),
        preview: previewServingSchema,
      }),
    }),
  }),
}
