import type { RoomState } from '#client/room/connect-room.ts'

/** Without a durable round trip for this long the status turns red. */
export const UNSAVED_AFTER_MS = 8_000

export interface SaveStatus {
  label: string
  tone: 'calm' | 'busy' | 'warning' | 'danger'
}

interface Facts {
  room: RoomState
  isSaving: boolean
  isOnline: boolean
  now: number
}

/** What the header says: "Saved" means that the server has answered on this very link. */
export function saveStatus({ room, isSaving, isOnline, now }: Facts): SaveStatus {
  if (room.link === 'closed') return { label: 'Disconnected', tone: 'danger' }
  const isLong = room.lostSince !== null && now - room.lostSince >= UNSAVED_AFTER_MS
  if (!isOnline) return { label: 'Offline', tone: isLong ? 'danger' : 'warning' }
  if (room.isSynced) return isSaving ? { label: 'Saving…', tone: 'busy' } : { label: 'Saved', tone: 'calm' }
  if (isLong) return { label: 'Not saved', tone: 'danger' }
  return room.hasContent
    ? { label: 'Reconnecting…', tone: 'warning' }
    : { label: 'Connecting…', tone: 'busy' }
}
