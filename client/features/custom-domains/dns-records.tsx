import { clsx } from 'clsx'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useCopied } from '#client/lib/use-copied.ts'
import { CopyField } from '#client/ui/copy-field.tsx'
import type { DomainRecord } from '#shared/custom-domains.ts'

/** The records to set at the DNS provider, each with what the DNS answers now. */
export function DnsRecords({ records }: { records: readonly DomainRecord[] }) {
  return (
    <section aria-label="DNS records" className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {records.map(record => (
          <RecordCard key={record.type} record={record} />
        ))}
      </ul>
      <p className="text-xs text-pretty text-ink-faint">
        Set both at the DNS provider of your domain, exactly as they stand here. Some providers add the domain
        by themselves: enter the name without it then.
      </p>
    </section>
  )
}

const PURPOSE = {
  TXT: 'says that the domain is yours',
  CNAME: 'leads your visitors here',
  A: 'leads your visitors here',
}

function RecordCard({ record }: { record: DomainRecord }) {
  const { type, name, value } = record
  return (
    <li aria-label={`${type} record`} className="rounded-lg border border-line bg-sunken p-3.5">
      <p className="text-sm text-ink-soft">
        <strong className="font-semibold text-ink">{type}</strong> {PURPOSE[type]}
      </p>
      <div className="mt-2.5 grid gap-2">
        <Copied label="Name" of={type} text={name} />
        <Copied label="Value" of={type} text={value} />
      </div>
      <Seen record={record} />
    </li>
  )
}

function Copied({ label, of, text }: { label: string; of: string; text: string }) {
  const { isCopied, copy } = useCopied()
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-2 max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-1">
      <span aria-hidden="true" className="text-xs text-ink-faint">
        {label}
      </span>
      <CopyField
        label={`${label.toLowerCase()} of the ${of} record`}
        value={text}
        isCopied={isCopied}
        onCopy={() => void copy(text)}
      />
    </div>
  )
}

/** Right, wrong and missing are told by a sign and by words, not by colour alone. */
function Seen({ record: { seen, isRight } }: { record: DomainRecord }) {
  const Icon = isRight ? CircleCheck : seen.length > 0 ? CircleX : CircleDashed
  const look = isRight ? 'text-accent-ink' : seen.length > 0 ? 'text-danger' : 'text-ink-faint'
  return (
    <p className="mt-2.5 flex items-start gap-1.5 text-xs">
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-3.5 shrink-0', look)} />
      <span className="min-w-0 wrap-anywhere text-ink-soft">
        {wordsFor(isRight === true, seen.length)}
        {seen.length > 0 && <span className="font-mono">{seen.join(', ')}</span>}
      </span>
    </p>
  )
}

function wordsFor(isRight: boolean, count: number): string {
  if (count === 0) return isRight ? 'The DNS leads here.' : 'The DNS has nothing here yet.'
  return isRight ? 'The DNS has it: ' : 'The DNS has something else: '
}
