import { expect, test } from 'vitest'
import { wholeMoments } from '#server/features/admin/whole-moments.ts'
import { ADMIN_PAGE_ROWS } from '#shared/admin.ts'

const timeOf = (row: number) => row

test('rows of one moment are not parted by the end of a page', () => {
  const rows = [...Array.from({ length: ADMIN_PAGE_ROWS - 1 }, (_, at) => 1_000 - at), 5, 5, 5, 4, 3]
  expect(wholeMoments(rows, timeOf).slice(-3)).toEqual([5, 5, 5])
  expect(wholeMoments(rows, timeOf)).toHaveLength(ADMIN_PAGE_ROWS + 2)
})

test('what fits on a page is the page', () => {
  expect(wholeMoments([3, 2, 1], timeOf)).toEqual([3, 2, 1])
})
