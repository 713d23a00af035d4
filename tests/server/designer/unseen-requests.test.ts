import { describe, expect, test } from 'vitest'
import { ownListing } from '#server/designer/collections/own-listing.ts'
import { rowNames } from '#server/designer/ideas/known-rows-of.ts'
import { articlesAbout, blogSubject } from '#server/designer/sections/content/articles-about.ts'
import { taughtSubject } from '#server/designer/sections/content/courses-about.ts'
import { unknownLists } from '#server/designer/trades/asked-lists.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'

describe('a business nobody has words for has a landing page all the same', () => {
  test.each([
    'Landing page for an indoor skydiving tunnel with packages, safety rules and group offers',
    'Build a website for a stone mason with headstones, restoration, process, gallery and contact',
    'Build a one-page site for a mobile knife sharpening van with the route and prices per blade',
  ])('%s', prompt => {
    const brief = readBrief(prompt)
    expect(brief.kind).toBe('landing')
    expect(brief.subject.word).toBe('trade')
  })
  test('what it offers is what was named, and prices of things are no plans', () => {
    const tunnel = readBrief(
      'Landing page for a skydiving tunnel with packages, safety rules and group offers',
    )
    expect(tunnel.subject.features.map(([, title]) => title).slice(0, 3)).toEqual([
      'Packages',
      'Safety rules',
      'Group offers',
    ])
    const mason = readBrief('Landing page for a stone mason with services and prices')
    expect(mason.sections.map(({ name }) => name)).not.toContain('pricing')
    expect(mason.subject.list.title).toBe('Prices')
  })
})

describe('a board of an unknown trade keeps what was named', () => {
  test.each([
    ['Create an admin for a cemetery with plots, burials, permits and families', 'admin'],
    ['Design a command center for snow plows with trucks, routes and calls', 'admin'],
    ['Build a dashboard for a laundromat with cycles today, revenue per branch and faults', 'dashboard'],
  ])('%s is no page of texts', (prompt, kind) => expect(readBrief(prompt).kind).toBe(kind))
  test('what is managed or browsed is a list', () =>
    expect(
      unknownLists('An internal tool to manage shoots, locations and call sheets', []).map(
        ({ plural }) => plural,
      ),
    ).toEqual(['Shoots', 'Locations', 'Call sheets']))
})

test('what stands in the list of a page says nothing of its trade', () =>
  expect(
    readBrief('Landing page for a falconry centre with bird profiles and gift vouchers').isSubjectKnown,
  ).toBe(false))

test('what is rented or browsed is what the list holds', () => {
  expect(ownListing('A motorcycle rental website for tourists')?.plural).toBe('motorcycles')
  expect(ownListing('Users can search tutors by subject and book them')?.items[0]?.[0]).toBe('Ines Kolb')
  expect(ownListing("A lighthouse keeper's holiday rental")).toBeNull()
})

test('a blog and a school write about their subject, where one was named', () => {
  expect(blogSubject('Build a blog about beekeeping with articles')).toBe('beekeeping')
  expect(blogSubject('Build a news portal for chess with interviews')).toBe('chess')
  expect(blogSubject('Build a blog with tags')).toBeNull()
  expect(articlesAbout('beekeeping').items[0]?.[0]).toBe('Beekeeping: where to begin')
  expect(blogSubject('A blog where users search for articles of interest')).toBeNull()
  expect(taughtSubject('An online course platform for pottery')).toBe('pottery')
  expect(taughtSubject('A course website for students')).toBeNull()
})

test('a thing nobody knows is counted, never coloured', () => {
  expect(rowNames('antenna').slice(0, 2)).toEqual(['Antenna 1', 'Antenna 2'])
  expect(rowNames('group offer')[0]).toBe('Taster')
})

test('whom a site is for names no component, and people for hire are no goods', () => {
  expect(readBrief('Build a website for a clock restorer with services and contact').kind).toBe('landing')
  expect(readBrief('Build a pet sitting marketplace where owners search sitters').kind).toBe('listing')
})
