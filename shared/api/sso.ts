import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { ssoSettingsSchema } from '#shared/sso.ts'
import { lineSchema, nameSchema } from '#shared/text.ts'

// Not in the specification's list: single sign-on of a workspace (design, section 15).
export const ssoApi = {
  get: route('GET /org/{id}/sso', {
    access: { on: 'workspace', may: 'manage', id: 'path.id' },
    reply: z.object({
      sso: ssoSettingsSchema.nullable(),
      /** Where the identity provider leads people back to. */
      callbackUrl: z.string(),
    }),
  }),
  save: route('POST /org/{id}/sso', {
    access: { on: 'workspace', may: 'own', id: 'path.id' },
    body: z.object({
      issuer: nameSchema(500),
      clientId: nameSchema(500),
      /** Empty keeps the one that is there for this issuer. */
      clientSecret: lineSchema(1_000).default(''),
      /** Of the addresses it speaks for; several with commas between them. */
      domain: nameSchema(3_000),
    }),
    reply: okSchema,
    ids: { 'body.clientId': 'elsewhere' },
    isCostly: true,
  }),
  /** Asks the issuer and the DNS again. */
  check: route('POST /org/{id}/sso/check', {
    access: { on: 'workspace', may: 'own', id: 'path.id' },
    body: z.object({}),
    reply: okSchema,
    isCostly: true,
  }),
  remove: route('DELETE /org/{id}/sso', {
    access: { on: 'workspace', may: 'own', id: 'path.id' },
    reply: okSchema,
  }),
}
