import type { LinkStatus } from '#shared/code-host.ts'

/** A link that is there. */
export type Linked = Extract<LinkStatus, { status: 'linked' }>
