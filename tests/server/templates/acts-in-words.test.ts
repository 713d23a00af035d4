import { describe, expect, test } from 'vitest'
import { readActs } from '#server/templates/acts-in-words/read-acts.ts'
import { isUndo, isWholePage } from '#server/templates/acts-in-words/requests.ts'
import { processorTime } from '#tests/support/processor-time.ts'
import { APP, changedBy, FILES, swapped } from './page-of-acts.ts'

describe('[24.3] a sentence that surely means one act is carried out', () => {
  test.each<[string, Record<string, string>]>([
    ['Change "Book a table" to "Reserve"', swapped('hero.tsx', ['>Book a table<', '>Reserve<'])],
    [
      'please change the “Book a table” button to “Reserve”.',
      swapped('hero.tsx', ['>Book a table<', '>Reserve<']),
    ],
    ['Replace Read more with "Our menu"', swapped('hero.tsx', ['>Read more<', '>Our menu<'])],
    [
      'Change the main heading to "We\'re moving"',
      swapped('content.ts', ["'We move your flat'", "'We\\'re moving'"]),
    ],
    ['Could you set the price of Team to €30', swapped('content.ts', ['€24', '€30'])],
    ["Change Solo's price to €7", swapped('content.ts', ['€6', '€7'])],
    ['Change Read more to Our Menu', swapped('hero.tsx', ['>Read more<', '>Our Menu<'])],
    ['change €6 to €7', swapped('content.ts', ['€6', '€7'])],
    ['Change the heading to "X"', swapped('content.ts', ["'We move your flat'", "'X'"])],
    ['Rename Team to Crew', swapped('content.ts', ["'Team'", "'Crew'"])],
    [
      'Rename the brand to Bigmove',
      swapped('content.ts', ["'Overhaal'", "'Bigmove'"], ['Overhaal rides', 'Bigmove rides']),
    ],
    ['Make the main heading bigger', swapped('hero.tsx', ['text-4xl', 'text-5xl'])],
    ['make "Book a table" red', swapped('hero.tsx', ['<Button>', '<Button className="text-[red]">'])],
    [
      'Make the "Book a table" button red',
      swapped('hero.tsx', ['<Button>', '<Button className="bg-[red]">']),
    ],
    ['Change the background of the footer to #222222', swapped('App.tsx', ['"p-4"', '"p-4 bg-[#222222]"'])],
    ['Give the footer a muted background', swapped('App.tsx', ['"p-4"', '"p-4 bg-muted"'])],
    ['center the main heading', swapped('hero.tsx', ['text-4xl', 'text-4xl text-center'])],
    [
      'Remove the footer',
      swapped('App.tsx', [APP.slice(APP.indexOf('      <footer'), APP.indexOf('    </main>')), '']),
    ],
    ['remove the link in the footer', swapped('App.tsx', ['        <a href="#top">Imprint</a>\n', ''])],
    ['Delete "Team"', swapped('content.ts', ["    { name: 'Team', price: '€24' },\n", ''])],
    ['Hide the button "Read more"', swapped('hero.tsx', ['"outline"', '"outline" hidden'])],
    [
      'Move the section "What it costs" up',
      swapped('App.tsx', ['<Hero />\n      <Plans />', '<Plans />\n      <Hero />']),
    ],
    [
      'move the prices section above the section "We move your flat"',
      swapped('App.tsx', ['      <Hero />\n      <Plans />', '      <Plans />\n      <Hero />']),
    ],
    [
      'Swap "Book a table" and "Read more"',
      swapped(
        'hero.tsx',
        ['<Button>Book a table</Button>', 'ONE'],
        ['<Button variant="outline">Read more</Button>', '<Button>Book a table</Button>'],
        ['ONE', '<Button variant="outline">Read more</Button>'],
      ),
    ],
    ['Link "Imprint" to /imprint', swapped('App.tsx', ['#top', '/imprint'])],
    [
      'Add a plan called "Firm" for €90',
      swapped('content.ts', ["price: '€24' },", "price: '€24' },\n    { name: 'Firm', price: '€90' },"]),
    ],
    ['add "Oog in Al" to the places', swapped('content.ts', ["'Zuilen'", "'Zuilen', 'Oog in Al'"])],
    ['Use the font Lora', swapped('theme.css', ['"Geist", Arial, sans-serif', '"Lora", Georgia, serif'])],
    ['Make the corners square', swapped('theme.css', ['0.5rem', '0rem'])],
    [
      'Change "Imprint" to "Legal" and make the main heading smaller',
      { ...swapped('App.tsx', ['Imprint', 'Legal']), ...swapped('hero.tsx', ['text-4xl', 'text-3xl']) },
    ],
  ])('%s', (sentence, wanted) => {
    expect(changedBy(sentence)).toEqual(wanted)
  })
  test('dark by words', () => {
    for (const sentence of ['Use dark mode', 'make it dark', 'Switch to dark mode', 'make the page dark'])
      expect(changedBy(sentence)).toMatchObject({ 'theme.css': expect.stringContaining(':root:not(.light)') })
  })
  test('what is selected is "it" and "this"', () => {
    const reading = readActs('Make it bold', FILES, { file: 'plans.tsx', at: { path: 'Plans:0.0' } })
    expect(reading).toMatchObject({
      acts: [{ act: 'align', weight: 'bold' }],
      said: ['Made the h2 bold in plans.tsx.'],
    })
  })
  test('what is selected is also meant by what it is and by its text', () => {
    const selection = { file: 'plans.tsx', at: { path: 'Plans:0.0' } }
    for (const phrase of ['the text', 'the heading', 'this heading', 'its text'])
      expect(readActs(`Change ${phrase} to "Prices"`, FILES, selection)).toMatchObject({
        acts: [{ act: 'setText', text: 'Prices', file: 'plans.tsx' }],
      })
    expect(readActs('Change the button to "Prices"', FILES, selection)).toHaveProperty('nearest')
  })
  test('of several clauses it says which was not done', () => {
    expect(readActs('Change "Imprint" to "Legal"; make the button nicer', FILES, null)).toMatchObject({
      said: ['Changed “Imprint” to “Legal” in App.tsx.'],
      notDone: ['make the button nicer'],
    })
  })
})

