export const keyed = <T>(entries: readonly T[]): { entry: T; at: number; key: string }[] =>
  entries.map((entry, at) => ({ entry, at, key: `entry-${at}` }))
