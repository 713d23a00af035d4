import { expect, test } from 'vitest'
import { pageNames } from '#client/features/exports/pages/page-names.ts'
import { pngBytes } from '#client/frames/ask-page.ts'
import { openable } from '#client/lib/openable-pages.ts'
import { RED_PNG } from '#tests/support/design-tool/tiny-png.ts'

test('pages that need a value of their path are not opened; a design without any has its first', () => {
  expect(openable(['/', '/crew', '/crew/:id', '*', '/crew'])).toEqual(['/', '/crew'])
  expect(openable([])).toEqual(['/'])
  expect(openable(['/item/:id'])).toEqual(['/'])
})

test('each page has a file of its own, by a name that any disk takes', () => {
  expect(pageNames(['/', '/crew', '/Crew/', '/a/../../b?x=1', '/лодка'])).toEqual([
    ...['home', 'crew', 'crew-2', 'a-b-x-1', 'home-2'],
  ])
})

test('what a frame tells is a PNG or nothing', () => {
  expect(pngBytes(RED_PNG)?.[1]).toBe(0x50)
  for (const url of [
    null,
    'data:text/html;base64,PGI+',
    'https://a.example/a.png',
    'data:image/png;base64,<b>',
  ]) {
    expect(pngBytes(url)).toBeNull()
  }
})
