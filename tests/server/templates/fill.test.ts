import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { filesOfTemplate } from '#scripts/place-templates.ts'
import { inRoot } from '#scripts/root.ts'
import { entrySchema } from '#server/templates/entry.ts'
import { fill } from '#server/templates/fill.ts'
import { readFacts } from '#server/templates/read/read-facts.ts'
import { report } from '#server/templates/report.ts'
import { parseCode } from '#shared/edits/syntax.ts'

const index = z
  .record(z.string(), entrySchema)
  .parse(JSON.parse(readFileSync(inRoot('templates', 'index.json'), 'utf8')))

function made(id: string, prompt: string) {
  const entry = index[id]
  if (!entry) throw new Error(`there is no template ${id}`)
  const filled = fill(filesOfTemplate(id), entry, readFacts(prompt))
  const content = filled.files.find(({ name }) => name === 'content.ts')?.code ?? ''
  const theme = filled.files.find(({ name }) => name === 'theme.css')?.code ?? ''
  return { ...filled, content, theme, said: report(prompt, entry, filled) }
}

describe('[24.2] what a person gave stands, and nothing is invented in its place', () => {
  test('a given list replaces the sample list whole', () => {
    const { content, said, theme } = made(
      'restaurant-menu',
      'A menu for a café called Lumen: Espresso 2.80, Flat white 3.90. Dark mode.',
    )
    expect(content).toContain("{ name: 'Espresso', price: '2.80', value: 2.8 }")
    expect(content).toContain("brand: 'Lumen'")
    const dishes = content.slice(
      content.indexOf('dishes: ['),
      content.indexOf(']', content.indexOf('dishes: [')),
    )
    expect(dishes.match(/name:/g)).toHaveLength(2)
    expect(said).toMatch(/^This is the template “.+”; no model answered\./)
    expect(said).toContain('Espresso (2.80), Flat white (3.90)')
    expect(theme).toMatch(/:root:not\(\.light\)/)
  })

  test('a price that was given is the figure that sums are made of', () => {
    const { content } = made('landing', 'A landing page for Hoist, prices: Piano €120, Wardrobe €35.50')
    expect(content).toContain("{ name: 'Piano', price: '€120', value: 120 }")
    expect(content).toContain("{ name: 'Wardrobe', price: '€35.50', value: 35.5 }")
  })

  test('a figure that is not the price is not made of it', () => {
    const { content } = made('profile', 'A profile of a guide. Items: Lake walk €90, Ridge walk €140')
    expect(content).toContain("price: '€90' }")
  })

  test('passages that were not read are told in the person’s own words', () => {
    const { said } = made(
      'pricing',
      'A pricing page for Tidal, a sailing school: Deckhand €19, Skipper €49. Monthly/yearly toggle and a button saying “Come aboard”',
    )
    expect(said).toContain('On the page now: “Tidal”; Deckhand (€19), Skipper (€49).')
    expect(said).toContain('No place for: “Come aboard” (button).')
    expect(said).toContain(
      'Not taken from your request: “sailing school”; “Monthly/yearly toggle”; “button saying”.',
    )
  })

  test('a request of 30,000 characters is told by its beginning', () => {
    const { said } = made(
      'pricing',
      `A pricing page. ${'Some zebra wishes, '.repeat(10)}${'Otter dreams. '.repeat(2_000)}`,
    )
    expect(said.length).toBeLessThan(2_500)
  })

  test('columns that were given have no rows of others', () => {
    const { content } = made('admin-table', 'A table with columns Name, Role and Salary')
    expect(content).toMatch(/columns: \[\s+'Name',\s+'Role',\s+'Salary',\s+\]/)
    expect(content).toContain('rows: []')
  })

  test('rows of cells are not filled by names alone, which are left out', () => {
    const { content, left } = made('admin-table', 'An admin table. Tools: Jigsaw, Hammer, Plane')
    expect(content).not.toContain('Jigsaw,')
    expect(left).toHaveLength(1)
  })

  test('what has no place is named as left out', () => {
    const { said, left } = made(
      'not-found',
      'A 404 page. Team: Ana Ruiz (baker), Tom Ek (owner). A button "Go home".',
    )
    expect(left.length).toBeGreaterThan(0)
    for (const name of ['Ana Ruiz', 'Tom Ek', 'Go home']) expect(said).toContain(name)
  })

  const PROMPT =
    'A page for a place called Old Mill, headline "It turns", with columns One, Two; steps First, Second. Goods: Bread 4.50, Rye 3.20. Team: Ana Ruiz (baker), Tom Ek (owner). Schedule: Doors, Talk. Use teal as accent.'
  test.each(Object.keys(index))('%s: every fact is shown or named, and the content is still code', id => {
    const { content, shown, left, said } = made(id, PROMPT)
    expect(parseCode(content, 'content.ts').fault).toBeNull()
    expect([...shown, ...left]).toHaveLength(readFacts(PROMPT).length)
    for (const name of [
      'Old Mill',
      'It turns',
      'One',
      'Two',
      'First',
      'Bread',
      'Rye',
      'Ana Ruiz',
      'Talk',
      'teal',
    ])
      expect(said).toContain(name)
  })
})
