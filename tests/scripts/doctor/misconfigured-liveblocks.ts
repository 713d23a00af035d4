import { AT_LIVEBLOCKS, type Misconfigured, PUBLIC } from '#tests/scripts/doctor/given-facts.ts'

export const MISCONFIGURED_LIVEBLOCKS: Misconfigured[] = [
  [
    'rooms at Liveblocks without its key',
    { environment: { ROOM_TRANSPORT: 'liveblocks' } },
    /LIVEBLOCKS_SECRET_KEY is missing/,
    /Set LIVEBLOCKS_SECRET_KEY right/,
  ],
  [
    'a key that is no secret key of Liveblocks',
    { environment: { ROOM_TRANSPORT: 'y-websocket', LIVEBLOCKS_SECRET_KEY: 'pk_dev_canary_0123456789' } },
    /LIVEBLOCKS_SECRET_KEY must be the secret key of a Liveblocks project/,
    /Set LIVEBLOCKS_SECRET_KEY right/,
  ],
  [
    'a key that Liveblocks refuses',
    { environment: AT_LIVEBLOCKS, liveblocks: { state: 'refused', status: 401 } },
    /https:\/\/api\.liveblocks\.io refuses LIVEBLOCKS_SECRET_KEY \(401\)/,
    /from its dashboard/,
  ],
  [
    'a Liveblocks that is not reached',
    { environment: AT_LIVEBLOCKS, liveblocks: { state: 'away', why: 'ENOTFOUND' } },
    /does not answer \(ENOTFOUND\)/,
    /leave ROOM_TRANSPORT out/,
  ],
  [
    'rooms elsewhere in the clear',
    {
      environment: { ...PUBLIC, ...AT_LIVEBLOCKS, LIVEBLOCKS_BASE_URL: 'http://rooms.example.org' },
      liveblocks: { state: 'answers' },
    },
    /LIVEBLOCKS_BASE_URL is http:\/\/rooms\.example\.org.*unencrypted/,
    /Use https/,
  ],
  [
    'a transport that is none',
    { environment: { ROOM_TRANSPORT: 'websocket' } },
    /ROOM_TRANSPORT is "websocket" but must be/,
    /Set ROOM_TRANSPORT right/,
  ],
]
