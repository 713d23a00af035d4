import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { usePattern } from '#client/api/patterns.ts'
import { useMe, useSession } from '#client/api/users.ts'
import { UnsentWords } from '#client/features/chat/composer/unsent-words.tsx'
import { RescuedNotice } from '#client/features/code/rescued-notice.tsx'
import { BarePage } from '#client/pages/bare-page.tsx'
import { BackToPreview } from '#client/pages/editor/back-to-preview.tsx'
import { EditorRoom } from '#client/pages/editor/editor-room.tsx'
import { EditorSkeleton } from '#client/pages/editor/editor-skeleton.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { RoomProvider } from '#client/room/document/room-provider.tsx'
import { releaseOfflineCopy } from '#client/room/working-copy/working-copy.ts'
import { loginCountAtom, sessionEndedAtAtom } from '#client/state/login-count.ts'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { can } from '#shared/access.ts'

const NoAccessPage = lazyPart(() =>
  import('#client/pages/state/no-access-page.tsx').then(({ NoAccessPage }) => NoAccessPage),
)
const SamplePage = lazyPart(() =>
  import('#client/pages/sample/sample-page.tsx').then(({ SamplePage }) => SamplePage),
)
const SignInPage = lazyPart(() =>
  import('#client/pages/account/sign-in-page.tsx').then(({ SignInPage }) => SignInPage),
)

const PRIVATE = {
  title: 'Log in to open this design',
  text: 'It is private. Log in with the account it was shared with.',
}
const SIGNED_OUT = {
  title: 'You have been signed out',
  text: 'Log in to go on with this design. What you typed is kept.',
}

/** The editor, or why it cannot be shown to this person. */
export default function EditorPage({ id }: { id: string }) {
  const loginCount = useAtomValue(loginCountAtom)
  const session = useSession()
  const pattern = usePattern(id)
  const isLost = hasCode(pattern.error, 'unauthenticated', 'forbidden', 'not_found')
  useReleaseOfflineCopy(
    id,
    isLost || (pattern.data !== undefined && !can(pattern.data.permissionLevel, 'edit')),
  )
  if (hasCode(pattern.error, 'unauthenticated')) return <PrivateDesign />
  if (hasCode(pattern.error, 'forbidden')) {
    return (
      <>
        <RescuedNotice patternId={id} name="Design" putBack={null} />
        <UnsentWords patternId={id} />
        <Suspense fallback={<EditorSkeleton />}>
          <NoAccessPage id={id} />
        </Suspense>
      </>
    )
  }
  if (hasCode(pattern.error, 'not_found')) {
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <SamplePage />
      </Suspense>
    )
  }
  const failed = [pattern, session].find(query => query.isError && !query.data)
  if (failed) {
    return (
      <BarePage>
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
      </BarePage>
    )
  }
  if (!pattern.data || !session.data) return <EditorSkeleton />
  return (
    <BackToPreview pattern={pattern.data}>
      <RoomProvider key={loginCount} id={id}>
        <EditorRoom pattern={pattern.data} user={session.data.user} />
      </RoomProvider>
    </BackToPreview>
  )
}

/** Of a design one may not write nothing stays in this browser but what was typed and never taken. */
function useReleaseOfflineCopy(patternId: string, isOver: boolean): void {
  const userId = useMe()?.id
  // What a browser keeps is outside of React, and the answer of the server decides about it.
  useEffect(() => {
    if (isOver && userId) void releaseOfflineCopy({ patternId, userId })
  }, [isOver, patternId, userId])
}

function PrivateDesign() {
  const wasSignedOut = useAtomValue(sessionEndedAtAtom) !== null
  const words = wasSignedOut ? SIGNED_OUT : PRIVATE
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <SignInPage {...words} onDone={() => undefined} />
    </Suspense>
  )
}
