import { useIsMutating } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useNow } from '#client/lib/clock.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { useRoomState } from '#client/room/document/room-provider.tsx'
import { type SaveStatus, saveStatus } from '#client/room/transport/save-status.ts'
import { useWorkingCopyState } from '#client/room/working-copy/working-copy-provider.tsx'
import { hasUnsavedAtom } from '#client/state/unsaved.ts'

const DOTS: Record<SaveStatus['tone'], string> = {
  calm: 'bg-accent',
  busy: 'bg-ink-faint animate-breathe',
  warning: 'bg-amber animate-breathe',
  danger: 'bg-danger',
}

/** Whether the server has everything that is shown here. */
export function SavedStatus() {
  const room = useRoomState()
  const files = useWorkingCopyState()
  const isOnline = useIsOnline()
  const isMutating = useIsMutating() > 0
  const hasUnsaved = useAtomValue(hasUnsavedAtom)
  const isWaiting = !room.isSynced || (files !== null && (!files.isSynced || files.unsavedSince !== null))
  const now = useNow(isWaiting ? 1_000 : null)
  const { label, tone } = saveStatus({ room, files, isOnline, isSaving: isMutating || hasUnsaved, now })
  // On a phone there is room for words only where something is wrong.
  const isTrouble = tone === 'warning' || tone === 'danger'
  return (
    <span role="status" aria-label={label} className="flex shrink-0 items-center gap-1.5 text-xs">
      <span aria-hidden="true" className={clsx('size-1.5 rounded-full', DOTS[tone])} />
      <span
        className={clsx(
          tone === 'danger' ? 'font-medium text-danger' : 'text-ink-faint',
          isTrouble ? 'max-md:max-w-24 max-md:truncate' : 'max-md:sr-only',
        )}
      >
        {label}
      </span>
    </span>
  )
}
