import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { install } from '#scripts/install.mjs'
import { inRoot } from '#scripts/root.ts'
import { chakraFacts } from '#scripts/told/read-chakra.ts'
import { fontWeights } from '#scripts/told/read-fonts.ts'
import { grounds } from '#scripts/told/read-grounds.ts'
import { kitFacts } from '#scripts/told/read-kit.ts'
import { majorVersions } from '#scripts/told/read-versions.ts'
import { describeKit, readKit } from '#scripts/vendor/kit.ts'
import { readable } from '#server/generation/context/pictures.ts'
import { instructionParts, joined } from '#server/generation/prompt/instructions.ts'
import {
  CHAKRA_GROUPS,
  CHAKRA_PLAIN,
  FONT_WEIGHTS,
  KIT_FACTS,
  KIT_GROUNDS,
  PACKAGE_VERSIONS,
} from '#server/generation/prompt/kit-facts.ts'
import { nowTold } from '#server/generation/prompt/now.ts'
import { packagesTold, USES } from '#server/generation/prompt/packages-told.ts'
import { thisDesign } from '#server/generation/prompt/this-design.ts'
import { readFile, searchFiles } from '#server/generation/reply/look-tools.ts'
import { lastAnswered } from '#server/generation/since-answer.ts'
import { customProperties } from '#shared/compile/theme/custom-properties.ts'
import { PRESET_NAMES, PRESETS, type PresetName } from '#shared/design.ts'
import { firstLanguage } from '#shared/look.ts'
import { supportedPackage } from '#shared/packages.ts'
import { THEME_FONTS } from '#shared/theme-fonts.ts'

const told = (preset: PresetName, windowTokens = 200_000, mode: 'best' | 'agent' = 'best') =>
  instructionParts({ mode, config: PRESETS[preset], isBuilt: () => true, windowTokens })
/** As counted with the tokenizer of recent models over these very texts. */
const tokensIn = (text: string) => text.length / 4

