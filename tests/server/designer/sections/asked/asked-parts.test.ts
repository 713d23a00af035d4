import { describe, expect, test } from 'vitest'
import { partForm } from '#server/designer/sections/asked/part-form.ts'
import { made } from '#tests/server/designer/made.ts'

describe('a thing takes the shape its name asks for', () => {
  test.each([
    ['Progress ring', 'meter'],
    ['Weekly heatmap', 'bars'],
    ['Streak counter', 'figure'],
    ['Card freeze toggle', 'switch'],
    ['Amenities filter', 'chips'],
    ['Playback volume slider', 'slider'],
    ['RSVP form', 'field'],
    ['Search domain names', 'field'],
    ['Founder quote', 'quote'],
    ['Threat map', 'picture'],
    ['Fermentation timeline', 'checklist'],
    ['Privacy promise', 'note'],
    ['Resign button', 'action'],
    ['Generate a grocery list', 'rows'],
    ['Move list', 'rows'],
    ['Overdue fines', 'rows'],
    ['Incident hotline', 'note'],
    ['Audio guide', 'feature'],
    ['Competitive elements', 'feature'],
    ['Nutrition analysis', 'bars'],
  ])('%s is a %s', (name, form) => {
    expect(partForm(name)).toBe(form)
  })
})

describe('what was asked for and stands nowhere else is a tile', () => {
  test('with rows of the list it names, where the trade keeps one', () => {
    const { code } = made(
      'Design a design-token inspector for a product design system with a category sidebar and selected token details',
    )
    expect(code('components/asked-parts.tsx')).toMatch(
      /Selected token details[\s\S]*(?:color|space|type|radius)\./,
    )
  })
  test('and no picture where the page shows pictures', () => {
    const { code } = made('Design a photographer portfolio page with a masonry image grid and a title')
    expect(code('App.tsx')).not.toContain('<AskedParts />')
  })
  test('in an app, below its screen', () => {
    const { code, closing } = made(
      'Build a water tracker: streak counter, weekly heatmap, reminder settings and a progress ring',
    )
    expect(code('App.tsx')).toContain('<AskedParts />')
    expect(code('components/asked-parts.tsx')).toMatch(
      /Streak counter[\s\S]*Weekly heatmap[\s\S]*Reminder settings[\s\S]*Progress ring/,
    )
    expect(code('components/parts/meter.tsx')).toContain('role="progressbar"')
    expect(closing).not.toContain('Not in this page')
  })
  test('on a site, before its last section', () => {
    const { code } = made(
      'Landing page for a podcast studio with an equipment list, a FAQ and a contact form',
    )
    expect(code('App.tsx')).toMatch(/<AskedParts \/>\s*<Contact \/>/)
    expect(code('components/asked-parts.tsx')).not.toMatch(/FAQ|Contact form/i)
  })
  test('and what is there already is not told twice', () => {
    const { files } = made('A kanban board with columns: Backlog, Doing, Done, and a due date on each card')
    expect(files.map(file => file.name)).not.toContain('components/asked-parts.tsx')
  })
  test('a section bears the name that was given to it', () => {
    const { code } = made('Landing page for a food bank with impact stats, volunteer signup and a FAQ')
    expect(code('components/stats.tsx')).toContain('Impact stats')
  })
})
