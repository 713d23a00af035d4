import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useContinueAsGuest } from '#client/api/auth.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useCreatePattern } from '#client/api/patterns.ts'
import { useSession } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'

/** A design of one's own that begins with a template; an account is made on the way if there is none. */
export function useStartTemplate(): { start(templateId: string): void; starting: string | null } {
  const [, navigate] = useLocation()
  const openDialog = useSetAtom(openDialogAtom)
  const session = useSession()
  const beGuest = useContinueAsGuest()
  const create = useCreatePattern()
  const [starting, setStarting] = useState<string | null>(null)

  const begin = async (templateId: string) => {
    const { user, server } = session.data ?? (await session.refetch({ throwOnError: true })).data ?? {}
    if (!user && !server?.guests) return openDialog({ kind: 'auth', mode: 'create' })
    if (!user) await beGuest.mutateAsync(undefined)
    const { id } = await create.mutateAsync({ templateId })
    toast.dismiss()
    navigate(`/c/${id}`)
  }

  const start = (templateId: string) => {
    if (starting !== null) return
    setStarting(templateId)
    begin(templateId)
      .catch((error: unknown) => {
        if (hasCode(error, 'guests_off', 'unauthenticated')) openDialog({ kind: 'auth', mode: 'create' })
        else toast.error('The template could not be opened.', { description: sentenceOf(error) })
      })
      .finally(() => setStarting(null))
  }
  return { start, starting }
}
