import { describe, expect, test } from 'vitest'
import { listElements, positionOf } from '#shared/edits/elements.ts'
import { parseCode } from '#shared/edits/syntax.ts'
import { readToken } from '#shared/edits/theme-tokens.ts'
import { carryOut } from '#tests/server/designer/carry-out.ts'
import { ask, made } from '#tests/server/designer/made.ts'

const bakery = made('Landing page for a sourdough bakery called Halden')
const heroText = /<h1[^>]*>\s*([^<]*?)\s*<\/h1>/.exec(bakery.code('components/hero.tsx'))?.[1] ?? ''

describe('change a text', () => {
  test.each([
    'change the headline to "Bread worth waking up for"',
    'Change the headline to Bread worth waking up for.',
    'make the title say “Bread worth waking up for”',
    'make the headline "Bread worth waking up for"',
    `replace '${heroText.replace(/\s+/g, ' ')}' with 'Bread worth waking up for'`,
  ])('%s', instruction => {
    const { code, touched } = bakery.after(instruction)
    expect(touched).toEqual(['update components/hero.tsx'])
    expect(code('components/hero.tsx').replace('Bread worth waking up for', heroText)).toBe(
      bakery.code('components/hero.tsx'),
    )
  })
  test('a button by its words, everywhere it stands', () => {
    const { now, touched } = bakery.after("rename the button 'Reserve a loaf' to 'Order now'")
    expect(touched.every(change => change.startsWith('update components/'))).toBe(true)
    expect(now.some(file => file.code.includes('Reserve a loaf'))).toBe(false)
  })
  test('words without quotes, where they stand on the page just so', () => {
    const { code, touched } = bakery.after('change seeded rye to dark rye')
    expect(touched).toEqual(['update data/list.ts'])
    expect(code('data/list.ts')).toBe(bakery.code('data/list.ts').replace('"Seeded rye"', '"Dark rye"'))
    expect(bakery.after('change the weather to sunny').touched).toEqual([])
  })
  test('a text in data', () => {
    const { code } = bakery.after("replace 'Seeded rye' with 'Dark rye'")
    expect(code('data/list.ts')).toBe(bakery.code('data/list.ts').replace('"Seeded rye"', '"Dark rye"'))
  })
  test('of the selected element', () => {
    const file = 'components/faq.tsx'
    const heading = listElements(parseCode(bakery.code(file)).tree!).find(each => each.tag === 'h2')!
    const { code, touched } = bakery.after('change this to Ask us', {
      file,
      ...positionOf(heading),
      path: null,
    })
    expect(touched).toEqual([`update ${file}`])
    expect(code(file)).toBe(bakery.code(file).replace('Good to know', 'Ask us'))
  })
  test('what is not there is said, and nothing changes', () => {
    const { turn, touched } = bakery.after("replace 'Pretzels' with 'Rolls'")
    expect(touched).toEqual([])
    expect(turn.closing).toContain('“Pretzels”')
  })
})

