import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import { templateCards, templateIn } from '#scripts/place-templates.ts'
import { DEFAULT_CONFIG, PRESET_NAMES, PRESETS } from '#shared/design.ts'
import { linesOf, type OwnCompiler, startOwnCompiler } from '#tests/support/product/own-compiler.ts'

let own: OwnCompiler
beforeAll(async () => {
  own = await startOwnCompiler()
}, 120_000)
afterAll(() => own?.dispose())

const page = (body: string, imports = '') =>
  `${imports}\nexport default function App() {\n  return <main>${body}</main>\n}\n`

interface Case {
  what: string
  files: Record<string, string>
  told: string[]
}

const IMPORTS: Case[] = [
  {
    what: 'a package that is not here',
    files: { 'App.tsx': page('<FaDog />', "import { FaDog } from 'react-icons/fa'") },
    told: [
      'placeholder: `App.tsx:1` react-icons is not built on this server. Use lucide-react: FaDog is Dog.',
    ],
  },
  {
    what: 'an icon that other sets call otherwise',
    files: { 'App.tsx': page('<FaFire />', "import { FaFire } from 'react-icons/fa'") },
    told: [expect.stringMatching(/ Use lucide-react: FaFire is Flame\.$/)],
  },
  {
    what: 'a package that is not here and has no match',
    files: { 'App.tsx': page('<Globe />', "import Globe from 'zzq-globe'") },
    told: ['placeholder: `App.tsx:1` zzq-globe is not here. Write your own implementation.'],
  },
  {
    what: 'a name that the kit does not have',
    files: { 'App.tsx': page('<CardBody />', "import { CardBody } from '@/components/ui/card'") },
    told: [
      expect.stringMatching(
        /^placeholder: `App.tsx:1` card has no CardBody\. It has Card, .*; nearest CardContent\.$/,
      ),
    ],
  },
  {
    what: 'a module that the kit does not have',
    files: { 'App.tsx': page('<DatePicker />', "import { DatePicker } from '@/components/ui/date-picker'") },
    told: ['error: `App.tsx:1` There is no ui/date-picker; Calendar inside Popover does it.'],
  },
  {
    what: 'an icon that there is not',
    files: { 'App.tsx': page('<Whatsapp />', "import { Whatsapp } from 'lucide-react'") },
    told: [expect.stringContaining('lucide-react has no Whatsapp; it would be a dashed box.')],
  },
  {
    what: 'a file that is not there',
    files: { 'App.tsx': page('<Hero />', "import { Hero } from './hero'") },
    told: ['error: `App.tsx:1` There is no ./hero. Write that file, or take the import out.'],
  },
  {
    what: 'a name that a file does not export',
    files: {
      'App.tsx': page('<Hero />', "import { Hero } from './hero'"),
      'hero.tsx': 'export const HeroSection = () => <p>x</p>\nexport type Hero = string\n',
    },
    told: ['error: `App.tsx:1` hero.tsx has no Hero. It has HeroSection.'],
  },
  {
    what: 'an element and a hook that were never imported',
    files: { 'App.tsx': page('<Button>{useState(0)[0]}</Button>') },
    told: [
      "error: `App.tsx:3` Button is used and never imported, so the page throws. Add import { Button } from '@/components/ui/button'.",
      "error: `App.tsx:3` useState is used and never imported, so the page throws. Add import { useState } from 'react'.",
    ],
  },
  {
    what: 'a picture of the web',
    files: { 'App.tsx': page('<img src="https://images.unsplash.com/photo-1" alt="A boat" />') },
    told: [expect.stringContaining('https://images.unsplash.com/photo-1 is blocked.')],
  },
  {
    what: 'code that does not parse',
    files: { 'App.tsx': page('<p>{oops oops}</p>') },
    told: [expect.stringMatching(/^error: `App.tsx:3` /)],
  },
  {
    what: 'types, and names that are used as types alone',
    files: {
      'App.tsx': page(
        'x',
        "import type { Nope } from 'zzq-types'\nimport { Props } from 'zzq-types'\nexport type A = Nope & Props",
      ),
    },
    told: [],
  },
]

