import { describe, expect, test } from 'vitest'
import { middleOf } from '#client/features/publish/fit-picture.ts'
import { firstPages, withLinked } from '#client/features/publish/plan-pages.ts'
import { isPagePath, PAGES_MAX } from '#shared/publish.ts'

describe('[issue 30.1] which pages are drawn', () => {
  test('the first page first, then those of the routes that need no value', () => {
    expect(firstPages([])).toEqual(['/'])
    expect(firstPages(['/crew', '/', '/crew/1', '/crew'])).toEqual(['/', '/crew'])
  })
  test('a link is followed where the design has a route with a value for it', () => {
    const routes = ['/', '/crew', '/crew/1']
    const links = ['/crew/anna', '/elsewhere', '/crew/anna/more', '/', '/_maquette/x', '/crew/bo']
    expect(withLinked(['/', '/crew'], links, routes)).toEqual(['/', '/crew', '/crew/anna', '/crew/bo'])
  })
  test('a design without routes has one page', () => {
    expect(withLinked(['/'], ['/a', '/b'], [])).toEqual(['/'])
  })
  test('there is an end to it', () => {
    const links = Array.from({ length: 200 }, (_, at) => `/p/${at}`)
    expect(withLinked(['/'], links, ['/p/1'])).toHaveLength(PAGES_MAX)
  })
  test.each(['/', '/a/b', '/caf%C3%A9', '/~a'])('%s is a page', path => expect(isPagePath(path)).toBe(true))
  test.each([
    '',
    'a',
    '//evil.example',
    '/a?b',
    '/a#b',
    '/a b',
    '/_maquette/og',
    '/_artifact/x',
    '/_ai',
    `/${'a'.repeat(300)}`,
    '/a\\b',
  ])('%s is none', path => expect(isPagePath(path)).toBe(false))
})

describe('[S9] pictures at their sizes', () => {
  test('the middle of a wide, a tall and a small one', () => {
    const frame = { width: 1200, height: 630 }
    expect(middleOf({ width: 2400, height: 630 }, frame)).toEqual({ x: 600, y: 0, width: 1200, height: 630 })
    expect(middleOf({ width: 1200, height: 1260 }, frame)).toEqual({ x: 0, y: 315, width: 1200, height: 630 })
    expect(middleOf({ width: 120, height: 63 }, frame)).toEqual({ x: 0, y: 0, width: 120, height: 63 })
  })
})
