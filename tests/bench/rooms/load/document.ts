import type { Participant } from '#tests/bench/rooms/load/participant.ts'

/** The document as text, to compare two people's. */
export const json = ({ files }: Participant): string =>
  JSON.stringify(Object.entries(files.toJSON()).toSorted(([a], [b]) => (a < b ? -1 : 1)))
