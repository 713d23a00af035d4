import { useSetAtom } from 'jotai'
import { useMe } from '#client/api/users.ts'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

/** A private design and somebody it was not shared with: who that is here, and how to be somebody else. */
export function NoAccessPage() {
  const me = useMe()
  const openDialog = useSetAtom(openDialogAtom)
  useDocumentTitle('No access')
  const who = me?.isGuest ? 'a guest' : (me?.email ?? me?.name)
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<SheetPicture />}
        title="You do not have access to this design"
        text={
          <>
            It is private, and you are here as {who ?? 'somebody else'}. Ask its owner to invite you, or log
            in with the account it was shared with.
          </>
        }
        action={
          <Button look="primary" size="lg" onClick={() => openDialog({ kind: 'auth', mode: 'login' })}>
            Log in as somebody else
          </Button>
        }
      />
    </CenteredPage>
  )
}
