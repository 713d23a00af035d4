import { useSetAtom } from 'jotai'
import { useMe } from '#client/api/users.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import NotFoundPage from '#client/pages/state/not-found-page.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { CLOSE } from '#room-schema/protocol.ts'

/** Why nothing of a canvas can be shown; the room says so as it closes. */
export function CanvasState({ closeCode }: { closeCode: number }) {
  if (closeCode === CLOSE.signIn) {
    return (
      <SignInPage
        title="Log in to open this canvas"
        text="It is private. Log in with the account it was shared with."
        onDone={() => undefined}
      />
    )
  }
  if (closeCode === CLOSE.noSuchRoom) {
    return (
      <NotFoundPage title="There is no such canvas." text="It was deleted, or the address is mistyped." />
    )
  }
  if (closeCode === CLOSE.forged) return <NoAccess />
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<SheetPicture />}
        title="The canvas could not be opened"
        text="The connection to it was closed."
        action={
          <Button look="primary" onClick={() => location.reload()}>
            Load the page again
          </Button>
        }
      />
    </CenteredPage>
  )
}

function NoAccess() {
  const me = useMe()
  const openDialog = useSetAtom(openDialogAtom)
  const who = me?.isGuest ? 'a guest' : (me?.email ?? me?.name ?? 'somebody else')
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<SheetPicture />}
        title="You do not have access to this canvas"
        text={<>It is private, and you are here as {who}. Ask its owner to invite you.</>}
        action={
          <Button look="primary" size="lg" onClick={() => openDialog({ kind: 'auth', mode: 'login' })}>
            Log in as somebody else
          </Button>
        }
      />
    </CenteredPage>
  )
}