describe('[24.3] what could mean something else changes nothing, and two acts that work here are offered', () => {
  test.each([
    'Make the button red',
    'Change the main heading to Title Case',
    'If it is dark, make the main heading red',
    'On a phone, remove the footer',
    'Make the main heading red on a phone',
    'Change "Imprint" to "Legal", but only on a phone',
    'Make the headings bigger',
    'Remove "Overhaal rides"',
    'Make "Team" red',
    'Change the main heading to something shorter',
    'Change the main heading to be more welcoming',
    'Change the heading to French',
    'Change "Book a table" to "Reserve" when it is late',
    'Add a testimonials section',
    'Add a plan called "Firm" with more storage',
    'Make it pop',
    'Translate the page into German',
    'Design a landing page for a bakery',
    'Why is the footer red?',
    'Do not remove the footer',
    'Remove the sidebar',
    '',
    'x'.repeat(3_000),
  ])('%s', sentence => {
    const nearest = changedBy(sentence)
    expect(nearest).toHaveLength(2)
    for (const each of nearest as string[]) expect(readActs(each, FILES, null)).toHaveProperty('acts')
  })
  test('by what is on the page and was spoken of', () => {
    expect(changedBy('the imprint should say something else')).toEqual([
      'Change "Imprint" to "…"',
      expect.any(String),
    ])
  })
  test('with the reason where there is one', () => {
    expect(readActs('Move the link in the footer up', FILES, null)).toMatchObject({
      reason: 'It is the first already.',
    })
  })
})

test('[24.3] undo is recognised, and nothing else is', () => {
  for (const yes of [
    'undo',
    'Undo that, please',
    'go back',
    'revert the last change',
    'Please take it back',
    'change it back to how it was',
  ])
    expect(isUndo(yes), yes).toBe(true)
  for (const no of [
    'back',
    'Undo the footer',
    'add a back button',
    'go to the page',
    'change it',
    'feedback form',
  ].slice(1))
    expect(isUndo(no), no).toBe(false)
})

test('[24.3] a whole new page is told from a change', () => {
  for (const yes of [
    'Design a landing page for a bakery',
    'a dashboard for a roastery',
    'Build me an app that tracks runs',
    'Landing page for a vet',
    'I want a calm website about tea',
  ])
    expect(isWholePage(yes), yes).toBe(true)
  for (const no of [
    'Make the page dark',
    'Add a pricing section',
    'Change the page title',
    'make a button for the page',
    'Remove the app link',
  ])
    expect(isWholePage(no), no).toBe(false)
})

test('[24.3] hostile sentences of 50,000 characters take less than 50 ms', () => {
  const pieces = [
    '"',
    '“',
    "'",
    ' to ',
    'change ',
    'make the ',
    ' and ',
    ';',
    '. ',
    ', then',
    ' of the ',
    '\n',
    'a ',
    ' ',
    '\ue0000\ue000',
    'undo ',
    'Ⅷ',
    '{',
    '\\',
  ]
  readActs('Make the footer red', FILES, null)
  for (const piece of [...pieces, ...pieces.map(each => `change "${each}" to `)])
    for (const head of ['', 'change "Book a table" to ', 'make ']) {
      const sentence = (head + piece.repeat(Math.ceil(50_000 / piece.length))).slice(0, 50_000)
      for (const cut of [sentence, sentence.slice(0, 1_000)]) {
        const took = processorTime(() => {
          isUndo(cut)
          isWholePage(cut)
          readActs(cut, FILES, null)
        })
        expect(took, JSON.stringify(cut.slice(0, 40))).toBeLessThan(50)
      }
    }
})
