import { Globe } from 'lucide-react'
import { useSession } from '#client/api/users.ts'
import { addressesIn } from '#shared/web-references.ts'

/** The pages of the web that the message names: which of them this server reads, and what of them. */
export function PageChips({ text }: { text: string }) {
  const hosts = useSession().data?.server.referenceHosts ?? []
  const addresses = addressesIn(text)
  if (addresses.length === 0) return null
  return (
    <ul aria-label="Pages in your message" className="flex flex-wrap gap-1.5 px-3 pt-3">
      {addresses.map(address => (
        <PageChip key={address} address={address} isRead={isReadHere(address, hosts)} />
      ))}
    </ul>
  )
}

function PageChip({ address, isRead }: { address: string; isRead: boolean }) {
  const about = isRead
    ? 'Its text, title and colours come along.'
    : 'This server does not read it. Paste a screenshot of it instead.'
  return (
    <li
      title={`${address}\n${about}`}
      className="flex max-w-full animate-rise items-center gap-1.5 rounded-md border border-line bg-raised px-2 py-0.5 text-sm"
    >
      <Globe aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
      <span className="truncate">{shortAddress(address)}</span>
      <span className={isRead ? 'shrink-0 text-xs text-ink-soft' : 'shrink-0 text-xs text-amber'}>
        {isRead ? 'is read' : 'not read'}
      </span>
      <span className="sr-only">{about}</span>
    </li>
  )
}

const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

/** Whether a server that reads these hosts will try to read this page; it decides again when it does. */
function isReadHere(address: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return (
    url?.protocol === 'https:' && hosts.includes(url.hostname) && !(url.username || url.password || url.port)
  )
}
