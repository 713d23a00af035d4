import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAskLiveAddress } from '#client/api/artifacts.ts'
import { useContinueAsGuest } from '#client/api/auth.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useCreatePattern } from '#client/api/patterns.ts'
import { useSession } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { homeDraft } from '#client/state/drafts.ts'
import { newOutgoing, outgoingOf } from '#client/state/outgoing.ts'
import { toast } from '#client/ui/toast.ts'
import { promptProblem } from '#shared/chat.ts'

/** From a first prompt to a room of its own: an account if there is none, a design, and the prompt brought along. */
export function useStartDesign(): { start(prompt: string): void; isStarting: boolean } {
  const [, navigate] = useLocation()
  const openDialog = useSetAtom(openDialogAtom)
  const session = useSession()
  const beGuest = useContinueAsGuest()
  const create = useCreatePattern()
  const askLiveAddress = useAskLiveAddress()
  const [isStarting, setStarting] = useState(false)

  const begin = async (prompt: string) => {
    const { user, server } = session.data ?? (await session.refetch({ throwOnError: true })).data ?? {}
    if (!user && !server?.guests) return openDialog({ kind: 'auth', mode: 'create' })
    if (!user) await beGuest.mutateAsync(undefined)
    const { id } = await create.mutateAsync(prompt)
    askLiveAddress(id)
    // Kept under the room before the box is emptied: there is no moment in which the prompt is nowhere.
    outgoingOf(id).write(newOutgoing(prompt, 'queued'))
    homeDraft.write('')
    toast.dismiss()
    navigate(`/c/${id}`)
  }

  const start = (prompt: string) => {
    const problem = promptProblem(prompt)
    if (problem === 'too_long') return openDialog({ kind: 'promptTooLong', characters: prompt.length })
    if (problem === 'empty' || isStarting) return
    setStarting(true)
    begin(prompt)
      .catch((error: unknown) => {
        if (hasCode(error, 'guests_off', 'unauthenticated')) openDialog({ kind: 'auth', mode: 'create' })
        else toast.error(sentenceOf(error), { description: 'Your text is still in the box.' })
      })
      .finally(() => setStarting(false))
  }
  return { start, isStarting }
}
