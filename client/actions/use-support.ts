import { useSetAtom } from 'jotai'
import { useSession } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { supportAddress } from '#shared/support.ts'

interface Prefilled {
  subject: string
  text: string
  patternId?: string
}

interface Support {
  /** Whether there is anybody to ask, and somebody who asks. */
  isThere: boolean
  /** Answers that one has not seen. */
  unread: number
  /** Where the operator answers elsewhere, with this already written. */
  addressFor(prefilled: Prefilled): string | null
  ask(prefilled?: Prefilled): void
}

/** Where help is: an address of the operator's, else messages that are kept here. */
export function useSupport(): Support {
  const open = useSetAtom(openDialogAtom)
  const { user, server } = useSession().data ?? {}
  const address = server?.supportUrl ?? null
  return {
    isThere: address !== null || Boolean(user),
    unread: address === null ? (server?.unreadAnswers ?? 0) : 0,
    addressFor: ({ subject, text }) => address && supportAddress(address, subject, text),
    ask: prefilled => {
      if (address === null) {
        const { text, patternId } = prefilled ?? {}
        open({ kind: 'support', ...(text && { text }), ...(patternId && { patternId }) })
      } else window.open(address, '_blank', 'noopener')
    },
  }
}
