import { describe, expect, test } from 'vitest'
import { FIRST_STATE, type RoomState } from '#client/room/transport/room-connection.ts'
import { saveStatus } from '#client/room/transport/save-status.ts'

const NOW = 1_000_000
const LIVE: RoomState = { ...FIRST_STATE, link: 'live', isSynced: true, hasContent: true }
const lost = (forMs: number): RoomState => ({
  ...LIVE,
  link: 'lost',
  isSynced: false,
  lostSince: NOW - forMs,
})
const status = (room: RoomState, isSaving = false, isOnline = true) =>
  saveStatus({ room, files: null, isSaving, isOnline, now: NOW })
const statusOf = (files: Partial<RoomState>, isOnline = true) =>
  saveStatus({ room: LIVE, files: { ...LIVE, ...files }, isSaving: false, isOnline, now: NOW })

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
    expect(status(lost(8_000)).tone).toBe('danger')
  })

  test('a server that is away is named while nothing waits to be saved, and what waits is named before it', () => {
    const AWAY = { label: 'Server unreachable, reconnecting…', tone: 'danger' }
    const NOT_SAVED = { label: 'Not saved', tone: 'danger' }
    expect(status(lost(8_000))).toEqual(AWAY)
    expect(statusOf(lost(8_000))).toEqual(AWAY)
    expect(status({ ...lost(8_000), unsavedSince: NOW - 100 })).toEqual(NOT_SAVED)
    expect(statusOf({ ...lost(8_000), unsavedSince: NOW - 8_000 })).toEqual(NOT_SAVED)
    expect(status(lost(8_000), true)).toEqual(NOT_SAVED)
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

  test('an edit of the working copy is saved when the server has answered for it', () => {
    expect(statusOf({ unsavedSince: NOW - 100 }).label).toBe('Saving…')
    expect(statusOf({ unsavedSince: NOW - 8_000 })).toEqual({ label: 'Not saved', tone: 'danger' })
    expect(statusOf({ unsavedSince: null }).label).toBe('Saved')
  })

  test('offline, the label says whether changes are kept', () => {
    const away = { ...lost(60_000), unsavedSince: NOW - 60_000 }
    expect(statusOf({ ...away, isKept: true }, false)).toEqual({
      label: 'Offline, changes are kept',
      tone: 'warning',
    })
    expect(statusOf({ ...away, isKept: false }, false)).toEqual({ label: 'Not saved', tone: 'danger' })
  })

  test('opening the working copy is no reason to doubt what is saved', () => {
    expect(statusOf({ ...FIRST_STATE }).label).toBe('Saved')
  })
})
