import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useCreateSpace } from '#client/api/canvas.ts'
import { useSession } from '#client/api/users.ts'
import { importedDesign } from '#client/features/canvas/import-address.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { newId } from '#shared/ids.ts'

/** Makes a canvas, with the design that the address names, and goes there. */
export default function NewCanvasPage() {
  const session = useSession()
  if (session.data && !session.data.user) {
    return (
      <SignInPage
        title="Log in to begin a canvas"
        text="A canvas belongs to somebody. Log in, and it is made at once."
        onDone={() => undefined}
      />
    )
  }
  return session.data ? <Making /> : <PageLoading />
}

function Making() {
  const { mutate, error, isError } = useCreateSpace()
  const [, navigate] = useLocation()
  // The same one again makes nothing more, however often this is tried.
  const requestId = useRef(newId()).current
  const make = () => {
    const patternId = importedDesign()
    mutate(
      { requestId, ...(patternId ? { patternId } : {}) },
      { onSuccess: ({ id }) => navigate(`/s/${id}`, { replace: true }) },
    )
  }
  const latest = useRef(make)
  latest.current = make
  // The address asks for it, and nobody presses anything.
  useEffect(() => latest.current(), [])
  if (!isError) return <PageLoading />
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<SheetPicture />}
        title="The canvas could not be made"
        text={sentenceOf(error)}
        action={
          <Button look="primary" onClick={make}>
            Try again
          </Button>
        }
      />
    </CenteredPage>
  )
}
