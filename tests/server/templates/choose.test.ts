import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inRoot } from '#scripts/root.ts'
import { choose } from '#server/templates/choose.ts'
import { entrySchema } from '#server/templates/entry.ts'
import { processorTime } from '#tests/support/processor-time.ts'

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
    ['a weather app for Lisbon with an hourly forecast and the next seven days', 'weather'],
    ['Social feed app where neighbours post, like and comment', 'feed'],
    ['status page for our API and website', 'status'],
    ['file browser with folders, file sizes and dates', 'files'],
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
    'paint program for children',
    'a map of hiking trails',
    'a page that shows trains',
    'app to identify mushrooms',
  ])('%s: none, since what is asked for is no template', prompt => expect(choose(prompt, index)).toBeNull())

  test.each([
    ['People by the sea. Columns: Hut, Tenant, Paid until', 'admin-table'],
    ['Cards with a due date in columns Open, Doing and Closed', 'kanban'],
    ['La carte: Soupe 8 €, Entrecôte 24 €, Tarte 9 €', 'restaurant-menu'],
    ['a website for my gutter firm, what it costs: house €60, block €90', 'landing'],
    ['our vaults: Small $4, Large $9 a month', 'pricing'],
    ['something in 3 steps to click through', 'onboarding'],
    ['Chapters: Charging, Cleaning, Repair', 'docs'],
    ['A site about Ida Holm and what she offers', 'profile'],
    ['For our choir: Which songs do you like? When can you sing?', 'form'],
    ['An FAQ page. Questions: What does it cost? Can I cancel?', 'landing'],
    ['Our crew: Nadia Brandt (skipper), Ole Finn (cook), Samira Aziz. I need a page', 'about'],
    ['List of volunteers with columns Name, Shift, Phone', 'admin-table'],
    ['a list of my lessons with prices, one lesson $40, five lessons $180', 'landing'],
    ['10:00 welcome, 11:30 lab tour, 13:00 soup', 'event'],
    ['wesbite for a beekeeper', 'landing'],
    ['phone app where I write down my runs', 'fitness'],
  ])('%s: %s, by its form or as a page about something', (prompt, id) => {
    expect(choose(prompt, index)?.id).toBe(id)
  })

  test.each([
    ['A price list for my bicycle repair shop: Tune-up €45, Brake pads €30', 'landing'],
    ['price list of a nail studio. Manicure 28 €, Pedicure 35 €', 'landing'],
    ['A price list of our app: Solo $9 a month, Crew $29 a month', 'pricing'],
  ])('%s: %s, since a table has no place for prices', (prompt, id) => {
    expect(choose(prompt, index)?.id).toBe(id)
  })

  test.each([
    ['A price list as a table with the columns Service, Price, Duration', 'table-part'],
    ['A table of our prices: Tune-up €45, Brake pads €30', 'table-part'],
    ['A dashboard for a choir. Columns: Song, Key', 'dashboard'],
    ['A restaurant website. Menu: Soup €8, Tart €9. Our team: Ada Moll, Jo Beck', 'restaurant-menu'],
  ])('%s: %s all the same, whatever it has places for', (prompt, id) => {
    expect(choose(prompt, index)?.id).toBe(id)
  })

  test('what its name says is nearer than its form', () => {
    expect(choose('a booking page with 3 steps: cut 20 €, colour 60 €', index)?.id).toBe('booking')
  })

  test('a part is answered with a page only where it is surely that', () => {
    expect(choose('a login form component', index)?.id).toBe('sign-in')
    expect(choose('a hero section', index)).toBeNull()
  })

  test('letters that are wrong are made right where nothing else is near', () => {
    expect(choose('onbording wizzard', index)?.id).toBe('onboarding')
    expect(choose('resturant', index)?.id).toBe('restaurant-menu')
    // Written right, and a letter from "meditation".
    expect(choose('a mobile screen with medication reminders', index)).toBeNull()
  })

  test('three others are offered, and none where nothing is near', () => {
    expect(choose('a booking page', index)?.others).toHaveLength(3)
    expect(choose('something about cats', index)).toBeNull()
    expect(choose('', index)).toBeNull()
  })
})

describe('[24.6] no text holds the choice', () => {
  test.each([
    'a',
    'columns ',
    'cards board ',
    'list of a with b ',
    '10:00 a ',
    'show my ',
    'tell ',
    ': name',
    '9 €, a ',
  ])('%s …', piece => {
    const text = piece.repeat(Math.ceil(50_000 / piece.length))
    expect(processorTime(() => choose(text, index))).toBeLessThan(250)
  })
})
