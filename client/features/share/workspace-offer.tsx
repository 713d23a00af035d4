import { useSetAtom } from 'jotai'
import { useOneTimeKey } from '#client/api/users.ts'
import { useWorkspaces } from '#client/api/workspaces.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'

/** So many colleagues are a team. */
const OFFERED_FROM = 2

/** Said once to whoever has invited several people one by one and is in no workspace. */
export function WorkspaceOffer({ invited }: { invited: number }) {
  const { data } = useWorkspaces()
  const offer = useOneTimeKey('workspaceOffer')
  const setDialog = useSetAtom(openDialogAtom)
  if (invited < OFFERED_FROM || data?.length !== 0 || !offer.isOpen) return null
  const create = () => {
    offer.close()
    setDialog({ kind: 'createWorkspace' })
  }
  return (
    <section aria-label="Workspace" className="rounded-lg border border-accent-line bg-accent-wash p-4">
      <p className="text-sm font-medium">Working with the same people often?</p>
      <p className="mt-0.5 text-sm text-pretty text-ink-soft">
        A workspace lets all of them into a design at once, and into the next one too.
      </p>
      <div className="mt-3 flex justify-end gap-2">
        <Button look="quiet" onClick={offer.close}>
          Not now
        </Button>
        <Button look="primary" onClick={create}>
          Create a workspace
        </Button>
      </div>
    </section>
  )
}
