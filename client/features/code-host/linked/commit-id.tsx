import { commitAddress, shortCommit } from '../job-words.ts'
import type { Linked } from './linked.ts'

/** A commit as people know it, and the way to its page. */
export function CommitId({ id, link }: { id: string; link: Pick<Linked, 'url' | 'displayName'> }) {
  const address = commitAddress(link.url, link.displayName, id)
  const short = <code className="font-mono text-xs">{shortCommit(id)}</code>
  if (!address) return <span title={id}>{short}</span>
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      title={id}
      aria-label={`Commit ${shortCommit(id)}`}
      className="underline decoration-line-strong underline-offset-2 hover:text-ink hover:decoration-ink"
    >
      {short}
    </a>
  )
}
