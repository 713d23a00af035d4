import { useSetAtom } from 'jotai'
import { useMe } from '#client/api/users.ts'
import { RequestAccess } from '#client/features/share/request-access.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

/** A private design and somebody it was not shared with: who that is here, how to be let in or be somebody else. */
export function NoAccessPage({ id }: { id: string }) {
  const me = useMe()
  const openDialog = useSetAtom(openDialogAtom)
  useDocumentTitle('No access')
  const who = me?.isGuest ? 'a guest' : (me?.email ?? me?.name)
  const logIn = () => openDialog({ kind: 'auth', mode: 'login' })
  const hasAccount = me !== null && !me.isGuest
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<SheetPicture />}
        title="You do not have access to this design"
        text={
          hasAccount ? (
            <>It is private, and you are here as {who}. Ask its owner to let you in.</>
          ) : (
            <>
              It is private, and you are here as {who ?? 'somebody else'}. Log in with the account it was
              shared with.
            </>
          )
        }
        action={
          hasAccount ? (
            <div className="flex w-80 max-w-full flex-col gap-3">
              <RequestAccess id={id} />
              {me.isAdmin && (
                <Button onClick={() => openDialog({ kind: 'adminPermissions', patternId: id })}>
                  Admin permissions
                </Button>
              )}
              <Button look="quiet" onClick={logIn}>
                Log in as somebody else
              </Button>
            </div>
          ) : (
            <Button look="primary" size="lg" onClick={logIn}>
              Log in as somebody else
            </Button>
          )
        }
      />
    </CenteredPage>
  )
}
