import { GitBranch, GitPullRequest } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '#client/lib/clock.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { SIDE_BRANCH_INSTEAD, type SyncResult } from '#shared/code-host.ts'
import { LATE_WORDS, safeAddress } from '../job-words.ts'
import { CommitId } from './commit-id.tsx'
import type { Linked } from './linked.ts'
import { Notice } from './notice.tsx'
import type { Outcome } from './outcome.ts'
import type { Syncing } from './use-syncing.ts'

interface LastOutcomeProps {
  link: Linked
  syncing: Syncing
}

/** What came of the last sync or pull where there is something left to do about it. */
export function LastOutcome({ link, syncing }: LastOutcomeProps) {
  const now = useNow(30_000)
  const { outcome } = syncing
  switch (outcome.kind) {
    case 'none':
      return null
    case 'late':
      return <Notice look="danger" title={LATE_WORDS} />
    case 'failed':
      return (
        <Notice look="danger" title={outcome.why} actions={waysOn(outcome, syncing)}>
          {[
            outcome.at !== null && `Tried ${timeLabel(outcome.at, now)}.`,
            outcome.what === 'sync' && !isBranchClosed(outcome) && 'It is safe to press Sync again.',
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )
    case 'diverged':
      return <Diverged link={link} result={outcome.result} syncing={syncing} />
    case 'sideBranch':
      return <OnSideBranch link={link} result={outcome.result} />
  }
}

interface DivergedProps {
  link: Linked
  result: SyncResult | null
  syncing: Syncing
}

/** Both sides have gone on: nothing is forced, and there are two ways to bring them together. */
function Diverged({ link, result, syncing }: DivergedProps) {
  const address = safeAddress(result?.compareUrl ?? link.url)
  return (
    <Notice
      look="amber"
      title={
        <>
          {link.branch} has commits that this design does not have
          {result?.commitId && (
            <>
              {', up to '}
              <CommitId id={result.commitId} link={link} />
            </>
          )}
          .
        </>
      }
      actions={
        <>
          <BothWays syncing={syncing} />
          {address && <Outward href={address}>Compare on GitHub</Outward>}
        </>
      }
    >
      Nothing was overwritten. Pull them as a version of their own, or push yours to a side branch and merge
      it on GitHub.
    </Notice>
  )
}

type Failed = Extract<Outcome, { kind: 'failed' }>

/** It is protected, or the like: pressing again would end the same way. */
const isBranchClosed = ({ what, why }: Failed) => what === 'sync' && why.endsWith(SIDE_BRANCH_INSTEAD)

function waysOn(outcome: Failed, syncing: Syncing): ReactNode {
  if (outcome.what === 'pull') return <BothWays syncing={syncing} />
  return isBranchClosed(outcome) && <ToSideBranch syncing={syncing} />
}

const BothWays = ({ syncing }: { syncing: Syncing }) => (
  <>
    <Button size="sm" onClick={syncing.pull}>
      Pull changes
    </Button>
    <ToSideBranch syncing={syncing} />
  </>
)

const ToSideBranch = ({ syncing }: { syncing: Syncing }) => (
  <Button size="sm" onClick={() => void syncing.sync({ sideBranch: true })}>
    <GitBranch aria-hidden="true" className="size-3.5" />
    Push to a side branch
  </Button>
)

/** The work stands there, and a person merges it. */
function OnSideBranch({ link, result }: { link: Linked; result: SyncResult }) {
  const address = safeAddress(result.compareUrl)
  return (
    <Notice
      look="calm"
      title={
        <>
          Pushed to <span className="font-mono text-xs">{result.branch}</span>
          {result.commitId && (
            <>
              {' as '}
              <CommitId id={result.commitId} link={link} />
            </>
          )}
          .
        </>
      }
      actions={
        address && (
          <a
            href={address}
            target="_blank"
            rel="noopener"
            title="Opens in a new tab"
            className={buttonLook('plain', 'sm')}
          >
            <GitPullRequest aria-hidden="true" className="size-3.5" />
            Compare and merge on GitHub
          </a>
        )
      }
    >
      Merge it into {link.branch} there, then pull the changes here.
    </Notice>
  )
}

const Outward = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    title="Opens in a new tab"
    className="text-ink-soft underline decoration-line-strong underline-offset-2 hover:text-ink"
  >
    {children}
  </a>
)
