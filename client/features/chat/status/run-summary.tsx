import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { usePreferences } from '#client/api/users.ts'
import { playChime } from '#client/lib/chime.ts'
import { markTitleUnseen } from '#client/lib/document-title.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { landedWordsAtom } from '#client/state/landed.ts'
import { readChat } from '#room-schema/chat.ts'
import { spokenSummary } from '../thread/spoken-summary.ts'

/**
 * Says once how a generation ended, and where a change landed: to a screen reader, and the end with a chime for those who
 * want one.
 */
export function RunSummary() {
  const { doc } = useRoom()
  const isRunning = useActiveRun() !== null
  const wasRunning = useRef(isRunning)
  const chime = usePreferences().data?.chime ?? false
  const [summary, setSummary] = useState('')
  const landed = useAtomValue(landedWordsAtom)
  // The end of a run is a moment, not a state.
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning
    wasRunning.current = isRunning
    if (isRunning) setSummary('')
    if (!hasEnded) return
    setSummary(spokenSummary(readChat(doc).findLast(item => item.role === 'assistant') ?? null))
    markTitleUnseen()
    if (chime) playChime()
  }, [doc, isRunning, chime])
  return (
    <p aria-live="polite" className="sr-only">
      <span>{summary}</span> <span>{landed}</span>
    </p>
  )
}
