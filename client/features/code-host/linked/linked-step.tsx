import { useState } from 'react'
import { useSyncPreview } from '#client/api/code-host.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { COMMIT_MESSAGE_MAX_CHARACTERS } from '#shared/code-host.ts'
import { ComesThere } from './comes-there.tsx'
import { DisconnectButton } from './disconnect-button.tsx'
import { LastOutcome } from './last-outcome.tsx'
import { LeftOut } from './left-out.tsx'
import { LinkNotice } from './link-notice.tsx'
import type { Linked } from './linked.ts'
import { RepositoryCard } from './repository-card.tsx'
import { RunningJob } from './running-job.tsx'
import { useSyncing } from './use-syncing.ts'

/** Linked: how both sides are, what the next sync would do there, and doing it. */
export function LinkedStep({ link }: { link: Linked }) {
  const patternId = usePatternId()
  const { activeArtifactId } = useMeta()
  const [message, setMessage] = useState('')
  const [isAsked, setAsked] = useState(false)
  const syncing = useSyncing(link)
  const isFirst = link.lastSyncedAt === null
  const isShown = (isFirst || isAsked) && activeArtifactId !== null && !syncing.running
  const preview = useSyncPreview(
    patternId,
    { artifactId: activeArtifactId, commitId: link.commitId ?? null },
    isShown,
  )
  const sync = () => {
    const words = message.trim()
    void syncing
      .sync({
        ...(words && { message: words }),
        // What was looked at is what is pushed on.
        ...(isShown && preview.data && { base: preview.data.base }),
      })
      .then(isDone => isDone && setMessage(''))
  }
  const whyNot = activeArtifactId === null ? 'There is no version yet. Ask for a design first.' : null
  return (
    <div className="flex flex-col gap-4">
      <RepositoryCard link={link} />
      <LinkNotice
        link={link}
        onPull={syncing.pull}
        isTold={syncing.running !== null || syncing.outcome.kind !== 'none'}
      />
      {syncing.running ? <RunningJob {...syncing.running} /> : <LastOutcome link={link} syncing={syncing} />}
      <LeftOut files={syncing.leftOut} />
      {isShown && <ComesThere preview={preview} branch={link.branch} isFirst={isFirst} />}
      {whyNot && <p className="text-sm text-ink-soft">{whyNot}</p>}
      <TextField
        label="Commit message"
        placeholder="Name and version of the design"
        maxLength={COMMIT_MESSAGE_MAX_CHARACTERS}
        autoComplete="off"
        value={message}
        onChange={event => setMessage(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <DisconnectButton repository={link.displayName} />
        <span className="flex-1" />
        {!isShown && !whyNot && !syncing.running && (
          <Button look="quiet" onClick={() => setAsked(true)}>
            Show what changes
          </Button>
        )}
        <Button
          look="primary"
          isBusy={syncing.running?.kind === 'sync' || (isShown && preview.isFetching)}
          aria-disabled={whyNot !== null || undefined}
          onClick={whyNot === null ? sync : undefined}
        >
          Sync
        </Button>
      </div>
    </div>
  )
}
