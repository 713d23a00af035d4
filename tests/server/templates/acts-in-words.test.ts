import { describe, expect, test } from 'vitest'
import { readActs } from '#server/templates/acts-in-words/read-acts.ts'
import { isUndo, isWholePage } from '#server/templates/acts-in-words/requests.ts'
import type { SourceFile } from '#shared/artifacts.ts'

const THEME = `:root {
  --radius: 0.5rem;
  --background: #ffffff;
  --muted: #eeeeee;
  --primary: #b45309;
  --primary-foreground: #ffffff;
}
.dark {
  --background: #111111;
  --primary: #f59e0b;
  --primary-foreground: #111111;
}
@theme inline {
  --font-sans: "Geist", Arial, sans-serif;
}
`
const CONTENT = `export const content = {
  brand: 'Overhaal',
  hero: { title: 'We move your flat', lead: 'Overhaal rides all day' },
  plans: [
    { name: 'Solo', price: '€6', note: 'for one' },
    { name: 'Team', price: '€24' },
  ],
  places: ['Lombok', 'Zuilen'],
}
`
const APP = `import { Hero } from './hero'
import { Plans } from './plans'
import { content } from './content'

export default function App() {
  return (
    <main className="flex flex-col">
      <Hero />
      <Plans />
      <footer className="p-4">
        <a href="#top">Imprint</a>
        <span>{content.brand}</span>
      </footer>
    </main>
  )
}
`
const HERO = `import { content } from './content'
import { Button } from '@/components/ui/button'

export function Hero() {
  return (
    <section className="p-8">
      <b>{content.brand}</b>
      <h1 className="text-4xl">{content.hero.title}</h1>
      <p>{content.hero.lead}</p>
      <Button>Book a table</Button>
      <Button variant="outline">Read more</Button>
    </section>
  )
}
`
const PLANS = `import { content } from './content'

export function Plans() {
  return (
    <section id="prices" className="p-8">
      <h2>What it costs</h2>
      <ul>
        {content.plans.map(plan => (
          <li key={plan.name}>
            <h3>{plan.name}</h3>
            <em>{plan.price}</em>
            {plan.note ? <p>{plan.note}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
`
const FILES: SourceFile[] = [
  { name: 'App.tsx', code: APP },
  { name: 'hero.tsx', code: HERO },
  { name: 'plans.tsx', code: PLANS },
  { name: 'content.ts', code: CONTENT },
  { name: 'theme.css', code: THEME },
]
const swapped = (name: string, ...swaps: [string, string][]) => ({
  [name]: swaps.reduce(
    (code, [from, to]) => code.replace(from, () => to),
    FILES.find(file => file.name === name)?.code ?? '',
  ),
})

/** The files that a sentence changed, or what is offered instead. */
function changedBy(sentence: string): Record<string, string> | string[] {
  const reading = readActs(sentence, FILES, null)
  if (!('acts' in reading)) return reading.nearest
  expect(reading.said).toHaveLength(reading.acts.length)
  return Object.fromEntries(
    reading.files.filter((file, at) => file.code !== FILES[at]?.code).map(({ name, code }) => [name, code]),
  )
}

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

describe('[24.3] words in any order mean an act where each plays a part on this page', () => {
  test.each<[string, Record<string, string>]>([
    ['Team costs 30 euros now', swapped('content.ts', ['€24', '€30'])],
    ['set Team to €30', swapped('content.ts', ['€24', '€30'])],
    ['team is €30', swapped('content.ts', ['€24', '€30'])],
    ['it is €7, not €6', swapped('content.ts', ['€6', '€7'])],
    ['€6 should be €7', swapped('content.ts', ['€6', '€7'])],
    [
      "we don't need Solo any longer",
      swapped('content.ts', ["{ name: 'Solo', price: '€6', note: 'for one' },\n    ", '']),
    ],
    ['Lombok can go', swapped('content.ts', ["['Lombok', 'Zuilen']", "['Zuilen']"])],
    ['please write “Legal” instead of Imprint', swapped('App.tsx', ['>Imprint<', '>Legal<'])],
    ['Solo should be called Single', swapped('content.ts', ["'Solo'", "'Single'"])],
    [
      "there's also a plan Firm for €90",
      swapped('content.ts', ["price: '€24' },", "price: '€24' },\n    { name: 'Firm', price: '€90' },"]),
    ],
    ['one more place, Oog in Al', swapped('content.ts', ["'Zuilen']", "'Zuilen', 'Oog in Al']"])],
    ['instead of Imprint it should say Legal notice', swapped('App.tsx', ['>Imprint<', '>Legal notice<'])],
    [
      'Team should come first',
      swapped(
        'content.ts',
        ["{ name: 'Solo', price: '€6', note: 'for one' }", 'SOLO'],
        ["{ name: 'Team', price: '€24' }", "{ name: 'Solo', price: '€6', note: 'for one' }"],
        ['SOLO', "{ name: 'Team', price: '€24' }"],
      ),
    ],
    ['put dark mode on', { 'theme.css': expect.stringContaining(':root:not(.light)') as unknown as string }],
    ['rounder corners everywhere please', swapped('theme.css', ['--radius: 0.5rem', '--radius: 0.875rem'])],
    ['our colour is #14532d', { 'theme.css': expect.stringContaining('#14532d') as unknown as string }],
  ])('%s', (sentence, files) => {
    expect(changedBy(sentence)).toEqual(files)
  })

  test.each([
    'Team costs too much',
    "don't remove Solo",
    'remove Solo and the zebra',
    'Solo and Team are 30 euros',
    'is Team 30 euros?  why',
    'if it rains Team costs 30 euros',
    'all plans cost 30 euros',
    '30',
    'Overhaal rides is called Bigmove',
    'the best plan should be Team',
    'sort the plans by price',
    'make it 30 % better',
    'Team was 24 and Solo was 6',
    'the logo should be rounder',
    'Imprint should be Red',
    'Solo should say what it costs',
    'swap the heading and Imprint',
  ])('not sure, so nothing changes: %s', sentence => {
    expect(changedBy(sentence)).toBeInstanceOf(Array)
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
    'Change the heading to "X"',
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
        // A pause of the machine is not the reader's: what is slow is slow again.
        const times = [1, 2, 3].map(() => {
          const started = performance.now()
          isUndo(cut)
          isWholePage(cut)
          readActs(cut, FILES, null)
          return performance.now() - started
        })
        expect(Math.min(...times), JSON.stringify(cut.slice(0, 40))).toBeLessThan(50)
      }
    }
})
