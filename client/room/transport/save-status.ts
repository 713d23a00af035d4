import type { RoomState } from '#client/room/transport/room-connection.ts'

/** Without a durable round trip for this long the status turns red. */
export const UNSAVED_AFTER_MS = 8_000

export interface SaveStatus {
  label: string
  tone: 'calm' | 'busy' | 'warning' | 'danger'
}

interface Facts {
  room: RoomState
  /** The working copy, once it is joined. */
  files: RoomState | null
  /** Something is on its way by a call. */
  isSaving: boolean
  isOnline: boolean
  now: number
}

/** What the header says: "Saved" means that the server has answered on this very link. */
export function saveStatus({ room, files, isSaving, isOnline, now }: Facts): SaveStatus {
  const documents = files && hasBegun(files) ? [room, files] : [room]
  if (documents.some(({ link }) => link === 'closed')) return { label: 'Disconnected', tone: 'danger' }
  const isLong = documents.some(({ lostSince, unsavedSince }) =>
    [lostSince, unsavedSince].some(since => since !== null && now - since >= UNSAVED_AFTER_MS),
  )
  if (!isOnline) return offline(files, isLong)
  const isBusy = isSaving || documents.some(({ unsavedSince }) => unsavedSince !== null)
  if (isLong) return { label: isBusy ? 'Not saved' : 'Server unreachable, reconnecting…', tone: 'danger' }
  if (documents.every(({ isSynced }) => isSynced)) {
    return isBusy ? { label: 'Saving…', tone: 'busy' } : { label: 'Saved', tone: 'calm' }
  }
  return room.hasContent && room.lostSince !== null
    ? { label: 'Reconnecting…', tone: 'warning' }
    : { label: 'Connecting…', tone: 'busy' }
}

function offline(files: RoomState | null, isLong: boolean): SaveStatus {
  if (files?.isKept) return { label: 'Offline, changes are kept', tone: 'warning' }
  if (files && files.unsavedSince !== null) return { label: 'Not saved', tone: 'danger' }
  return { label: 'Offline', tone: isLong ? 'danger' : 'warning' }
}

/** A working copy that is being opened for the first time has nothing of anybody yet. */
const hasBegun = ({ hasContent, lostSince, unsavedSince, link }: RoomState): boolean =>
  hasContent || lostSince !== null || unsavedSince !== null || link === 'closed'