describe('what is told of the kits is what their sources say (npm run told)', () => {
  test('the kit', () => {
    expect(KIT_FACTS).toEqual(kitFacts(readKit(inRoot('vendor', 'kit'))))
    expect(KIT_GROUNDS).toBe(grounds(readKit(inRoot('vendor', 'kit'))))
  })

  test('weights of typefaces', async () => {
    await install({ dir: inRoot('vendor'), what: 'the packages designs may import' })
    expect(FONT_WEIGHTS).toEqual(fontWeights(inRoot('vendor', 'node_modules')))
    const text = joined(told('shadcn-tailwind'))
    expect(text).toContain('every weight from 300 to 800')
    for (const [label, [least, greatest]] of Object.entries(FONT_WEIGHTS)) {
      if (least > 300) expect(text).toMatch(new RegExp(`[(,] ?${label} from ${least}\\b`))
      if (greatest < 800) expect(text).toMatch(new RegExp(`${label}(?: from \\d+)? to ${greatest}\\b`))
    }
  })

  test('versions of packages', () => {
    expect(PACKAGE_VERSIONS).toEqual(majorVersions(USES.map(([name]) => name)))
  })

  test('every name of the card is exported by its module', () => {
    const { modules } = describeKit(readKit(inRoot('vendor', 'kit')), '')
    for (const [module, fact] of Object.entries(KIT_FACTS)) {
      const [main = '', parts = ''] = fact
        .replace(/ ‹.*/, '')
        .replace(/ .*\[.*$/, '')
        .split('{')
      const names = parts
        ? parts
            .replace('}', '')
            .split(' ')
            .map(part => main + part)
        : main.split(' ')
      const code = [modules[`components/ui/${module}`], modules['components/ui/sidebar-menu']].map(
        each => each?.code,
      )
      for (const name of names)
        expect(code.join('\n'), `${module}: ${name}`).toMatch(new RegExp(`\\b${name}\\b`))
    }
  })

  test('Chakra UI', async () => {
    await install({ dir: inRoot('vendor'), what: 'the packages designs may import' })
    expect(await chakraFacts(inRoot('vendor', 'node_modules'))).toEqual({
      groups: CHAKRA_GROUPS,
      plain: CHAKRA_PLAIN,
    })
  })

  test('every token of the kit is in the form of a theme, and no other', () => {
    const house = told('shadcn-tailwind').find(({ name }) => name === 'house')?.text ?? ''
    const sheet = readFileSync(inRoot('vendor', 'kit', 'theme.css'), 'utf8')
    const kit = customProperties(sheet).filter(({ inside }) => inside.at(-1) === ':root')
    for (const { name } of kit) {
      const part = /^--sidebar-(.+)/.exec(name)?.[1]
      if (part) expect(house).toMatch(new RegExp(`with --sidebar- before them:[^*]*\\b${part}\\b`))
      else if (!/chart-[2-5]/.test(name)) expect(house).toContain(name)
    }
    const form = /```css([\s\S]*?)```/.exec(house)?.[1] ?? ''
    const own = [
      '--signal',
      '--signal-foreground',
      '--color-signal',
      '--color-signal-foreground',
      '--font-sans',
      '--font-display',
    ]
    const names = new Set(kit.map(({ name }) => name))
    for (const [, name = ''] of form.matchAll(/(--[\w-]+):/g)) expect([...names, ...own]).toContain(name)
  })

  test('<html> has the language that is named, and a link to a telephone or a mail opens beside', () => {
    const read = (...names: string[]) => readFileSync(inRoot(...names), 'utf8')
    const text = joined(told('shadcn-tailwind'))
    expect(text).toContain('`<html>` has `lang="en"`')
    for (const page of ['live-page.ts', 'preview-page.ts'])
      expect(read('server', 'preview', page)).toContain('<html lang="en"')
    expect(text).toContain('`tel:` and `mailto:`')
    expect(read('client', 'frame-runtime', 'block-navigation.ts')).toContain('https?|mailto|tel')
  })

  test('typefaces', () => {
    const text = joined(told('html-inline'))
    for (const { label } of THEME_FONTS) expect(text).toContain(label)
  })
})

describe('how long it is', () => {
  test.each(PRESET_NAMES)('%s: 3,000 to 6,000 tokens, about 2,000 where the window is small', preset => {
    expect(tokensIn(joined(told(preset)))).toBeGreaterThan(3_000)
    expect(tokensIn(joined(told(preset, 200_000, 'agent')))).toBeLessThan(6_000)
    const short = tokensIn(joined(told(preset, 16_000)))
    expect(short).toBeGreaterThan(1_200)
    expect(short).toBeLessThan(2_500)
    expect(joined(told(preset, 16_000))).toContain('Worn, and what does the work instead')
    expect(joined(told(preset, 16_000)), 'a part without its name').not.toMatch(/^[a-z-]+:\s*$/m)
  })

  test('the fixed part says nothing of one request', () => {
    for (const preset of PRESET_NAMES) expect(joined(told(preset))).toBe(joined(told(preset, 999_999)))
  })
})

describe('packages', () => {
  test('only those of this server are offered, and what stands for the others is named', () => {
    const core = packagesTold(name => ['recharts', 'lucide-react', 'date-fns'].includes(name))
    expect(core).toContain('recharts 3 (charts)')
    expect(core).toContain('axios (fixed sample data in the code')
    expect(core).toContain('moment (date-fns)')
    expect(core).not.toMatch(/^[^\n]*@dnd-kit/m)
    expect(packagesTold(() => true)).toContain(
      '@dnd-kit/core 6 (dragging; also @dnd-kit/sortable, @dnd-kit/utilities)',
    )
    for (const [, other = ''] of packagesTold(() => true).matchAll(/(@dnd-kit\/\w+)/g))
      expect(supportedPackage(other)).toBeTruthy()
    expect(packagesTold(() => true)).not.toMatch(/Not there:[^\n]*\bthree\b/)
  })
})

describe('this design', () => {
  const theme = `/* Look: one colour, tennis-ball yellow.
   Decided: prices in pounds (Joan). */
:root { --primary: #dfff4f; --background: oklch(0.98 0.01 100); --ring: var(--primary); }
.dark { --primary: #c0dd30 }
@theme inline { --font-sans: "Outfit", Arial, sans-serif; --color-lead: var(--lead) }`
  test('the look in its words, tokens with values, own names', () => {
    const files = [
      { name: 'theme.css', code: theme },
      { name: 'App.tsx', code: 'export default function App() {}' },
      {
        name: 'components/hero.tsx',
        code: 'export function Hero() {}\nexport const Line = () => null\nexport function helper() {}',
      },
    ]
    const text = thisDesign(files)
    expect(text).toContain('Look: one colour, tennis-ball yellow. Decided: prices in pounds (Joan).')
    expect(text).toContain(
      'Tokens (a light and a dark side): font-sans "Outfit", Arial, sans-serif; primary #dfff4f; background oklch(0.98 0.01 100).',
    )
    expect(text).toContain('Own components: Hero, Line.')
  })

  test('at most 400 tokens of a large one, and nothing of none', () => {
    const files = Array.from({ length: 300 }, (_, at) => ({
      name: `components/c${at}.tsx`,
      code: `export function Component${at}WithALongName() {}`,
    }))
    const css = `/* ${'Look: x. '.repeat(400)} */ :root { ${Array.from({ length: 500 }, (_, at) => `--t${at}: #123456;`).join(' ')} }`
    expect(tokensIn(thisDesign([...files, { name: 'theme.css', code: css }]))).toBeLessThan(400)
    expect(thisDesign([])).toBe('')
  })
})

describe('now', () => {
  const at = Date.UTC(2027, 5, 17)
  const look = { width: 918, height: 760, path: '/menu', scheme: 'dark' as const, language: 'pt-BR' }
  test('date, what the person looks at, pictures with their paths, hands and faults', () => {
    const pictures = [
      { path: 'images/joan.jpg', isNew: true, problem: null },
      { path: 'images/old.png', isNew: false, problem: null },
      { path: 'images/huge.png', isNew: true, problem: 'it has 3000 KB, and 400 are allowed.' },
    ]
    const text = nowTold({
      at,
      look,
      pictures,
      changedByHand: ['data/rounds.ts'],
      faults: ['x is\nnot defined'],
    })
    expect(text.split('\n')).toEqual([
      '# Now',
      '17 June 2027. The person looks at `/menu`, 918 × 760 px, dark. Language of their browser: pt-BR.',
      'Attached, in this order: images/joan.jpg. Import one to put it into the page.',
      'Attached earlier, still there: images/old.png.',
      'images/huge.png can be looked at, but not put into the page: it has 3000 KB, and 400 are allowed.',
      'Changed by hand since your last answer: data/rounds.ts.',
      'Open fault: x is not defined',
    ])
  })

  test('the language of a browser that shows nothing yet', () => {
    const nothing = { at, look: null, pictures: [], changedByHand: [], faults: [] }
    expect(nowTold({ ...nothing, language: 'de-AT' })).toBe(
      '# Now\n17 June 2027. Language of their browser: de-AT.',
    )
    expect(nowTold(nothing)).toBe('# Now\n17 June 2027.')
    expect(['de-AT,de;q=0.9', 'en', '*', 'de; drop', '', 'de\nx', null].map(firstLanguage)).toEqual([
      ...['de-AT', 'en', null, 'de', null, null, null],
    ])
  })

  test('at most 200 tokens of much', () => {
    const many = Array.from({ length: 60 }, (_, n) => `components/a-long-name-of-a-file-${n}.tsx`)
    const faults = many.map(name => `${name} threw `.repeat(20))
    expect(tokensIn(nowTold({ at, look, pictures: [], changedByHand: many, faults }))).toBeLessThan(230)
  })

  test('the version of the last answer that made one', () => {
    const items = [
      { role: 'assistant', content: [{ type: 'artifact', artifactId: 'first' }] },
      { role: 'user', content: [] },
      { role: 'assistant', content: [{ type: 'text', message: 'Nothing to do.' }] },
    ]
    expect(lastAnswered(items as never)).toBe('first')
    expect(lastAnswered([])).toBeNull()
  })
})

describe('pictures are files that are not read out', () => {
  const files = [
    { name: 'images/joan.jpg', code: 'AAAA'.repeat(5_000) },
    { name: 'logo.svg', code: '<svg/>' },
  ]
  test('in the prompt and by tools', () => {
    expect(readable(files)).toEqual([
      { name: 'images/joan.jpg', code: '(a picture of about 15 KB; import it as "@/images/joan.jpg")' },
      files[1],
    ])
    expect(readFile(files, { path: 'images/joan.jpg' })).toContain('a picture of about 15 KB')
    expect(searchFiles(files, 'AAAA')).toBe('Nothing found.')
    expect(readFile(files, { path: 'logo.svg' })).toBe('<svg/>')
  })
})
