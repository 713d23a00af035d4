import { type Facts, type Line, note, ok, problem } from '#scripts/doctor/facts.ts'

/** Whether rooms that are to be at Liveblocks can be there; where settings of it are wrong, they are told as all are. */
export function liveblocksLines({ liveblocks, settings: { parsed } }: Facts): Line[] {
  const { ROOM_TRANSPORT, LIVEBLOCKS_SECRET_KEY: key, LIVEBLOCKS_BASE_URL: url, isLocal } = parsed
  if (ROOM_TRANSPORT !== 'liveblocks')
    return key
      ? [
          note(
            'LIVEBLOCKS_SECRET_KEY is set, and people meet on sockets of this server.',
            'Set ROOM_TRANSPORT to liveblocks, or leave the key out.',
          ),
        ]
      : []
  const inTheClear =
    url.startsWith('http://') && !isLocal
      ? [problem(`LIVEBLOCKS_BASE_URL is ${url}: what people design goes there unencrypted.`, 'Use https.')]
      : []
  switch (liveblocks?.state) {
    case 'answers':
      return [ok(`Rooms are at Liveblocks: ${url} answers, and takes the key.`), ...inTheClear]
    case 'refused':
      return [
        problem(
          `${url} refuses LIVEBLOCKS_SECRET_KEY (${liveblocks.status}), so nobody can open a design.`,
          'Copy the secret key of the project from its dashboard (docs/self-hosting.md, 9).',
        ),
        ...inTheClear,
      ]
    case 'away':
      return [
        problem(
          `${url} does not answer (${liveblocks.why}): nobody new can open a design until it does.`,
          'See whether this machine reaches it, or leave ROOM_TRANSPORT out and restart.',
        ),
        ...inTheClear,
      ]
    default:
      return inTheClear
  }
}
