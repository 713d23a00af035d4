import { describe, expect, test } from 'vitest'
import { type ActInput, actSchema } from '#shared/acts/act.ts'
import { perform } from '#shared/acts/perform.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { textEdits } from '#shared/edits/operations/text-edits.ts'

const THEME = `:root {
  --radius: 0.5rem;
  --background: #ffffff;
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
  lead: 'Overhaal moves your flat, Overhaal cares',
  mail: 'hi@Overhaal.nl',
  plans: [
    { name: 'Solo', price: '€6', note: 'for one' },
    { name: 'Team', price: '€24' },
  ],
  places: ['Lombok', 'Zuilen'],
  counts: [{ label: 'Bikes', value: 5 }],
}
`
const APP = `import { content } from './content'

export default function App() {
  return (
    <main className="p-4">
      <nav aria-label="Overhaal">{content.brand}</nav>
      <ul>
        {content.plans.map(plan => (
          <li key={plan.name}>
            {plan.name} {plan.price}
          </li>
        ))}
      </ul>
      {content.places.filter(Boolean).map(place => <b key={place}>{place}</b>)}
      <button>Order</button>
    </main>
  )
}
`
const FILES: SourceFile[] = [
  { name: 'App.tsx', code: APP },
  { name: 'content.ts', code: CONTENT },
  { name: 'theme.css', code: THEME },
]

/** The changed files by name, or why nothing changed. */
function done(act: ActInput, files = FILES): Record<string, string> | string {
  const made = perform(files, actSchema.parse(act))
  if (!made.ok) return made.reason
  for (const file of files) if (!made.changed.includes(file.name)) expect(made.files).toContainEqual(file)
  return Object.fromEntries(
    made.files.filter(({ name }) => made.changed.includes(name)).map(f => [f.name, f.code]),
  )
}
const theme = (...swaps: [string, string][]) => ({ 'theme.css': swapped(THEME, swaps) })
const content = (...swaps: [string, string][]) => ({ 'content.ts': swapped(CONTENT, swaps) })
const swapped = (text: string, swaps: [string, string][]) =>
  swaps.reduce((code, [from, to]) => code.replace(from, () => to), text)

describe('[24.3] theme', () => {
  test('the dark side is shown, and the light one again, to the byte', () => {
    const dark = done({ act: 'setTheme', scheme: 'dark' })
    expect(dark).toEqual(
      theme(
        ['\n.dark {', '\n:root:not(.light),\n.dark {'],
        ['@theme', '@custom-variant dark (&:not(.light *));\n\n@theme'],
      ),
    )
    const files = [{ name: 'theme.css', code: (dark as Record<string, string>)['theme.css'] ?? '' }]
    expect(done({ act: 'setTheme', scheme: 'light' }, files)).toEqual({ 'theme.css': THEME })
    expect(done({ act: 'setTheme', scheme: 'light' })).toBe('It is like that already.')
  })
  test('main colour, typeface, corners, density', () => {
    expect(done({ act: 'setTheme', color: 'navy' })).toMatchObject({
      'theme.css': expect.stringContaining('--primary: #000080'),
    })
    expect(done({ act: 'setTheme', font: 'lora' })).toEqual(
      theme(['"Geist", Arial, sans-serif', '"Lora", Georgia, serif']),
    )
    expect(done({ act: 'setTheme', radius: 0 })).toEqual(theme(['0.5rem', '0rem']))
    expect(done({ act: 'setTheme', density: 'compact' })).toMatchObject({
      'theme.css': expect.stringContaining('--spacing: 0.21rem'),
    })
    expect(done({ act: 'setTheme', font: 'Comic Sans' })).toContain('is not here')
    expect(done({ act: 'setTheme', color: 'red' }, FILES.slice(0, 2))).toContain('has no theme')
  })
})

describe('[24.3] texts of the whole design', () => {
  test('a brand is renamed where people read it', () => {
    expect(done({ act: 'renameBrand', from: 'Overhaal', to: 'Bigmove' })).toEqual({
      'App.tsx': APP.replace('aria-label="Overhaal"', 'aria-label="Bigmove"'),
      ...content(
        ["'Overhaal'", "'Bigmove'"],
        ["'Overhaal moves", "'Bigmove moves"],
        [', Overhaal', ', Bigmove'],
      ),
    })
  })
  test('a text is replaced where it stands once', () => {
    expect(done({ act: 'replaceText', from: '€24', to: '€30' })).toEqual(content(['€24', '€30']))
    expect(done({ act: 'replaceText', from: 'Order', to: 'Buy' })).toEqual({
      'App.tsx': APP.replace('>Order<', '>Buy<'),
    })
    expect(done({ act: 'replaceText', from: 'for one', to: 'for 1' })).toEqual(content(['for one', 'for 1']))
    expect(done({ act: 'replaceText', from: 'Overhaal', to: 'X' })).toContain('stands in 4 places')
    expect(done({ act: 'replaceText', from: 'Ove', to: 'X' })).toContain('does not stand')
  })
})

