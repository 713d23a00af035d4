import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useNow } from '#client/lib/clock.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { useCanvas, useCanvasState, useLayoutState } from '#client/room/canvas/canvas-provider.tsx'
import { type SaveStatus, saveStatus } from '#client/room/transport/save-status.ts'
import { hasUnsavedAtom } from '#client/state/unsaved.ts'

const DOTS: Record<SaveStatus['tone'], string> = {
  calm: 'bg-accent',
  busy: 'bg-ink-faint animate-breathe',
  warning: 'bg-amber animate-breathe',
  danger: 'bg-danger',
}

/** Whether the server has everything that is on the board here. */
export function CanvasStatus() {
  const room = useCanvasState()
  const layout = useLayoutState()
  const { canWrite } = useCanvas()
  const isOnline = useIsOnline()
  const isSaving = useAtomValue(hasUnsavedAtom)
  const isWaiting = !room.isSynced || !layout.isSynced || layout.unsavedSince !== null
  const now = useNow(isWaiting ? 1_000 : null)
  const { label, tone } = saveStatus({ room, files: canWrite ? layout : null, isOnline, isSaving, now })
  return (
    <span role="status" aria-label={label} className="flex shrink-0 items-center gap-1.5 text-xs">
      <span aria-hidden="true" className={clsx('size-1.5 rounded-full', DOTS[tone])} />
      <span
        className={clsx(tone === 'danger' ? 'font-medium text-danger' : 'text-ink-faint', 'max-md:sr-only')}
      >
        {label}
      </span>
    </span>
  )
}
