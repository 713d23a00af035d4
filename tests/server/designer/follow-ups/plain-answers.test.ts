import { describe, expect, test } from 'vitest'
import { isGoingBack, isGoingOn, startsOver } from '#server/designer/new-page.ts'
import { respond } from '#server/designer/respond.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { carryOut } from '#tests/server/designer/carry-out.ts'
import { ask, made } from '#tests/server/designer/made.ts'

const PROMPT = 'Landing page for a bakery called Halden'
const bakery = made(PROMPT)

describe('colour of one thing', () => {
  test.each(['make the headline green', 'change the headline colour to green', 'make the title green'])(
    '%s',
    instruction => {
      const { touched, code } = bakery.after(instruction)
      expect(touched).toEqual(['update components/hero.tsx'])
      expect(code('components/hero.tsx')).toMatch(/<h1\s[^>]*text-\[#16803c\]/)
    },
  )
  test('a second colour takes the place of the first', () => {
    for (const thing of ['headline', 'button']) {
      const green = bakery.after(`make the ${thing} green`).now
      const red = carryOut(green, ask(`make the ${thing} red`, green, [PROMPT]).calls)
      const hero = red.find(file => file.name === 'components/hero.tsx')?.code
      expect(hero).toContain('#d22630')
      expect(hero).not.toContain('#16803c')
    }
  })
  test('a part that is not there colours nothing else', () => {
    expect(bakery.after('make the pricing section green').touched).toEqual([])
  })
  test('the links alone', () => {
    const { touched } = bakery.after('make the links green')
    expect(touched).not.toContain('update theme.css')
    expect(touched.length).toBeGreaterThan(0)
  })
})

describe('people', () => {
  test.each([
    ['Add a section about our teachers', 'Teacher'],
    ['add a section for the doctors', 'Doctor'],
    ['add our staff', 'role'],
    ['add the crew', 'role'],
    ['add a people section', 'role'],
  ])('%s', (instruction, role) => {
    const { code } = bakery.after(instruction)
    expect(code('App.tsx')).toContain('<Team />')
    expect(code('data/team.ts')).toContain(role)
  })
  test('a section for them is still that section', () => {
    expect(bakery.after('add a gallery for our teachers').code('App.tsx')).toContain('<Gallery />')
  })
})

describe('undo by words', () => {
  const green = bakery.after('make the headline green').now
  const request = { ...{ files: green, before: bakery.files, history: [PROMPT], selection: null } }
  const back = (instruction: string, before: typeof green | null = bakery.files) =>
    respond({ ...request, instruction, before, config: DEFAULT_CONFIG, isDarkMode: false })
  test.each([
    'undo',
    'go back',
    'Undo the last change.',
    'go back to the previous version',
    'revert that',
    'no, undo that please',
    'I don’t like it, change it back',
    'put it back the way it was',
  ])('“%s” gives every byte of the files before', instruction => {
    expect(carryOut(green, back(instruction).calls)).toEqual(bakery.files)
  })
  test('with nothing before it says so and changes nothing', () => {
    expect(back('undo', null)).toMatchObject({ calls: [] })
    expect(back('undo', null).closing).toContain('Versions brings any earlier version back.')
    expect(ask('undo', [], []).calls).toEqual([])
  })
  test('back to a colour, to a version by number and moving a thing back are no undo', () => {
    for (const instruction of ['change it back to blue', 'go back to version 2', 'move the FAQ back up'])
      expect(isGoingBack(instruction)).toBe(false)
    expect(back('go back to version 2').closing).toBe('Open Versions: it brings any earlier version back.')
  })
})

describe('continue', () => {
  test('where nothing was made yet, the request before is answered again', () => {
    expect(ask('continue', [], [PROMPT, 'go on']).calls).toEqual(ask(PROMPT, [], []).calls)
  })
  test('with nothing before, it asks what to make', () => {
    expect(ask('continue', [], [])).toMatchObject({ calls: [] })
    expect(ask('go on', [], []).closing).toContain('What shall I make?')
  })
  test('on a design that is done it changes nothing', () => {
    expect(bakery.after('continue').touched).toEqual([])
    expect(isGoingOn('continue the list of loaves')).toBe(false)
  })
})

describe('a whole new request in a finished design', () => {
  test('makes that page where the old one is to go', () => {
    const { touched, turn } = bakery.after(
      'Replace this design: A dashboard for a coffee roastery with orders and low stock',
    )
    expect(touched).toContain('create data/orders.ts')
    expect(turn.closing).toMatch(/^Done: a dashboard/)
  })
  test('and what follows is read against that page', () => {
    const second = 'A landing page for a gym called Iron'
    const files = bakery.after(second).now
    const turn = ask('add a gallery', files, [PROMPT, second])
    const alone = ask('add a gallery', files, [second])
    expect(turn).toEqual(alone)
  })
  test.each([
    ['I need a pricing page for Tally', true],
    ['Landing page for a gym', true],
    ['Make a settings page for a photo app', true],
    ['make the page better for mobile', false],
    ['add a contact form for guests', false],
    ['A dashboard with orders and low stock', true],
    ['I need a contact form with a name and an address', false],
    ['white background', false],
    ['a button with more colour', false],
    ['change the page title to A page for Rye', false],
  ])('%s: %s', (instruction, expected) => expect(startsOver(instruction)).toBe(expected))
})

describe('what it did not understand', () => {
  test('takes three lines at most, with examples that can be done on this very page', () => {
    const { closing } = bakery.after('Sing').turn
    expect(closing.split('\n').length).toBeLessThanOrEqual(3)
    const examples = [...closing.matchAll(/“([^”]+)”/g)].map(found => found[1] ?? '').slice(1)
    expect(examples.length).toBeGreaterThanOrEqual(3)
    for (const example of examples) expect(bakery.after(example).touched).not.toEqual([])
    expect(closing).toContain('A connected model')
    expect(closing).not.toContain('MODEL_BEST')
  })
  test('does not speak of models twice', () => {
    expect(ask('Dance', bakery.files, [PROMPT, 'Sing']).closing).not.toContain('A connected model')
    expect(ask('Dance', bakery.files, [PROMPT, 'make it green']).closing).toContain('A connected model')
  })
})
