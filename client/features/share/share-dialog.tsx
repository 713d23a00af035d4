import { useAtom } from 'jotai'
import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useSetAccess } from '#client/api/sharing.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { toast } from '#client/ui/toast.ts'
import type { AccessMode } from '#shared/access.ts'
import { AccessChoice } from './access-choice.tsx'
import { AccessRequests } from './access-requests.tsx'
import { InviteForm } from './invite-form.tsx'
import { LinkRow } from './link-row.tsx'
import { PagePassword } from './page-password.tsx'
import { PeopleList } from './people-list.tsx'
import { PublishRow } from './publish-row.tsx'

interface ShareDialogProps {
  id: string
  access: AccessMode
  canShare: boolean
  /** What visitors of its pages are asked; for those who may change it. */
  feedback: ReactNode
}

/** Who can see this design, and what the link grants. */
export function ShareDialog({ id, access, canShare, feedback }: ShareDialogProps) {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const setAccess = useSetAccess(id)
  const choose = (next: AccessMode) =>
    setAccess.mutate(next, {
      onError: error =>
        hasCode(error, 'plan_required')
          ? setDialog({ kind: 'upgrade', about: 'private' })
          : toast.error(sentenceOf(error)),
    })
  return (
    <Dialog title="Share" isOpen={dialog?.kind === 'share'} onClose={() => setDialog(null)}>
      <div className="mt-5 flex flex-col gap-6">
        <LinkRow id={id} access={access} />
        {canShare && (
          <>
            <PagePassword
              id={id}
              access={access}
              isFirst={dialog?.kind === 'share' && dialog.at === 'password'}
              onMakePrivate={() => choose('private')}
            />
            {feedback}
            <AccessRequests id={id} />
            <AccessChoice access={access} onChoose={choose} />
            <InviteForm id={id} />
            <PeopleList id={id} />
            <div className="flex border-t border-line pt-4">
              <Button look="quiet" onClick={() => setDialog({ kind: 'customDomain' })}>
                <Globe aria-hidden="true" className="size-3.5" />
                Custom domain
              </Button>
            </div>
            <PublishRow onOpen={() => setDialog({ kind: 'publish' })} />
          </>
        )}
      </div>
    </Dialog>
  )
}
