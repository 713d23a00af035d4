import { describe, expect, test } from 'vitest'
import { isEnglish, readFacts } from '#server/templates/read/read-facts.ts'
import { processorTime } from '#tests/support/processor-time.ts'

const lists = (prompt: string) =>
  readFacts(prompt).flatMap(fact =>
    fact.fact === 'list' ? [{ kind: fact.kind, entries: fact.entries }] : [],
  )
const values = (prompt: string) =>
  readFacts(prompt).flatMap(fact => ('value' in fact ? [`${fact.fact}: ${fact.value}`] : []))

describe('[24.2] of a request is read what can be read surely', () => {
  test('lists with prices, in a sentence and in lines', () => {
    const entries = [
      { name: 'Solo', price: '€9/month' },
      { name: 'Team', price: '€29/month' },
    ]
    expect(lists('Pricing:\n- Solo: €9/month\n- Team – €29/month')).toEqual([{ kind: 'items', entries }])
    expect(lists('Drinks: Espresso 2.80, Flat white (double) 3.90 and Tea 3,50.')).toEqual([
      {
        kind: 'items',
        entries: [
          { name: 'Espresso', price: '2.80' },
          { name: 'Flat white', price: '3.90', text: 'double' },
          { name: 'Tea', price: '3,50' },
        ],
      },
    ])
    expect(lists('a shop that sells mugs $18, bowls $24 and plates $32')[0]?.entries).toHaveLength(3)
  })

  test('prices in brackets are told of the section they are of; names in single quotes', () => {
    const prompt = 'Sections: our breads (Sourdough 62 kr, Rye 58 kr), opening hours, how to find us'
    expect(lists(prompt)).toEqual([
      {
        kind: 'sections',
        entries: [
          { name: 'our breads', text: 'Sourdough 62 kr, Rye 58 kr' },
          { name: 'opening hours' },
          { name: 'how to find us' },
        ],
      },
    ])
    const works = "portfolio with projects 'Salt Flats', 'Night Ferries' and 'Tin Roofs'"
    expect(lists(works)[0]?.entries.map(({ name }) => name)).toEqual([
      'Salt Flats',
      'Night Ferries',
      'Tin Roofs',
    ])
    expect(values("a page for Ada's shop and the boys' club")).toEqual([])
  })

  test('a card without bullets, plans whose price comes first, and a price before what is said of it', () => {
    expect(lists('A menu\nStarters\nSoup 5.80\nTrout 8.20\n\nMains\nRoast 15.90\nPasta (veg) 12.50')).toEqual(
      [
        {
          kind: 'items',
          entries: [
            { name: 'Soup', price: '5.80' },
            { name: 'Trout', price: '8.20' },
          ],
        },
        {
          kind: 'items',
          entries: [
            { name: 'Roast', price: '15.90' },
            { name: 'Pasta', price: '12.50', text: 'veg' },
          ],
        },
      ],
    )
    expect(lists('Plans:\n- Nest: $0, 1 account\n- Perch: $14/mo, 5 accounts, reports')[0]?.entries).toEqual([
      { name: 'Nest', price: '$0', text: '1 account' },
      { name: 'Perch', price: '$14/mo', text: '5 accounts, reports' },
    ])
    expect(lists('Projects: Woyzeck (2023, Ghent), Matilda (2022, on tour)')[0]?.entries[0]).toEqual({
      name: 'Woyzeck',
      text: '2023, Ghent',
    })
    expect(lists('Cart: socks 12.00, gel 2.50 (all sizes)')[0]?.entries).toEqual([
      { name: 'socks', price: '12.00' },
      { name: 'gel', price: '2.50', text: 'all sizes' },
    ])
  })

  test('a table drawn with bars, and a card of whole figures', () => {
    const table =
      'Our team:\n| Name | Role | City |\n|---|:--|---|\n| Ana Ruiz | Baker | Vigo |\n| Bo Lind | Till |  |'
    expect(lists(table)[0]?.entries).toEqual([
      { name: 'Ana Ruiz', text: 'Baker, Vigo' },
      { name: 'Bo Lind', text: 'Till' },
    ])
    expect(lists('Prices\nCut | short hair | 45\nBeard trim | | 20')[0]?.entries).toEqual([
      { name: 'Cut', text: 'short hair', price: '45' },
      { name: 'Beard trim', price: '20' },
    ])
    expect(lists('Barber\nCut 45\nBeard trim 20')[0]?.entries).toEqual([
      { name: 'Cut', price: '45' },
      { name: 'Beard trim', price: '20' },
    ])
    expect(lists('A table with columns: Name/Role/Last seen')[0]?.entries.map(({ name }) => name)).toEqual([
      ...['Name', 'Role', 'Last seen'],
    ])
    expect(lists(`${'| '.repeat(20_000)}\n${'|-'.repeat(20_000)}`)).toEqual([])
  })

  test('questions with their choices, and what each section of a page holds', () => {
    expect(lists('Survey:\n1) Was it clean? yes/no\n2) Would you come again?')).toEqual([
      {
        kind: 'questions',
        entries: [{ name: 'Was it clean?', text: 'yes/no' }, { name: 'Would you come again?' }],
      },
    ])
    const page =
      'Sections:\n* How it works: 1. Tell us 2. Meet three 3. Try\n* FAQ: Is it safe? / What is it?'
    expect(lists(page)).toEqual([
      { kind: 'items', entries: ['Tell us', 'Meet three', 'Try'].map(name => ({ name })) },
      { kind: 'questions', entries: ['Is it safe?', 'What is it?'].map(name => ({ name })) },
    ])
  })

  test('bullets within bullets are no sections within sections', () => {
    const deep = `Sections:\n${'- '.repeat(3_900)}FAQ: Is it safe? What is it?`
    expect(lists(deep)).toEqual([
      { kind: 'questions', entries: ['Is it safe?', 'What is it?'].map(name => ({ name })) },
    ])
  })

  test('a colour that stands alone is of the whole, and a name behind what it is the name of', () => {
    expect(values('a player with a timer. deep purple')).toEqual(['color: #7e22ce'])
    expect(values('a chart. Soft coral and navy, rounded corners')).toEqual(['color: #c2410c'])
    expect(values('a shop; red mugs, blue plates. green labels on all')).toEqual([])
    expect(values('a website for my roofing company Halvorsen Roofing in duluth')).toEqual([
      'brand: Halvorsen Roofing',
    ])
  })

  test('prices as people write them, and nothing that only looks like one', () => {
    const names = (prompt: string) =>
      lists(prompt)[0]?.entries.map(({ name, price }) => (price ? `${name} = ${price}` : name)) ?? []
    expect(names('Passes: day pass 220 Kč, month 1 450 Kč')).toEqual([
      'day pass = 220 Kč',
      'month = 1 450 Kč',
    ])
    expect(names('Cart: Kirinyaga x2 KSh 1,150; filters KSh 450. Thanks')).toEqual([
      'Kirinyaga x2 = KSh 1,150',
      'filters = KSh 450',
    ])
    expect(names('Plans:\n- Team — $29/mo — 5 seats\n- Scale — $99/mo — SSO')).toEqual([
      'Team = $29/mo',
      'Scale = $99/mo',
    ])
    expect(names('Episodes: Salt 38:55, Deck 51:20')).toEqual(['Salt 38:55', 'Deck 51:20'])
    expect(names('soap 6 лв, olive and mint 7,20 лв')).toEqual(['soap = 6 лв', 'olive and mint = 7,20 лв'])
    expect(names('Columns: Backlog / Doing / Done')).toEqual(['Backlog', 'Doing', 'Done'])
    expect(names('Opening in spring 2028: a hotel by the sea, calm')).toEqual([])
    expect(names('It shows: "No projects yet" with a button "New", calm')).toEqual([])
  })

  test('columns, fields, steps, people, times', () => {
    expect(lists('A table with columns Name, Role and Start date')[0]).toEqual({
      kind: 'columns',
      entries: [{ name: 'Name' }, { name: 'Role' }, { name: 'Start date' }],
    })
    expect(lists('Form with fields name, email; steps Account, Payment').map(({ kind }) => kind)).toEqual([
      'fields',
      'steps',
    ])
    expect(lists('Team: Ana Ruiz (baker), Tom Ek (owner)')[0]).toEqual({
      kind: 'people',
      entries: [
        { name: 'Ana Ruiz', text: 'baker' },
        { name: 'Tom Ek', text: 'owner' },
      ],
    })
    expect(lists('Schedule:\n- 10:00 Keynote\n- 11:30 Workshop')[0]).toEqual({
      kind: 'events',
      entries: [
        { name: 'Keynote', time: '10:00' },
        { name: 'Workshop', time: '11:30' },
      ],
    })
  })

  test('when something is open is read as it is written, and has no prices', () => {
    expect(lists('A bakery. Opening hours: Monday 9 - 17, Saturday and Sunday 10 - 14')).toEqual([
      { kind: 'hours', entries: [{ name: 'Monday 9 - 17' }, { name: 'Saturday and Sunday 10 - 14' }] },
    ])
    expect(lists('A shop. Hours: Mon-Fri 8-17')[0]).toEqual({
      kind: 'hours',
      entries: [{ name: 'Mon-Fri 8-17' }],
    })
    expect(lists('A bar. Happy hour: Mojito, Spritz')[0]?.kind).toBe('items')
  })

  test('what is counted in one line is a list, and a date is not', () => {
    expect(lists('Onboarding: 1. Pick a day 2. Tell us your name 3. Pay')[0]?.entries).toEqual([
      { name: 'Pick a day' },
      { name: 'Tell us your name' },
      { name: 'Pay' },
    ])
    expect(lists('A fair on 14. June for version 1. It has 2. more')).toEqual([])
  })

  test('several lists in a sentence, in brackets, behind their noun, and questions', () => {
    const names = (prompt: string) =>
      readFacts(prompt).flatMap(fact =>
        fact.fact === 'list' ? [`${fact.label}: ${fact.entries.map(({ name }) => name).join(', ')}`] : [],
      )
    expect(
      names('A site with hero, features: a, b; how it works: c, d; goal €2, rewards: pin €1, cup €4'),
    ).toEqual(['features: a, b', 'how it works: c, d', 'rewards: pin, cup'])
    expect(names('A wallet with recent payments (Rent, Gym, Tea)')).toEqual([
      'recent payments: Rent, Gym, Tea',
    ])
    expect(names('An email client with folders Inbox, Sent, Drafts and a search')).toEqual([
      'folders: Inbox, Sent, Drafts',
    ])
    expect(names('People: Dr. Lena Vogt, St. John')).toEqual(['People: Dr. Lena Vogt, St. John'])
    expect(names('A lamp. FAQ: Is it bright? Does it dim? Made by hand.')).toEqual([
      'FAQ: Is it bright?, Does it dim?',
    ])
  })

  test('what a quoted text behind the subject is, and colours of things', () => {
    expect(values('Delete dialog: "Delete it?" with a button "No"')).toEqual([
      'title: Delete it?',
      'quoted: No',
    ])
    expect(values('A lamp, colours oak, walnut, black')).toEqual([])
  })

  test('brand, title, quoted texts, colour and dark', () => {
    expect(
      values(
        'A page for a bakery called Brot & Stein. Headline "Bread, slowly", a button "Order". Green theme.',
      ),
    ).toEqual(['title: Bread, slowly', 'quoted: Order', 'brand: Brot & Stein', 'color: #15803d'])
    expect(values('A page for Blue Harbor Ceramics')).toEqual(['brand: Blue Harbor Ceramics'])
    expect(readFacts('in dark mode')).toMatchObject([{ fact: 'dark' }])
  })

  test('nothing where nothing was given', () => {
    expect(readFacts('a landing page for a bakery with a green hill in the picture')).toEqual([])
    expect(readFacts('')).toEqual([])
  })

  test('another language than English is known', () => {
    expect(isEnglish('Eine Seite für eine Bäckerei mit Preisen und Öffnungszeiten')).toBe(false)
    expect(isEnglish('ベーカリーのページ')).toBe(false)
    expect(isEnglish('A page for a bakery with prices and opening hours')).toBe(true)
  })
})

describe('[24.6] no text holds the reader', () => {
  const pieces = [
    '"',
    '“',
    'change the "',
    '1. x\n',
    '. 1. a ',
    'Opening hours: ',
    'a, ',
    ': ',
    'for A ',
    '$1 ',
    '(',
    'called A ',
    '- ',
    '\n',
  ]
  const texts = [
    ...pieces.map(piece => piece.repeat(Math.ceil(50_000 / piece.length))),
    ...['A', '9', ' ', 'a-', "A'", 'é', '9.9', '#', 'dark ', 'with columns '].map(piece =>
      piece.repeat(Math.ceil(50_000 / piece.length)),
    ),
  ]

  test.each(texts.map(text => [JSON.stringify(text.slice(0, 12)), text]))('%s …', (_, text) => {
    readFacts(text)
    expect(processorTime(() => readFacts(text))).toBeLessThan(50)
  })
})
