import { useAtom, useAtomValue } from 'jotai'
import { sentenceOf } from '#client/api/call.ts'
import { usePublication } from '#client/api/publish.ts'
import { NeedsHost, useMissingHost } from '#client/frames/needs-host.tsx'
import { usePreviewWay } from '#client/frames/use-preview-way.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { isUnderWay, publishProgressAtom } from '#client/state/publish-job.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { AccessMode } from '#shared/access.ts'
import { ForVisitors } from './for-visitors.tsx'
import { PublicationHistory } from './publication-history.tsx'
import { PublishForm } from './publish-form.tsx'
import { PublishedAt } from './published-at.tsx'

interface PublishDialogProps {
  access: AccessMode
  onClose(): void
}

/** One version of a design for everybody: which one, what its page says of itself, and what was published before. */
export function PublishDialog({ access, onClose }: PublishDialogProps) {
  const [progress, setProgress] = useAtom(publishProgressAtom)
  // What has come of it has been read then; what is under way goes on.
  const close = () => {
    if (!isUnderWay(progress)) setProgress(null)
    onClose()
  }
  return (
    <Dialog
      title="Publish"
      about="Puts one version of this design on the web, as a page of its own. It stays as it is until you publish again."
      isOpen
      onClose={close}
    >
      <div className="mt-5">
        <NeedsHost what="publication">
          <Publication access={access} />
        </NeedsHost>
      </div>
    </Dialog>
  )
}

function Publication({ access }: Pick<PublishDialogProps, 'access'>) {
  const patternId = usePatternId()
  // Nothing is asked before it is known whether there is such a thing here.
  const isKnown = usePreviewWay() !== null
  const isMissing = useMissingHost('publication') !== null
  const { data, error, refetch } = usePublication(patternId, isKnown && !isMissing)
  const progress = useAtomValue(publishProgressAtom)
  if (!data && error)
    return (
      <LoadFailed
        what="What is published could not be looked up."
        why={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label="Loading" className="grid gap-3">
        {['w-full', 'w-2/3', 'w-3/4', 'w-1/2'].map(width => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      <PublishedAt publication={data} access={access} />
      {/* Right after publishing one wants to say who may see it; before that, what goes out comes first. */}
      {data.url !== null && <ForVisitors />}
      {/* What somebody else saved meanwhile is no reason to take away what is being typed. */}
      <PublishForm key={patternId} publication={data} progress={progress} />
      {data.url === null && <ForVisitors />}
      {data.history.length > 0 && <PublicationHistory publication={data} isBusy={isUnderWay(progress)} />}
    </div>
  )
}
