import { useSetAtom } from 'jotai'
import { Globe, Lock } from 'lucide-react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useCanvasOwner, useFreshCanvasOwner, useSetCanvasAccess } from '#client/api/canvas.ts'
import { useCanvasMeta } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { CopyLinkRow } from '#client/ui/copy-link-row.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { RadioCards } from '#client/ui/radio-cards.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import type { AccessMode } from '#shared/access.ts'
import { CanvasInvite } from './canvas-invite.tsx'
import { CanvasPeople } from './canvas-people.tsx'
import { CanvasRequests } from './canvas-requests.tsx'

const OPTIONS = [
  {
    value: 'public',
    label: 'Public',
    about: 'Anyone with the link can look at the canvas, its designs, their code and chat.',
    icon: <Globe />,
  },
  { value: 'private', label: 'Private', about: 'Only people who were invited can open it.', icon: <Lock /> },
] as const

/** Who can see this canvas, and what the link grants; whoever is invited can write. */
export function CanvasShareDialog({ onClose }: { onClose(): void }) {
  const { id, canWrite } = useCanvas()
  const { access, accessRevision } = useCanvasMeta()
  useFreshCanvasOwner(id, accessRevision)
  return (
    <Dialog title="Share" isOpen onClose={onClose}>
      <div className="mt-5 flex flex-col gap-6">
        <CanvasLink id={id} access={access} />
        {canWrite && <Managing id={id} access={access} />}
      </div>
    </Dialog>
  )
}

function Managing({ id, access }: { id: string; access: AccessMode }) {
  const { data, error, isError, refetch } = useCanvasOwner(id)
  const setAccess = useSetCanvasAccess(id)
  const open = useSetAtom(openDialogAtom)
  const choose = (next: AccessMode) =>
    setAccess.mutate(next, {
      onError: failure =>
        hasCode(failure, 'plan_required')
          ? open({ kind: 'upgrade', about: 'private' })
          : toast.error(sentenceOf(failure)),
    })
  const shown = setAccess.isPending ? setAccess.variables : access
  return (
    <>
      <RadioCards<AccessMode> label="Who can view" value={shown} options={OPTIONS} onChange={choose} />
      <CanvasRequests id={id} />
      <CanvasInvite id={id} />
      {isError && !data ? (
        <LoadFailed
          what="The list of people could not be loaded."
          why={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <CanvasPeople id={id} data={data} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </>
  )
}

const CanvasLink = ({ id, access }: { id: string; access: AccessMode }) => (
  <CopyLinkRow
    link={`${location.origin}/s/${id}`}
    text={
      access === 'public'
        ? 'Anyone with the link can look at this canvas. Only people invited can change it.'
        : 'The link opens only for people invited below.'
    }
  />
)
