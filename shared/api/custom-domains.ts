import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { customDomainSchema } from '#shared/custom-domains.ts'
import { idSchema } from '#shared/ids.ts'
import { lineSchema } from '#shared/text.ts'

const edit = { on: 'pattern', may: 'edit', id: 'path.id' } as const
const editNamed = { on: 'pattern', may: 'edit', id: 'body.id' } as const
const incoming = lineSchema(300)

/**
 * Domains of people's own. Beside the usual codes: 404 where a design has none, 409 `domain_taken` for one that another
 * design has proven, 409 `domain_not_verified` before that, and 503 `not_configured` in port mode.
 */
export const customDomainsApi = {
  /** Of the caller's own designs. */
  list: route('GET /custom-domain', {
    access: 'session',
    reply: z.object({ domains: z.array(customDomainSchema) }),
  }),
  /** Asks the DNS where the last look is five seconds old. */
  get: route('GET /custom-domain/{id}', { access: edit, reply: customDomainSchema }),
  setUp: route('POST /custom-domain/{id}', {
    access: edit,
    body: z.object({ incoming }),
    reply: customDomainSchema,
    isCostly: true,
  }),
  setUpNamed: route('POST /custom-domain', {
    access: editNamed,
    body: z.object({ id: idSchema, incoming }),
    reply: customDomainSchema,
    isCostly: true,
  }),
  change: route('PATCH /custom-domain/{id}', {
    access: edit,
    body: z.object({
      title: lineSchema(200).optional(),
      description: lineSchema(500).optional(),
      /** Paths of uploads, `''` for none. */
      ogImage: lineSchema(200).optional(),
      favicon: lineSchema(200).optional(),
    }),
    reply: customDomainSchema,
  }),
  remove: route('DELETE /custom-domain/{id}', { access: edit, reply: okSchema }),
  removeNamed: route('DELETE /custom-domain', {
    access: editNamed,
    body: z.object({ id: idSchema }),
    reply: okSchema,
  }),
  publish: route('POST /custom-domain-publish/{id}', {
    access: {
      ...edit,
      also: [{ on: 'artifact', may: 'view', id: 'body.artifactId', isOfTheSame: true }],
    },
    body: z.object({ artifactId: idSchema }),
    reply: customDomainSchema,
    isCostly: true,
  }),
  /** What a proxy asks before it gets a certificate: 200 or 404, without a body. */
  ask: route('GET /custom-domain-ask', {
    access: 'anyone',
    query: z.object({ domain: lineSchema(300) }),
    reply: z.unknown(),
    ids: {},
  }),
}
