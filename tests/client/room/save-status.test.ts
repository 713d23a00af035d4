import { describe, expect, test } from 'vitest'
import type { RoomState } from '#client/room/connect-room.ts'
import { saveStatus } from '#client/room/save-status.ts'

const NOW = 1_000_000
const LIVE: RoomState = { link: 'live', isSynced: true, hasContent: true, lostSince: null, closeCode: null }
const lost = (forMs: number): RoomState => ({
  ...LIVE,
  link: 'lost',
  isSynced: false,
  lostSince: NOW - forMs,
})
const status = (room: RoomState, isSaving = false, isOnline = true) =>
  saveStatus({ room, isSaving, isOnline, now: NOW })

describe('the status in the header (design, section 6)', () => {
  test('"Saved" only after a durable round trip on this link', () => {
    expect(status(LIVE)).toEqual({ label: 'Saved', tone: 'calm' })
    expect(status({ ...LIVE, isSynced: false }).label).not.toBe('Saved')
  })

  test('something on its way is being saved', () => {
    expect(status(LIVE, true).label).toBe('Saving…')
  })

  test('red after 8 s without one, and not before', () => {
    expect(status(lost(7_999))).toEqual({ label: 'Reconnecting…', tone: 'warning' })
    expect(status(lost(8_000))).toEqual({ label: 'Not saved', tone: 'danger' })
  })

  test('the first connection is no reconnection', () => {
    const first: RoomState = { ...LIVE, link: 'connecting', isSynced: false, hasContent: false }
    expect(status(first)).toEqual({ label: 'Connecting…', tone: 'busy' })
  })

  test('without a network it says so, whatever the link believes', () => {
    expect(status(LIVE, false, false)).toEqual({ label: 'Offline', tone: 'warning' })
    expect(status(lost(60_000), false, false)).toEqual({ label: 'Offline', tone: 'danger' })
  })

  test('closed for good', () => {
    expect(status({ ...LIVE, link: 'closed', isSynced: false, closeCode: 4403 }).tone).toBe('danger')
  })
})
