import { useQueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { useCallback, useRef } from 'react'
import { creditsNow } from '#client/api/credits.ts'
import { type Session, useSession } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import type { ModelMode } from '#shared/chat.ts'
import { isEnough, promptWeight } from '#shared/credits.ts'
import { PROVIDER_NAMES, takesNoCredits } from '#shared/models.ts'

interface Asked {
  prompt: string
  mode: ModelMode
  modelId: string | null
}

/**
 * Goes on where what is left is enough for a prompt (section 5), else says so instead. The server decides all the same, so
 * what cannot be told soon keeps nobody from sending. Without plans, and for what costs nothing, it goes on at once.
 */
export function useAllowance(): (asked: Asked, goOn: () => void) => void {
  const client = useQueryClient()
  const session = useSession().data
  const isAsking = useRef(false)
  return useCallback(
    (asked, goOn) => {
      if (!session?.user || weightOf(asked, session.server) === 0) return goOn()
      if (isAsking.current) return
      isAsking.current = true
      void creditsNow(client).then(credits => {
        isAsking.current = false
        if (!credits || isEnough(credits, weightOf(asked, session.server))) return goOn()
        getDefaultStore().set(openDialogAtom, { kind: 'upgrade', about: 'credits' })
      })
    },
    [client, session],
  )
}

/** Templates cost nothing, nor what is answered with a key that is not the server's. */
export function weightOf({ prompt, mode, modelId }: Asked, server: Session['server']): number {
  if (!server.plans) return 0
  const picked = server.choices?.find(({ id }) => id === modelId)
  if (picked && takesNoCredits(picked)) return 0
  const isTemplates = !picked && server.models[mode] === PROVIDER_NAMES.templates
  return isTemplates ? 0 : promptWeight(prompt)
}
