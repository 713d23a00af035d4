import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { roomTransportSchema } from '#shared/api/rooms.ts'
import { route } from '#shared/api/route.ts'
import { experimentSchema } from '#shared/experiments.ts'
import { idSchema } from '#shared/ids.ts'
import { modelChoiceSchema } from '#shared/models.ts'
import { onboardingAttributesSchema, oneTimeKeySchema, oneTimeKeysSchema } from '#shared/onboarding.ts'
import { planIdSchema } from '#shared/plans.ts'
import { previewServingSchema } from '#shared/preview-mode.ts'
import { nameSchema } from '#shared/text.ts'
import {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  preferencesChangeSchema,
  sessionUserSchema,
  signInServiceSchema,
  userMetadataSchema,
  userPreferencesSchema,
} from '#shared/users.ts'
import { chosenWorkspaceSchema } from '#shared/workspaces.ts'

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
  metadata: route('GET /user/metadata/{userId}', {
    access: 'anyone',
    reply: userMetadataSchema,
    ids: { 'path.userId': 'person' },
  }),
  // Not in the specification's list: the one-time link of an admin (design, section 9).
  adminLink: route('GET /user/adminLink/{token}', {
    access: 'anyone',
    reply: z.object({
      email: z.string(),
      hasAccount: z.boolean(),
      hasSecondFactor: z.boolean(),
      hasPasskeys: z.boolean(),
    }),
    ids: { 'path.token': 'sealed' },
  }),
  takeAdminLink: route('POST /user/adminLink', {
    access: 'anyone',
    body: z.object({
      token: nameSchema(1_000),
      name: nameSchema(100).optional(),
      password: z.string().min(PASSWORD_MIN_CHARACTERS).max(PASSWORD_MAX_CHARACTERS),
    }),
    reply: okSchema,
    ids: { 'body.token': 'sealed' },
  }),
  // Not in the specification's list: who is asking, and what this server offers (design, sections 5 and 15).
  session: route('GET /user', {
    access: 'anyone',
    reply: z.object({
      user: sessionUserSchema
        .extend({
          oneTimeKeys: oneTimeKeysSchema,
          isBusinessEmail: z.boolean(),
          /** May see and try the models of this server. */
          isOperator: z.boolean(),
          /** What they work under: their own plan, or that of the workspace they have chosen. */
          pricing: z.object({ plan: planIdSchema }).optional(),
          /** Whether an account of the code host is connected. */
          github: z.object({ isAppConnected: z.boolean() }).optional(),
          /** The workspace that is chosen: who pays after the person's own credits. */
          orgId: z.string().nullable().optional(),
          org: chosenWorkspaceSchema.nullable().optional(),
        })
        .nullable(),
      server: z.object({
        guests: z.boolean(),
        plans: z.boolean(),
        /** What brings live documents to pages; our own sockets unless told. */
        rooms: roomTransportSchema.optional(),
        models: z.object({ best: z.string(), agent: z.string() }),
        /** What a prompt may be sent to; the names above are what serves a mode when none is picked. */
        choices: z.array(modelChoiceSchema).optional(),
        /** The tokens that a message takes here, by which its price is guessed. */
        usualMessage: z
          .object({ inputTokens: z.number(), cachedTokens: z.number(), outputTokens: z.number() })
          .optional(),
        /** Whether people may connect models with keys of their own. */
        personalKeys: z.boolean().optional(),
        /** Whether an account, which anybody can create, may connect models here. */
        accountsConnect: z.boolean().optional(),
        /** Whether a guest may connect what the server finds on its machine, since nobody has an account yet. */
        newcomersConnect: z.boolean().optional(),
        /** Which of them serves a mode. */
        defaults: z.object({ best: idSchema.nullable(), agent: idSchema.nullable() }).optional(),
        hasMailbox: z.boolean(),
        signInWith: z.array(signInServiceSchema).optional(),
        /** Designs can be linked to repositories here. */
        hasCodeHost: z.boolean().optional(),
        /** Domains of people's own can lead here. */
        hasDomains: z.boolean().optional(),
        /** The only hosts whose pages are read where a prompt names them. */
        referenceHosts: z.array(z.string()).optional(),
        /** Some workspace here has single sign-on; told to whoever may log in. */
        hasSso: z.boolean().optional(),
        /** The host that passkeys are made for here; null where browsers make none. */
        passkeyHost: z.string().nullable().optional(),
        /** Where mail goes: to people, to a page of this machine, or nowhere. */
        mail: z.enum(['sent', 'mailbox', 'off']).optional(),
        supportUrl: z.string().nullable(),
        /** Answers to one's own messages that one has not seen. */
        unreadAnswers: z.number().optional(),
        /** Whether anybody is named who answers messages of support. */
        hasAdmins: z.boolean().optional(),
        /** Designs of a canvas that run at once at most; fewer where they make a browser slow. */
        canvasLiveFrames: z.number().int().optional(),
        experiments: z.array(experimentSchema),
        preview: previewServingSchema,
      }),
    }),
  }),
}
