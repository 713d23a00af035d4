import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inRoot } from '#scripts/root.ts'
import { choose } from '#server/templates/choose.ts'
import { entrySchema } from '#server/templates/entry.ts'

const index = z
  .record(z.string(), entrySchema)
  .parse(JSON.parse(readFileSync(inRoot('templates', 'index.json'), 'utf8')))

describe('[24.2] the nearest template, by what is asked for before what it is for', () => {
  test.each([
    ['a booking page for a climbing hall', 'booking'],
    ['A website for a restaurant with our dishes', 'restaurant-menu'],
    ['a mobile banking transaction list', 'wallet'],
    ['Pricing page for a sailing school', 'pricing'],
    ['Design a kanban board for a film crew', 'kanban'],
    ['404 page', 'not-found'],
    ['a shop that sells mugs', 'shop'],
    ['Please build me a portfolio for a photographer, with a contact form', 'portfolio'],
  ])('%s: %s', (prompt, id) => {
    expect(choose(prompt, index)?.id).toBe(id)
  })

  test.each([
    'chess board',
    'a 3D solar system simulator',
    'hotel housekeeping app',
    'testimonials section',
    'hero section',
  ])('%s: none, since what is asked for is no template', prompt => expect(choose(prompt, index)).toBeNull())

  test('a part is answered with a page only where it is surely that', () => {
    expect(choose('a login form component', index)?.id).toBe('sign-in')
    expect(choose('a hero section', index)).toBeNull()
  })

  test('letters that are wrong are made right where nothing else is near', () => {
    expect(choose('onbording wizzard', index)?.id).toBe('onboarding')
    expect(choose('resturant', index)?.id).toBe('restaurant-menu')
  })

  test('three others are offered, and none where nothing is near', () => {
    expect(choose('a booking page', index)?.others).toHaveLength(3)
    expect(choose('something about cats', index)).toBeNull()
    expect(choose('', index)).toBeNull()
  })
})
