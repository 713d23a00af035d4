import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { filesOfTemplate } from '#scripts/place-templates.ts'
import { inRoot } from '#scripts/root.ts'
import { entrySchema } from '#server/templates/entry.ts'
import { fill } from '#server/templates/fill.ts'
import { subjectOf } from '#server/templates/read/head.ts'
import { readFacts } from '#server/templates/read/read-facts.ts'
import { report } from '#server/templates/report.ts'
import { parseCode } from '#shared/edits/syntax.ts'

const index = z
  .record(z.string(), entrySchema)
  .parse(JSON.parse(readFileSync(inRoot('templates', 'index.json'), 'utf8')))

function made(id: string, prompt: string) {
  const entry = index[id]
  if (!entry) throw new Error(`there is no template ${id}`)
  const filled = fill(filesOfTemplate(id), entry, readFacts(prompt), subjectOf(prompt))
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
    expect(said).toContain('On the page now: “Tidal”; Deckhand (€19), Skipper (€49); “Sailing school”.')
    expect(said).toContain('Not placed: “Come aboard” (button).')
    expect(said).toContain('Not taken from your request: “Monthly/yearly toggle”; “button saying”.')
  })

  test('the numbers that count entries are no wishes', () => {
    expect(made('onboarding', 'Onboarding: 1. Pick a day 2. Tell us your name 3. Pay').said).not.toContain(
      'Not taken',
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
    for (const fact of readFacts(PROMPT)) expect([...shown, ...left]).toContainEqual(fact)
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

describe('a list goes where it is sure to belong, and nowhere else', () => {
  const listsLeft = (id: string, prompt: string) =>
    made(id, prompt).left.flatMap(fact => (fact.fact === 'list' ? [fact.entries[0]?.name] : []))

  test.each([
    ['restaurant-menu', 'A restaurant. Team: Rosa Díaz, Luis Ortega', 'Rosa Díaz'],
    ['dashboard', 'A dashboard for a brewery: tank temperatures, alerts, deliveries', 'tank temperatures'],
    ['landing', 'A landing page. Features: offline mode, sharing', 'offline mode'],
    ['blog', 'A recipe page. Ingredients: 200 g flour, 4 lemons', '200 g flour'],
    ['invoice', 'Invoice for a translator: columns Words, Rate', 'Words'],
    ['restaurant-menu', 'A restaurant, happy hour: Mojito, Spritz', 'Mojito'],
    ['booking', 'A clinic. Opening hours: Monday 9 - 17, Tuesday 10 - 18', 'Monday 9 - 17'],
    ['orders', 'Parcel tracking: accepted, on the way, delivered', 'accepted'],
  ])('%s has no place for the list of “%s”', (id, prompt, first) => {
    expect(listsLeft(id, prompt)).toEqual([first])
  })

  test.each([
    ['blog', 'A blog about bread. Articles: Rye is different, A good crust', "title: 'A good crust'"],
    ['chart-part', 'bar chart of rainfall: Jan 88, Feb 61', "{ name: 'Jan', value: 88 }"],
    [
      'event',
      'Wedding of May and Tom. Timeline: 14:00 Vows, 18:30 Dinner',
      "{ name: 'Vows', time: '14:00' }",
    ],
    ['form', 'A form for potholes: location, size, your email', "{ label: 'your email' }"],
    [
      'booking',
      'A clinic. Doctors: Dr. Amara Obi (skin), Dr. Sven Lind',
      "{ name: 'Dr. Amara Obi', role: 'skin' }",
    ],
    ['wallet', 'A wallet. Payments: Rent -1,250.00, Salary +2,300', "{ name: 'Salary', value: 2300 }"],
    ['form', 'A survey with questions: How was it? Would you come again?', "{ label: 'How was it?' }"],
    [
      'restaurant-menu',
      'A restaurant. Opening hours: Tue-Fri 11-15, Sunday 9-14',
      "{ day: 'Tue-Fri 11-15' }",
    ],
    ['landing', 'A gutter firm. Hours: Tue-Fri 11-15, Sunday 9-14', "hours: 'Tue-Fri 11-15, Sunday 9-14'"],
    ['navbar', 'A sidebar menu with the items Inbox, Sent, Drafts', "{ label: 'Drafts' }"],
    ['restaurant-menu', 'A bakery. We sell Rye 4.90, Baguette 2.80', "name: 'Rye', price: '4.90'"],
    ['onboarding', 'onboarding: 1. Pick a day 2. Tell us your name 3. Pay', "{ name: 'Pick a day' }"],
  ])('%s shows it', (id, prompt, entry) => {
    expect(made(id, prompt).content).toContain(entry)
  })

  test('several lists for one place become one, each with its label as the group', () => {
    const { content, left } = made(
      'restaurant-menu',
      'A menu. Starters: Soup 5, Salad 6. Mains: Steak 20, Fish 18.',
    )
    expect(left).toEqual([])
    expect(content).toContain("name: 'Soup', price: '5', course: 'Starters', value: 5")
    expect(content).toContain("name: 'Fish', price: '18', course: 'Mains', value: 18")
  })
})

describe('beside what a person gave nothing tells of another case', () => {
  const PROMPT =
    'A landing page for a dog groomer in Leeds called Wag & Wash. Services: full groom £45, bath £25.'

  test('its own words are the title, and sums have its currency', () => {
    const { content, said } = made('landing', PROMPT)
    expect(content).toContain("title: 'Dog groomer in Leeds'")
    expect(content).toContain("currency: '£'")
    expect(said).toContain('“Dog groomer in Leeds”')
  })

  test('samples and texts of the case leave, and what left is said', () => {
    const { content, said, emptied } = made('landing', PROMPT)
    expect(content).toMatch(/steps: \[\] as .*questions: \[\] as /s)
    for (const text of ['Utrecht', '030 555', 'Lombok']) expect(content).not.toContain(text)
    expect(emptied).toEqual(['steps', 'questions', 'hours'])
    expect(said).toContain('Left empty, as nothing was read: the steps; the questions; the hours.')
  })

  test('a request that gives nothing has the sample as it is', () => {
    expect(made('landing', 'A landing page').content).toContain('We move your flat by bike')
  })

  test('inputs that were given empty no basket', () => {
    expect(made('checkout', 'A checkout with fields name, street').emptied).toEqual([])
  })

  test.each(Object.keys(index))('%s: every place that is said to tell of its case can be emptied', id => {
    const before = made(id, 'x').content
    const { content } = made(id, 'A page for a mill called Old Mill')
    for (const place of index[id]?.tells?.split(', ') ?? [])
      expect(valueAt(content, place), place).not.toEqual(valueAt(before, place))
  })
})

/** What is in a place of a content. */
function valueAt(code: string, place: string): unknown {
  const { code: script } = transformSync(code, { loader: 'ts', format: 'cjs' })
  const module: { exports: { content?: unknown } } = { exports: {} }
  new Function('module', script)(module)
  const { content } = module.exports
  return place.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], content)
}
