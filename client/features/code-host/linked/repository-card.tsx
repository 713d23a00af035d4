import { ArrowUpRight, FolderOpen, GitBranch, GitCommitHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '#client/lib/clock.ts'
import { exactTimeTitle, timeLabel } from '#client/lib/time-label.ts'
import { AccountPicture } from '../account-picture.tsx'
import { safeAddress } from '../job-words.ts'
import { CommitId } from './commit-id.tsx'
import type { Linked } from './linked.ts'

/** The repository, where in it the design stands, and the commit that both sides had last. */
export function RepositoryCard({ link }: { link: Linked }) {
  const { displayName, avatarUrl, branch, folder, lastSyncedAt, commitId } = link
  const now = useNow(30_000)
  const address = safeAddress(link.url)
  return (
    <section aria-label="Linked repository" className="rounded-lg border border-line bg-sunken p-4">
      <p className="flex min-w-0 items-center gap-2.5">
        <AccountPicture name={displayName} picture={avatarUrl} />
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noopener"
            title="Opens in a new tab"
            className="flex min-w-0 items-center gap-1 text-base font-medium hover:underline"
          >
            <span className="truncate">{displayName}</span>
            <ArrowUpRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
          </a>
        ) : (
          <span className="truncate text-base font-medium">{displayName}</span>
        )}
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft">
        <Fact name="Branch" icon={<GitBranch />}>
          <span className="font-mono text-xs">{branch}</span>
        </Fact>
        <Fact name="Folder" icon={<FolderOpen />}>
          {folder ? <span className="font-mono text-xs">{folder}</span> : 'top of the repository'}
        </Fact>
        <Fact name="Last synced" icon={<GitCommitHorizontal />}>
          {lastSyncedAt === null ? (
            'not synced yet'
          ) : (
            <>
              <span {...exactTimeTitle(lastSyncedAt)}>synced {timeLabel(lastSyncedAt, now)}</span>
              {commitId && (
                <>
                  {' · '}
                  <CommitId id={commitId} link={link} />
                </>
              )}
            </>
          )}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <dt className="shrink-0 text-ink-faint [&>svg]:size-3.5" title={name}>
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
