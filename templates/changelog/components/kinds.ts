import { content } from '../content'

const fills = ['bg-berry', 'bg-bun', 'bg-mint', 'bg-foreground', 'bg-muted-foreground']

/** All kinds: those that are named first, then what the releases bring along. */
export const kinds = [
  ...new Set([
    ...content.kinds.map(kind => kind.name),
    ...content.releases.flatMap(release => (release.changes ?? []).map(change => change.kind ?? '')),
  ]),
].filter(Boolean)

export const fillOf = (kind: string | undefined) =>
  fills[Math.max(0, kinds.indexOf(kind ?? '')) % fills.length]

export const countOf = (kind: string) =>
  content.releases.reduce(
    (sum, release) => sum + (release.changes ?? []).filter(change => !kind || change.kind === kind).length,
    0,
  )
