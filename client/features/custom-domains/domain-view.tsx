import type { CustomDomain } from '#shared/custom-domains.ts'
import { DefaultSettings } from './default-settings.tsx'
import { DeleteDomain } from './delete-domain.tsx'
import { DnsRecords } from './dns-records.tsx'
import { DomainStatus } from './domain-status.tsx'
import type { Looking } from './looking.ts'
import { PublishHere } from './publish-here.tsx'

/** A domain that waits for its records, or has them. */
export function DomainView({ domain, ...looking }: { domain: CustomDomain } & Looking) {
  const isVerified = domain.status === 'VERIFIED'
  const isFine = isVerified && domain.message === undefined
  const records = domain.records ?? []
  return (
    <div className="flex flex-col gap-6">
      <DomainStatus domain={domain} {...looking} />
      {records.length > 0 && isFine && (
        <details className="group text-sm">
          <summary className="cursor-pointer text-ink-soft hover:text-ink">DNS records</summary>
          <div className="mt-3">
            <DnsRecords records={records} />
          </div>
        </details>
      )}
      {records.length > 0 && !isFine && <DnsRecords records={records} />}
      {isVerified && <PublishHere domain={domain} />}
      {/* What is typed is kept while others save. */}
      <DefaultSettings key={domain.incoming} domain={domain} />
      <DeleteDomain domain={domain} />
    </div>
  )
}
