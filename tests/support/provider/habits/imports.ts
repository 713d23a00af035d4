import {
  calls,
  files,
  finishes,
  type Habit,
  page,
  says,
  writes,
} from '#tests/support/provider/habits/habit.ts'
import { APP } from '#tests/support/rooms/generation-room.ts'

const DOG = page('<FaDog />', "import { FaDog } from 'react-icons/fa'")
const LUCIDE_DOG = page('<Dog />', "import { Dog } from 'lucide-react'")
const CARD = page(
  '<Card><CardBody>x</CardBody></Card>',
  "import { Card, CardBody } from '@/components/ui/card'",
)
const CARD_CONTENT = CARD.replaceAll('CardBody', 'CardContent')
const STAT = page('<Stat />', "import { Stat } from '@/components/ui/stat'")
const HERO = page('<Hero />', "import { Hero } from './hero'")
const HERO_FILE = 'export const Hero = () => <h1>Harbour</h1>\n'
const SYNTAX = page('<p>{oops oops}</p>')
const BRAND = page('<p className="p-4 bg-brandd">x</p>')
const BRANDED = { 'App.tsx': BRAND, 'theme.css': '@theme { --color-brand: #123456; }\n' }
const TWICE = page('<p>{JSON.stringify({ a: 1, a: 2 })}</p>')
const THROWS = page('<p>{(undefined as unknown as string[]).join()}</p>')
const UNKNOWN = page('<Hero />')
const BARE_HOOK = page('<p>{useState(0)[0]}</p>')

export const NOT_THERE = 'Not there, so a dashed box stands in its place:'
const STANDS_IN = `${NOT_THERE} FaDog of react-icons (App.tsx). Nothing was charged.`
const repaired = { version: 'made', requests: 2, charged: 1 } as const
const BROKEN = 'v1 does not compile. Nothing was charged.'

