import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIsLetIn, useOwnCanvasRequest, useRequestCanvas } from '#client/api/canvas-requests.ts'
import { useMe } from '#client/api/users.ts'
import { RequestForm } from '#client/features/share/request-access.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import NotFoundPage from '#client/pages/state/not-found-page.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { CLOSE } from '#room-schema/protocol.ts'

/** Why nothing of a canvas can be shown; the room says so as it closes. */
export function CanvasState({ closeCode, wasOpen }: { closeCode: number; wasOpen: boolean }) {
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
  if (closeCode === CLOSE.forged) return <NoAccess wasOpen={wasOpen} />
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

function NoAccess({ wasOpen }: { wasOpen: boolean }) {
  const me = useMe()
  const openDialog = useSetAtom(openDialogAtom)
  useDocumentTitle('No access')
  const who = me?.isGuest ? 'a guest' : (me?.email ?? me?.name ?? 'somebody else')
  const hasAccount = me !== null && !me.isGuest
  const logIn = () => openDialog({ kind: 'auth', mode: 'login' })
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<SheetPicture />}
        title={
          wasOpen ? 'You have no access to this canvas any more' : 'You do not have access to this canvas'
        }
        text={
          hasAccount ? (
            <>It is private, and you are here as {who}. Ask its owner to let you in.</>
          ) : (
            <>It is private, and you are here as {who}. Log in with the account it was shared with.</>
          )
        }
        action={
          hasAccount ? (
            <div className="flex w-80 max-w-full flex-col gap-3">
              <RequestCanvas />
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

/** A request that was sent stands there again after leaving the page. */
function RequestCanvas() {
  const { id, room, layout } = useCanvas()
  const own = useOwnCanvasRequest(id)
  const request = useRequestCanvas(id)
  const state = own.data?.state
  const [hasAsked, setAsked] = useState(false)
  // Whoever was let in has no request any more, and the canvas is about to open.
  if (state === 'open' && !hasAsked) setAsked(true)
  const isWaiting = state !== 'declined' && (hasAsked || request.isSuccess)
  const letIn = useIsLetIn(id, isWaiting, () => {
    room.reconnect()
    layout.reconnect()
  })
  const lookAgain = () => {
    void letIn.refetch()
    void own.refetch()
  }
  return (
    <RequestForm
      what="canvas"
      request={request}
      isWaiting={isWaiting}
      own={own.data}
      onLookAgain={lookAgain}
    />
  )
}
