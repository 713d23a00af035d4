import { useIsMutating } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useNow } from '#client/lib/clock.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { useRoomState } from '#client/room/room-provider.tsx'
import { type SaveStatus, saveStatus } from '#client/room/save-status.ts'
import { hasUnsavedAtom } from '#client/state/unsaved.ts'

const DOTS: Record<SaveStatus['tone'], string> = {
  calm: 'bg-accent',
  busy: 'bg-ink-faint animate-breathe',
  warning: 'bg-amber animate-breathe',
  danger: 'bg-danger',
}

/** Whether what one sees is what the server has. */
export function SavedStatus() {
  const room = useRoomState()
  const isOnline = useIsOnline()
  const isMutating = useIsMutating() > 0
  const hasUnsaved = useAtomValue(hasUnsavedAtom)
  const now = useNow(room.isSynced ? null : 1_000)
  const { label, tone } = saveStatus({ room, isOnline, isSaving: isMutating || hasUnsaved, now })
  return (
    <span role="status" aria-label={label} className="flex shrink-0 items-center gap-1.5 text-xs">
      <span aria-hidden="true" className={clsx('size-1.5 rounded-full', DOTS[tone])} />
      <span
        className={clsx('max-md:sr-only', tone === 'danger' ? 'font-medium text-danger' : 'text-ink-faint')}
      >
        {label}
      </span>
    </span>
  )
}
