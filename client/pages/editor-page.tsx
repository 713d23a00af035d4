import { useAtomValue } from 'jotai'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { usePattern } from '#client/api/patterns.ts'
import { useSession } from '#client/api/users.ts'
import { EditorRoom } from '#client/pages/editor-room.tsx'
import { EditorSkeleton } from '#client/pages/editor-skeleton.tsx'
import { NoAccessPage } from '#client/pages/no-access-page.tsx'
import NotFoundPage from '#client/pages/not-found-page.tsx'
import { SheetPicture } from '#client/pages/sheet-picture.tsx'
import { SignInPage } from '#client/pages/sign-in-page.tsx'
import { RoomProvider } from '#client/room/room-provider.tsx'
import { sessionEpochAtom } from '#client/state/session-epoch.ts'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

/** The editor, or why it cannot be shown to this person. */
export default function EditorPage({ id }: { id: string }) {
  const epoch = useAtomValue(sessionEpochAtom)
  const session = useSession()
  const pattern = usePattern(id)
  if (hasCode(pattern.error, 'unauthenticated')) return <PrivateDesign />
  if (hasCode(pattern.error, 'forbidden')) return <NoAccessPage />
  if (hasCode(pattern.error, 'not_found')) {
    return (
      <NotFoundPage
        title="This design does not exist."
        text="It may have been deleted, or the link is not complete."
      />
    )
  }
  const failed = [pattern, session].find(query => query.isError && !query.data)
  if (failed) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <StatePage
          isHeading
          picture={<SheetPicture />}
          title="The design could not be opened"
          text={sentenceOf(failed.error)}
          action={
            <Button look="primary" onClick={() => void failed.refetch()}>
              Try again
            </Button>
          }
        />
      </main>
    )
  }
  if (!pattern.data || !session.data) return <EditorSkeleton />
  return (
    <RoomProvider key={epoch} id={id}>
      <EditorRoom pattern={pattern.data} user={session.data.user} />
    </RoomProvider>
  )
}

function PrivateDesign() {
  return (
    <SignInPage
      title="Log in to open this design"
      text="It is private. Log in with the account it was shared with."
      onDone={() => undefined}
    />
  )
}
