import { useIsOnline } from '#client/lib/online.ts'
import { useWorkingCopyState } from '#client/room/working-copy/working-copy-provider.tsx'

/** Without a link, and without room in this browser, what is typed lives as long as this tab. */
export function NotKeptNotice() {
  const files = useWorkingCopyState()
  const isOnline = useIsOnline()
  if (files?.isKept !== false) return null
  if (isOnline && files.lostSince === null) return null
  return (
    <div
      role="status"
      className="mx-2 mb-2 rounded-lg border border-amber-line bg-amber-wash px-4 py-2 text-center text-sm text-pretty text-amber"
    >
      Changes to the code are not kept on this device: it is full, or this browser keeps nothing. Leave this
      tab open until it says “Saved”.
    </div>
  )
}
