import { ADMIN_PAGE_ROWS } from '#shared/admin.ts'

/** As many rows as are read for a page: more than it has, so that its last moment can be whole. */
export const ROWS_READ = ADMIN_PAGE_ROWS * 2

/**
 * A page of rows, newest first: the next one begins before the moment of the last row, so rows of the same moment are never
 * parted.
 */
export function wholeMoments<T>(rows: readonly T[], timeOf: (row: T) => number): T[] {
  const last = rows[ADMIN_PAGE_ROWS - 1]
  if (!last) return [...rows]
  return rows.filter((row, at) => at < ADMIN_PAGE_ROWS || timeOf(row) === timeOf(last))
}
