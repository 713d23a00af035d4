import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { BarePage } from '#client/pages/bare-page.tsx'
import { CanvasRoom } from '#client/pages/canvas/canvas-room.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { CanvasProvider } from '#client/room/canvas/canvas-provider.tsx'
import { loginCountAtom } from '#client/state/login-count.ts'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { toast } from '#client/ui/toast.ts'
import type { RefusalReason } from '#room-schema/protocol.ts'
import { PLACE_LIMITS } from '#shared/canvas.ts'

const WHY_REFUSED = (reason: RefusalReason | null): string =>
  reason === 'full'
    ? `With what others have written, a text would be longer than ${inThousands(PLACE_LIMITS.textMaxCharacters)} characters, or there would be more than ${inThousands(PLACE_LIMITS.maxEntries)} things on the board.`
    : 'You may only look at this canvas now.'

const inThousands = (count: number): string => count.toLocaleString('en')

/** One board, or why it cannot be shown to this person. */
export default function CanvasPage({ id }: { id: string }) {
  const loginCount = useAtomValue(loginCountAtom)
  const session = useSession()
  const refused = useCallback(
    (reason: RefusalReason | null) =>
      toast.error('Your last change of the board was not taken.', { description: WHY_REFUSED(reason) }),
    [],
  )
  if (session.isError && !session.data) {
    return (
      <BarePage>
        <StatePage
          isHeading
          picture={<SheetPicture />}
          title="The canvas could not be opened"
          text={sentenceOf(session.error)}
          action={
            <Button look="primary" onClick={() => void session.refetch()}>
              Try again
            </Button>
          }
        />
      </BarePage>
    )
  }
  if (!session.data) return <PageLoading />
  return (
    <CanvasProvider key={loginCount} id={id} userId={session.data.user?.id ?? null} onRefused={refused}>
      <CanvasRoom user={session.data.user} />
    </CanvasProvider>
  )
}
