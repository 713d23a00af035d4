import type { SignedInPatternCall } from '#server/call.ts'
import {
  type DomainRow,
  deleteDomain,
  findDomain,
  listDomainsOf,
} from '#server/features/custom-domains/custom-domains-queries.ts'
import { domainAt, forgetHost } from '#server/features/custom-domains/domain-at.ts'
import { dropCertificate } from '#server/features/custom-domains/held-certificate.ts'
import { lookAgain } from '#server/features/custom-domains/look.ts'
import { setUp } from '#server/features/custom-domains/set-up.ts'
import { shownDomain } from '#server/features/custom-domains/shown-domain.ts'
import { savePublicationTexts } from '#server/features/publish/publications-queries.ts'
import { checkTexts, publishVersion } from '#server/features/publish/publish-version.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { customDomainsApi } from '#shared/api/custom-domains.ts'
import { OK } from '#shared/api/ok.ts'
import { LOOK_AGAIN_MS } from '#shared/custom-domains.ts'
import { AppError } from '#shared/errors.ts'

/** Domains of people's own, at which a design's publication is shown too. */
export function customDomainsRoutes(app: AppHono): void {
  serve(app, customDomainsApi.list, async (_, { env, user }) => {
    const rows = await listDomainsOf(env.DB, user.id)
    return { domains: await Promise.all(rows.map(row => shownDomain(env, row))) }
  })

  serve(app, customDomainsApi.get, async (_, call) => {
    const row = await domainOf(call)
    return shownDomain(call.env, await lookAgain(call.env, row, LOOK_AGAIN_MS))
  })

  serve(app, customDomainsApi.setUp, ({ body }, call) => setUp(call, body.incoming))
  serve(app, customDomainsApi.setUpNamed, ({ body }, call) => setUp(call, body.incoming))

  serve(app, customDomainsApi.change, async ({ body }, call) => {
    const row = await domainOf(call)
    await checkTexts(call.env.FILES, call.pattern.id, body)
    await savePublicationTexts(call.env.DB, call.pattern.id, body)
    return shownDomain(call.env, row)
  })

  serve(app, customDomainsApi.remove, (_, call) => remove(call))
  serve(app, customDomainsApi.removeNamed, (_, call) => remove(call))

  serve(app, customDomainsApi.publish, async ({ body }, call) => {
    const row = await findDomain(call.env.DB, call.pattern.id)
    if (!row) throw new AppError('domain_not_verified', 'This design has no domain of its own.')
    if (row.status !== 'VERIFIED')
      throw new AppError('domain_not_verified', `The DNS does not have both records of ${row.host} yet.`)
    await publishVersion(call, body)
    return shownDomain(call.env, row)
  })

  serve(app, customDomainsApi.ask, async ({ query }, { env }) => {
    const found = await domainAt(env, query.domain)
    return new Response(null, { status: found ? 200 : 404, headers: { 'cache-control': 'no-store' } })
  })
}

async function domainOf({ env, pattern }: SignedInPatternCall): Promise<DomainRow> {
  const row = await findDomain(env.DB, pattern.id)
  if (!row) throw new AppError('not_found', 'This design has no domain of its own.')
  return row
}

/** From then on the name is free, and its records prove nothing any more. */
async function remove(call: SignedInPatternCall) {
  const gone = await deleteDomain(call.env.DB, (await domainOf(call)).patternId)
  if (gone) {
    forgetHost(gone.host)
    call.waitUntil(dropCertificate(call.env, gone))
  }
  return OK
}
