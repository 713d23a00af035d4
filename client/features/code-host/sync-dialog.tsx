import type { ReactNode } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useLinkStatus } from '#client/api/code-host.ts'
import { useSession } from '#client/api/users.ts'
import { useLinkRevision } from '#client/room/document/job-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { DocsLink } from '#client/ui/docs-link.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { LinkStep } from './link/link-step.tsx'
import { LinkedStep } from './linked/linked-step.tsx'
import { NotSetUp } from './not-set-up.tsx'
import { Waiting } from './waiting.tsx'

/** This design in a repository: which one, what goes there, and what came of it. */
export function SyncDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      title="Sync to the code host"
      about={
        <>
          Puts the design into a repository of yours, as a commit. Nothing there is ever overwritten.{' '}
          <DocsLink page="code-host">How syncing works</DocsLink>
        </>
      }
      isOpen
      onClose={onClose}
    >
      <div className="mt-5">
        <Step />
      </div>
    </Dialog>
  )
}

function Step(): ReactNode {
  const patternId = usePatternId()
  const { server } = useSession().data ?? {}
  const isMissing = server !== undefined && server.hasCodeHost !== true
  const link = useLinkStatus(patternId, useLinkRevision(), !isMissing)
  if (isMissing || hasCode(link.error, 'not_configured'))
    return <NotSetUp said={link.error ? sentenceOf(link.error) : null} />
  if (link.data?.status === 'linked') return <LinkedStep link={link.data} />
  if (link.data) return <LinkStep />
  if (link.isError) {
    return (
      <LoadFailed
        what="The repository could not be looked up."
        why={sentenceOf(link.error)}
        onRetry={() => void link.refetch()}
      />
    )
  }
  return <Waiting label="Loading the repository" />
}
