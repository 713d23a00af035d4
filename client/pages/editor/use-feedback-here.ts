import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useFreshFeedback } from '#client/api/feedback.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { FEEDBACK_ANSWERS_QUERY } from '#shared/feedback.ts'

/** What the room says of answers and of the password is followed; a mail leads to the answers at once. */
export function useFeedbackHere(patternId: string, canWrite: boolean): void {
  const client = useQueryClient()
  const { hasPassword, feedbackRevision } = useMeta()
  useFreshFeedback(patternId, `${feedbackRevision}.${hasPassword}`)
  const wasLocked = useRef(hasPassword)
  // The room is outside of React: addresses of previews carry a pass where there is a password, and only there.
  useEffect(() => {
    if (wasLocked.current === hasPassword) return
    wasLocked.current = hasPassword
    void client.invalidateQueries({ queryKey: ['preview'] })
    void client.invalidateQueries({ queryKey: ['live', patternId] })
  }, [client, hasPassword, patternId])
  const open = useSetAtom(openDialogAtom)
  const [isAsked] = useState(() => new URLSearchParams(location.search).has(FEEDBACK_ANSWERS_QUERY))
  // Once, as the page is opened by that address.
  useEffect(() => {
    if (!isAsked || !canWrite) return
    history.replaceState(history.state, '', location.pathname)
    open({ kind: 'feedbackAnswers' })
  }, [isAsked, canWrite, open])
}
