import type { Reference } from '#shared/references.ts'

/** Whether both are about one place in the code. */
export const isSameAnchor = (one: Reference, other: Reference): boolean =>
  JSON.stringify(one.anchor) === JSON.stringify(other.anchor)