const THEMES: Case[] = [
  {
    what: 'a colour that no class is made of',
    files: {
      'App.tsx': page('<p className="p-4 hover:bg-brandd">x</p>'),
      'theme.css': '@theme { --color-brand: #123456; }\n',
    },
    told: ['effect: `App.tsx:3` bg-brandd makes nothing: there is no --color-brandd. Near: bg-brand.'],
  },
  {
    what: 'a name that stands in a box and not in the theme',
    files: {
      'App.tsx': page('<p className="font-display">x</p>'),
      'theme.css': '.box { --display: Georgia, serif; }\n',
    },
    told: [
      'effect: `App.tsx:3` font-display makes nothing. Add `--font-display: var(--display);` to @theme inline.',
    ],
  },
  {
    what: 'classes of Tailwind 3, bare names in brackets, and glued names',
    files: {
      'App.tsx': page(
        `<p className="bg-opacity-50 bg-[--card]">x</p><p className={\`p-2 text-\${String(1)}\`}>y</p>`,
      ),
    },
    told: [
      'effect: `App.tsx:3` bg-opacity-50 makes nothing: there is no --color-opacity-50. Make it in @theme, or take one that is there.',
      'effect: `App.tsx:3` bg-[--card] has no effect. Write bg-(--card).',
      'effect: `App.tsx:3` Class names that are glued of parts (text-…) make no rule. Write whole names in a map, or the value into style.',
    ],
  },
  {
    what: 'variants of a component, in which half of the words are classes',
    files: {
      'App.tsx': page(
        '<p className={chip({ tone: "text-only" })}>x</p>',
        "import { cva } from 'class-variance-authority'\nconst chip = cva('inline-flex bg-brand', { variants: { tone: { 'text-only': 'underline' } } })",
      ),
    },
    told: [expect.stringContaining('bg-brand makes nothing')],
  },
  {
    what: 'words of the design’s own sheet, and words that are no classes',
    files: {
      'App.tsx': page(
        '<p className="text-block hero dark" data-state="text-only">a text-only bg-brand page</p>',
      ),
      'theme.css': '.text-block { color: red; }\n',
    },
    told: [],
  },
  {
    what: 'a palette that counts less than the kit’s',
    files: { 'App.tsx': page('x'), 'theme.css': 'html {\n  --primary: #ff0000;\n}\n' },
    told: [
      expect.stringMatching(
        /^effect: `theme.css:2` --primary is oklch\(.*\) on the page, you wrote #ff0000\. Write it in :root/,
      ),
    ],
  },
  {
    what: 'a palette in @theme, and one in :root, in layers and for both sides',
    files: {
      'App.tsx': page('<p className="bg-primary text-card-foreground">x</p>'),
      'theme.css':
        '@layer base { :root { --primary: 150 45% 28%; } }\n:root { --card: #101010 }\n.dark { --card: #000 }\n',
    },
    told: [],
  },
  {
    what: 'a name that exists nowhere',
    files: {
      'App.tsx': page(
        "<p style={{ color: 'var(--brandd)', '--mine': 1, width: 'var(--mine)', height: 'var(--nope, 2px)' }}>x</p>",
      ),
      'theme.css': ':root { --brand: #123456; }\n',
    },
    told: ['effect: `App.tsx:3` --brandd is nowhere, so this has no effect. Near: --brand.'],
  },
  {
    what: 'a typeface that is not here, and what a sheet asks for in vain',
    files: {
      'App.tsx': page('<p style={{ fontFamily: \'"Inter", sans-serif\' }}>x</p>'),
      'theme.css':
        "@plugin '@tailwindcss/typography';\n:root { --font-serif: 'Zapf Garamond', Georgia, serif; }\n",
    },
    told: [
      expect.stringMatching(
        /^effect: `theme.css:2` "Zapf Garamond" is not here; the text is set in Georgia\. Here are .*Fraunces/,
      ),
      'effect: `theme.css:1` @plugin has no effect: there are no plugins and no config file. Use @theme in theme.css.',
    ],
  },
]

describe('[26] what a model hears of its imports', () => {
  test.each(IMPORTS)('$what', async ({ files, told }) => {
    expect(linesOf(await own.check(files))).toEqual(told)
  })

  test('each with the line of its source', async () => {
    const faults = await own.check({ 'App.tsx': page('<FaDog />', "import { FaDog } from 'react-icons/fa'") })
    expect(faults?.[0]?.source).toBe("import { FaDog } from 'react-icons/fa'")
  })
})

describe('[26] what a model hears of its theme', () => {
  test.each(THEMES)('$what', async ({ files, told }) => {
    expect(linesOf(await own.check(files))).toEqual(told)
  })

  test('without Tailwind its classes are told once', async () => {
    const files = { 'App.tsx': page('<p className="p-4 text-sm bg-red-500 card">x</p>') }
    expect(linesOf(await own.check(files, PRESETS['html-inline']))).toEqual([
      expect.stringContaining('There is no Tailwind here: 3 class names of it do nothing'),
    ])
  })
})

test('nothing is told of a page that is right: every template in every preset', {
  timeout: 200_000,
}, async () => {
  const told: Record<string, string[]> = {}
  for (const { id } of ofToday(templateCards(), 5))
    for (const preset of PRESET_NAMES) {
      const made = templateIn(id, preset)
      if (!('files' in made)) continue
      const files = Object.fromEntries(made.files.map(({ name, code }) => [name, code]))
      const lines = linesOf(await own.check(files, PRESETS[preset] ?? DEFAULT_CONFIG))
      if (lines.length > 0) told[`${id} ${preset}`] = lines
    }
  expect(told).toEqual({})
})