/** What an answer takes from elsewhere, and what is wrong with its code. */
export const IMPORTS: Habit[] = [
  {
    name: 'imports what is not supported, hears of it after a fenced answer, and repairs it',
    answers: [files({ 'App.tsx': DOG }), files({ 'App.tsx': LUCIDE_DOG })],
    end: {
      ...{ ...repaired, files: { 'App.tsx': LUCIDE_DOG } },
      told: [/`App.tsx:1` react-icons is not .*FaDog is Dog/],
    },
  },
  {
    name: 'imports what is not supported, is refused it in the tool result, and repairs it',
    mode: 'agent',
    answers: [writes({ 'App.tsx': DOG }), writes({ 'App.tsx': LUCIDE_DOG }), finishes],
    end: {
      ...{ ...repaired, files: { 'App.tsx': LUCIDE_DOG }, requests: 3 },
      told: [/these imports are refused.*`App.tsx:1` react-icons is not .*FaDog is Dog/],
    },
  },
  {
    name: 'imports what is not supported, and stays with it',
    answers: [files({ 'App.tsx': DOG })],
    end: { ...repaired, files: { 'App.tsx': DOG }, says: STANDS_IN, charged: 0 },
  },
  {
    name: 'imports what is not supported, and stays with it as an agent',
    mode: 'agent',
    answers: [writes({ 'App.tsx': DOG }), finishes],
    // Written, held back by its finish once; then its word counts, and it is not told the same again.
    end: { ...repaired, files: { 'App.tsx': DOG }, requests: 3, says: STANDS_IN, charged: 0 },
  },
  {
    name: 'imports what is not supported, as the person asked by its name',
    prompt: 'Draw a dog with react-icons',
    answers: [files({ 'App.tsx': DOG })],
    end: { ...repaired, files: { 'App.tsx': DOG }, requests: 1 },
  },
  {
    name: 'asks for a package that is not there, and goes another way',
    mode: 'agent',
    answers: [
      calls(['install_package', { name: 'react-icons' }]),
      writes({ 'App.tsx': LUCIDE_DOG }),
      finishes,
    ],
    end: {
      ...{ ...repaired, files: { 'App.tsx': LUCIDE_DOG }, requests: 3 },
      told: [/react-icons/],
    },
  },
  {
    name: 'imports a name that a part of the kit does not export, and is told those it has',
    answers: [files({ 'App.tsx': CARD }), files({ 'App.tsx': CARD_CONTENT })],
    end: {
      ...{ ...repaired, files: { 'App.tsx': CARD_CONTENT } },
      told: [/`App.tsx:1` card has no CardBody\. It has Card, .*CardContent/],
    },
  },
  {
    name: 'imports a part that the kit does not have',
    answers: [files({ 'App.tsx': STAT }), files({ 'App.tsx': APP })],
    end: { ...repaired, files: { 'App.tsx': APP }, told: [/`App.tsx:1` .*stat/] },
  },
  {
    name: 'imports a file that it never writes, and writes it when it is asked',
    answers: [files({ 'App.tsx': HERO }), files({ 'hero.tsx': HERO_FILE })],
    end: {
      ...{ ...repaired, files: { 'App.tsx': HERO, 'hero.tsx': HERO_FILE } },
      told: ['There is no ./hero. Write that file, or take the import out.'],
    },
  },
  {
    name: 'imports by another name than the file exports',
    answers: [
      files({ 'App.tsx': HERO, 'hero.tsx': HERO_FILE.replace('Hero', 'HeroBand') }),
      files({ 'hero.tsx': HERO_FILE }),
    ],
    end: {
      ...{ ...repaired, files: { 'App.tsx': HERO, 'hero.tsx': HERO_FILE } },
      told: [/Hero.*HeroBand/],
    },
  },
  {
    name: 'makes a syntax error',
    answers: [files({ 'App.tsx': SYNTAX }), files({ 'App.tsx': APP })],
    end: { ...repaired, files: { 'App.tsx': APP }, told: ['App.tsx, line 3: Unexpected token'] },
  },
  {
    name: 'draws a component that it has not made',
    answers: [files({ 'App.tsx': UNKNOWN }), files({ 'App.tsx': HERO, 'hero.tsx': HERO_FILE })],
    end: {
      ...{ ...repaired, files: { 'App.tsx': HERO, 'hero.tsx': HERO_FILE } },
      told: [/`App.tsx:3` Hero is used and never imported/],
    },
  },
  {
    name: 'uses a hook that it has not imported',
    answers: [
      files({ 'App.tsx': BARE_HOOK }),
      files({ 'App.tsx': `import { useState } from 'react'\n${BARE_HOOK}` }),
    ],
    end: {
      ...{ ...repaired, files: { 'App.tsx': `import { useState } from 'react'\n${BARE_HOOK}` } },
      told: [/`App.tsx:3` useState is used .*Add import \{ useState \} from 'react'/],
    },
  },
  {
    // What a browser would see is told with the first one that shows the page.
    name: 'writes a page that throws, where no browser is there to see it',
    answers: [files({ 'App.tsx': THROWS })],
    end: { ...repaired, files: { 'App.tsx': THROWS }, requests: 1 },
  },
  {
    name: 'writes a class that makes no rule',
    answers: [files(BRANDED), files({ 'App.tsx': BRAND.replace('brandd', 'brand') })],
    end: {
      ...{ ...repaired, files: { ...BRANDED, 'App.tsx': BRAND.replace('brandd', 'brand') } },
      told: ['bg-brandd makes nothing: there is no --color-brandd. Near: bg-brand.'],
    },
  },
  {
    name: 'leaves a warning that changes nothing on the page',
    answers: [files({ 'App.tsx': TWICE })],
    end: { ...repaired, files: { 'App.tsx': TWICE }, requests: 1 },
  },
  {
    name: 'leaves what was wrong before it',
    before: { 'App.tsx': BRAND },
    answers: [files({ 'App.tsx': BRAND.replace('>x<', '>y<') })],
    end: { ...repaired, files: { 'App.tsx': BRAND.replace('>x<', '>y<') }, requests: 1 },
  },
  {
    name: 'makes the same fault twice',
    answers: [files({ 'App.tsx': HERO })],
    end: {
      ...{ files: { 'App.tsx': HERO }, version: 'broken', requests: 2, charged: 0 },
      error: [BROKEN, /hero/],
    },
  },
  {
    name: 'makes a new fault each time',
    answers: [1, 2, 3, 4, 5].map(n => files({ 'App.tsx': HERO.replaceAll('./hero', `./hero-${n}`) })),
    end: {
      files: { 'App.tsx': HERO.replaceAll('./hero', './hero-4') },
      ...{ version: 'broken', requests: 4, charged: 0, error: [BROKEN, /hero-4/] },
    },
  },
  {
    name: 'repairs it for the worse',
    answers: [
      files({ 'App.tsx': BRAND }),
      files({ 'App.tsx': HERO }),
      files({ 'App.tsx': HERO.replaceAll('./hero', './pier') }),
      files({ 'App.tsx': HERO.replaceAll('./hero', './dock') }),
    ],
    end: { ...repaired, files: { 'App.tsx': BRAND }, requests: 4 },
  },
  {
    name: 'repairs it with what cannot be read',
    answers: [files({ 'App.tsx': BRAND }), files({ 'App.tsx': SYNTAX })],
    end: { ...repaired, files: { 'App.tsx': BRAND }, requests: 3 },
  },
  {
    name: 'says that it is repaired, and changes nothing',
    answers: [files({ 'App.tsx': BRAND }), says('It is repaired.')],
    end: { ...repaired, files: { 'App.tsx': BRAND } },
  },
]
