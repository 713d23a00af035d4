import { expect, test } from 'vitest'
import { byReason, COMES_WITH_PRODUCT, fileTitle, leftOutCount } from '#shared/imports.ts'

test('what was left out is told by reason', async () => {
  expect(
    byReason([
      { path: 'a', reason: 'x' },
      { path: 'b', reason: 'y' },
      { path: 'c', reason: 'x' },
    ]),
  ).toEqual([
    { reason: 'x', paths: ['a', 'c'] },
    { reason: 'y', paths: ['b'] },
  ])
})

test('what the product brings itself is counted apart', () => {
  const own = { reason: COMES_WITH_PRODUCT, paths: ['src/main.tsx', 'src/fonts.css'], more: 11 }
  const lost = { reason: 'x', paths: ['a', 'b'] }
  expect(leftOutCount([lost])).toBe('2 left out')
  expect(leftOutCount([lost, own])).toBe('2 left out; 13 more come with the product')
  expect(leftOutCount([{ ...own, paths: ['a'], more: 0 }])).toBe('Nothing left out; 1 comes with the product')
})

test('a file is called by its name without its ending; what is no file is not', () => {
  expect(['spring-sale.HTML', 'a_b.zip', '.zip', 'ada/shop'].map(fileTitle)).toEqual([
    'Spring sale',
    'A b',
    null,
    null,
  ])
})