describe('[24.3] lists', () => {
  const li = { file: 'App.tsx', at: { path: 'App:0.1.0' } }
  test('one of a list is removed, doubled and moved in its data', () => {
    expect(done({ act: 'remove', ...li, item: 1 })).toEqual(
      content(["    { name: 'Team', price: '€24' },\n", '']),
    )
    expect(done({ act: 'remove', ...li, was: 'Team €24' })).toEqual(
      content(["    { name: 'Team', price: '€24' },\n", '']),
    )
    expect(done({ act: 'duplicate', ...li, item: 1 })).toMatchObject({
      'content.ts': expect.stringContaining(
        "{ name: 'Team', price: '€24' },\n    { name: 'Team', price: '€24' },\n",
      ),
    })
    expect(done({ act: 'move', ...li, item: 1, to: 'up' })).toMatchObject({
      'content.ts': expect.stringContaining(
        "    { name: 'Team', price: '€24' },\n    { name: 'Solo', price: '€6', note: 'for one' },\n",
      ),
    })
    expect(done({ act: 'remove', ...li })).toContain('which entry is meant')
    expect(done({ act: 'remove', ...li, by: 'hide' })).toContain('would hide all')
    expect(done({ act: 'remove', file: 'App.tsx', at: { path: 'App:0.2' }, item: 0 })).toContain(
      'worked out by the code',
    )
  })
  test('an entry is added as the others are, and nothing is invented', () => {
    const list = { act: 'addItem', file: 'content.ts' } as const
    expect(done({ ...list, list: 'content.plans', item: { name: 'Firm', price: '€90' } })).toEqual(
      content(["price: '€24' },", "price: '€24' },\n    { name: 'Firm', price: '€90' },"]),
    )
    expect(done({ ...list, list: 'content.places', item: "'s Gravesande", index: 0 })).toEqual(
      content(["'Lombok'", "'\\'s Gravesande', 'Lombok'"]),
    )
    expect(done({ ...list, list: 'content.counts', item: 'Riders' })).toContain('needs its value')
    expect(done({ ...list, list: 'content.none', item: 'x' })).toContain('not written in the code')
    expect(done({ act: 'removeItem', file: 'content.ts', list: 'content.places', index: 0 })).toEqual(
      content(["'Lombok', ", '']),
    )
  })
})

test('[24.3] a part is put into a folder of its own, with the tokens that the design lacks', () => {
  const part = {
    name: 'nav-bar',
    files: [
      {
        name: 'App.tsx',
        code: 'import { content } from \'./content\'\nexport default function App() { return <b className="text-rain">{content.a}</b> }\n',
      },
      { name: 'content.ts', code: "export const content = { a: 'A' }\n" },
      { name: 'theme.css', code: ':root {\n  --primary: #000000;\n  --rain: #123456;\n}\n' },
    ],
  }
  const made = done({ act: 'insertPart', file: 'App.tsx', at: { path: 'App:0.1' }, place: 'before', part })
  expect(made).toEqual({
    'App.tsx': swapped(APP, [
      ["'./content'\n", "'./content'\nimport NavBar from './components/nav-bar/App'\n"],
      ['      <ul>', '      <NavBar />\n      <ul>'],
    ]),
    'components/nav-bar/App.tsx': part.files[0]?.code,
    'components/nav-bar/content.ts': part.files[1]?.code,
    ...theme([
      '  --primary-foreground: #ffffff;\n',
      '  --primary-foreground: #ffffff;\n  --rain: #123456;\n',
    ]),
  })
})

test('[24.3] every act is undone by the textual inverse of its edits', () => {
  const acts: ActInput[] = [
    { act: 'renameBrand', from: 'Overhaal', to: 'B' },
    { act: 'setTheme', color: 'teal', radius: 12, density: 'roomy', scheme: 'dark' },
    { act: 'remove', file: 'App.tsx', at: { path: 'App:0.1' } },
    { act: 'move', file: 'App.tsx', at: { path: 'App:0.0' }, to: 'last' },
    { act: 'setColor', file: 'App.tsx', at: { path: 'App:0' }, of: 'background', color: 'muted' },
  ]
  for (const act of acts)
    for (const [name, code] of Object.entries(done(act) as Record<string, string>)) {
      const before = FILES.find(file => file.name === name)?.code ?? ''
      const edits = textEdits(before, code)
      let [at, back] = [0, '']
      let shift = 0
      for (const edit of edits) {
        back += code.slice(at, edit.at + shift) + before.slice(edit.at, edit.at + edit.remove)
        at = edit.at + shift + edit.insert.length
        shift += edit.insert.length - edit.remove
      }
      expect(back + code.slice(at)).toBe(before)
    }
})