describe('change a colour', () => {
  test.each([
    ['make it green', '#16803c'],
    ['make the primary colour #0a7', '#0a7'],
    ['use teal', '#008080'],
  ])('%s', (instruction, hex) => {
    const { code, touched } = bakery.after(instruction)
    expect(touched).toEqual(['update theme.css'])
    expect(readToken(code('theme.css'), '--primary', 'light')).toBe(hex)
    expect(readToken(code('theme.css'), '--background', 'light')).toBe(
      readToken(bakery.code('theme.css'), '--background', 'light'),
    )
  })
  test('one button only', () => {
    const { turn, touched, code } = bakery.after('make the button red')
    expect(touched).toEqual(['update components/hero.tsx'])
    expect(code('components/hero.tsx').match(/bg-\[#d22630\]/g)?.length).toBe(1)
    expect(turn.calls.length).toBe(1)
  })
  test('one part only', () => {
    const { touched, code } = bakery.after('Make the header blue')
    expect(touched).toEqual(['update components/site-header.tsx'])
    expect(code('components/site-header.tsx')).toContain('[--background:#2563eb]')
  })
  test('the background', () => {
    const { touched, code } = bakery.after('white background')
    expect(touched).toEqual(['update theme.css'])
    expect(readToken(code('theme.css'), '--background', 'light')).toBe('#ffffff')
  })
})

describe('dark theme', () => {
  test('dark, and back to the same bytes', () => {
    const dark = bakery.after('use dark mode')
    expect(dark.touched).toEqual(['update theme.css'])
    expect(dark.turn.calls.every(call => call.tool === 'edit_file')).toBe(true)
    expect(dark.code('theme.css')).toContain(':root:not(.light),\n.dark {')
    const turn = ask('use the light theme', dark.now, ['Landing page for a sourdough bakery called Halden'])
    const back = carryOut(dark.now, turn.calls).find(file => file.name === 'theme.css')?.code ?? ''
    expect(back.replace(/\n {2}--radius: [^;]+;(?=\n {2}color-scheme: dark)/, '')).toContain(
      ':root,\n.light {',
    )
  })
  test.each(['dark mode please', 'dark theme', 'make it dark'])('%s', instruction => {
    expect(bakery.after(instruction).code('theme.css')).toContain(':root:not(.light)')
  })
  test.each(['make it light', 'make it light again', 'light theme'])('%s', instruction => {
    const { code, touched } = made('Dark landing page for a database').after(instruction)
    expect(touched).toEqual(['update theme.css'])
    expect(code('theme.css')).not.toContain(':root:not(.light)')
  })
  test('light words that ask for something else', () => {
    expect(bakery.after('make it light blue').code('theme.css')).toContain(':root,')
    expect(bakery.after('make the headline lighter').touched).toEqual([])
  })
  test('with a colour, in one sentence', () => {
    const { code } = bakery.after('Use dark mode with purple accents')
    expect(code('theme.css')).toContain(':root:not(.light)')
    expect(readToken(code('theme.css'), '--primary', 'light')).toBe('#7c3aed')
  })
  test('twice says so', () => {
    const dark = bakery.after('use dark mode')
    expect(ask('use dark mode', dark.now, []).closing).toContain('dark already')
  })
})

const order = (app: string) => [...app.matchAll(/^\s+<([A-Z]\w+) \/>/gm)].map(match => match[1])

describe('add a section', () => {
  test.each([
    ['add a pricing section', 'Pricing'],
    ['add stats', 'Stats'],
    ['add a logo strip', 'Logos'],
    ['Add a gallery', 'Gallery'],
    ['include a team section with three people', 'Team'],
    ['add a contact form', 'Contact'],
    ['add a newsletter', 'Newsletter'],
    ['put an about section in', 'Story'],
  ])('%s', (instruction, component) => {
    const { code, touched } = bakery.after(instruction)
    const before = order(bakery.code('App.tsx'))
    const now = order(code('App.tsx'))
    expect(now.filter(name => name !== component)).toEqual(before)
    expect(now).toContain(component)
    expect(
      touched
        .filter(change => change.startsWith('update'))
        .every(change => /App\.tsx|navigation\.ts/.test(change)),
    ).toBe(true)
  })
  test.each([
    ['add stats after the features', 'Features', 1],
    ['add stats before the FAQ', 'Faq', -1],
    ['add a newsletter below the hero', 'Hero', 1],
  ])('%s', (instruction, neighbour, offset) => {
    const now = order(bakery.after(instruction).code('App.tsx'))
    expect(now[now.indexOf(neighbour) + offset]).toMatch(/Stats|Newsletter/)
  })
  test('one that is there is not added twice', () => {
    const { touched, turn } = bakery.after('add an FAQ')
    expect(touched).toEqual([])
    expect(turn.closing).toContain('an FAQ section already')
  })
})

describe('remove a section', () => {
  test('with its files and its link, and nothing else', () => {
    const { touched, code } = bakery.after('remove the FAQ section')
    expect(touched.sort()).toEqual([
      'delete components/faq.tsx',
      'delete data/questions.ts',
      'update App.tsx',
      'update data/navigation.ts',
    ])
    expect(code('App.tsx')).not.toContain('Faq')
    expect(
      bakery
        .code('App.tsx')
        .split('\n')
        .filter(line => !line.includes('Faq'))
        .join('\n'),
    ).toBe(code('App.tsx'))
  })
  test('a picture is not a section', () =>
    expect(bakery.after('remove the hero image').touched).toEqual(['update components/hero.tsx']))
  test('added and removed again leaves every byte as it was', () => {
    const added = bakery.after('add a gallery')
    const turn = ask('remove the gallery', added.now, ['Landing page for a sourdough bakery called Halden'])
    const now = carryOut(added.now, turn.calls)
    expect([...now].sort((a, b) => a.name.localeCompare(b.name))).toEqual(
      [...bakery.files].sort((a, b) => a.name.localeCompare(b.name)),
    )
  })
  test('a chart of a dashboard, a page of the settings', () => {
    const board = made('friendly dashboard for a gym with members and classes')
    expect(board.after('remove the activity feed').touched).toContain('delete components/feed.tsx')
    const settings = made('Settings page for a photo app')
    expect(settings.after('remove the billing section').touched).toEqual([
      'update data/sections.ts',
      'delete components/settings/billing-panel.tsx',
    ])
  })
})

describe('rename', () => {
  test.each([
    'rename it to Kornblume',
    'rename it Kornblume',
    'rename the website to Kornblume',
    'call the bakery Kornblume',
    'change the name to Kornblume',
    'rename "Halden" to "Kornblume"',
  ])('%s', instruction => {
    const { now } = bakery.after(instruction)
    expect(now.filter(file => file.code.includes('Halden'))).toEqual([])
    const back = now.map(file => ({
      ...file,
      code: file.code.replaceAll('Kornblume', 'Halden').replaceAll('kornblume', 'halden'),
    }))
    expect(back).toEqual(bakery.files)
  })
  test('an entry of the navigation', () => {
    const { code, touched } = bakery.after("rename the nav entry 'Questions' to 'Help'")
    expect(touched).toEqual(['update data/navigation.ts'])
    expect(code('data/navigation.ts')).toBe(
      bakery.code('data/navigation.ts').replace('"Questions"', '"Help"'),
    )
  })
})

describe('what it does not understand', () => {
  test.each(['increase font size on this element', 'rewrite it in Vue', 'ünïcödé ???'])('%s', instruction => {
    const { turn, touched } = bakery.after(instruction)
    expect(touched).toEqual([])
    expect(turn.calls).toEqual([])
    expect(turn.closing).toContain('A connected model')
  })
  test('several instructions: what it understands is done, the rest is said', () => {
    const { turn, code } = bakery.after('Make it teal. Add stats. Sing a song.')
    expect(readToken(code('theme.css'), '--primary', 'light')).toBe('#008080')
    expect(order(code('App.tsx'))).toContain('Stats')
    expect(turn.closing).toContain('Sing a song')
  })
})

describe('a design of somebody else', () => {
  const files = [
    {
      name: 'App.tsx',
      code: 'export default function App() {\n  return <main><h1>Hello</h1><button>Go</button></main>\n}\n',
    },
  ]
  test('a text can be changed', () => {
    expect(carryOut(files, ask("replace 'Hello' with 'Moin'", files, []).calls)[0]?.code).toBe(
      files[0]?.code.replace('Hello', 'Moin'),
    )
  })
  test('what needs our structure is refused', () => {
    for (const instruction of ['add testimonials', 'rename it to X']) {
      expect(ask(instruction, files, []).calls).toEqual([])
    }
  })
})

const WHOLE_PAGE = 'Design a sign-in page for a bank called Florin'

test('[number 6] a request for a whole page replaces nothing before it was asked', () => {
  const { touched, turn } = bakery.after(WHOLE_PAGE)
  expect(touched).toEqual([])
  expect(turn.closing).toContain('Nothing is changed')
})

test.each([`Replace this design: ${WHOLE_PAGE}`, `Start over: ${WHOLE_PAGE}`])(
  'a whole new page is made when the old one is to go: %s',
  instruction => {
    const { touched } = bakery.after(instruction)
    expect(touched).toContain('delete components/hero.tsx')
    expect(touched).toContain('create components/sign-in-form.tsx')
  },
)
