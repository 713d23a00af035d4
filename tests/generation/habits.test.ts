import { describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import type { ModelMode } from '#shared/chat.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { fenced } from '#tests/support/provider/over-reaching-replies.ts'
import type { Speech } from '#tests/support/provider/scripted-provider.ts'
import { APP, generationRoom } from '#tests/support/rooms/generation-room.ts'

const on = generationRoom()

/** Said to one request; those that come after the last get the last again. */
type Said = (say: Speech) => void

interface Habit {
  name: string
  mode?: ModelMode
  prompt?: string
  /** The design before it. */
  before?: Record<string, string>
  answers: Said[]
  /** How it ends. */
  end: {
    files: Record<string, string>
    requests: number
    /** Told to the model, in this order of requests; null where it is told nothing of that kind. */
    told?: (string | RegExp)[]
    /** Said to the person. */
    says?: string
    charged: 0 | 1
    error?: string
  }
}

const files =
  (given: Record<string, string>): Said =>
  say =>
    say.text(`Here.\n${fenced(given)}`)
const writes =
  (given: Record<string, string>): Said =>
  say => {
    for (const [path, code] of Object.entries(given)) say.tool('write_file', { path, code })
  }
const finishes: Said = say => say.tool('finish', { summary: 'It is there.' })

const app = (body: string, imports = '') =>
  `${imports}\nexport default function App() {\n  return <main>${body}</main>\n}\n`
const DOG = app('<FaDog />', "import { FaDog } from 'react-icons/fa'")
const LUCIDE_DOG = app('<Dog />', "import { Dog } from 'lucide-react'")
const CARD = app(
  '<Card><CardBody>x</CardBody></Card>',
  "import { Card, CardBody } from '@/components/ui/card'",
)
const CARD_CONTENT = CARD.replaceAll('CardBody', 'CardContent')
const HERO = app('<Hero />', "import { Hero } from './hero'")
const HERO_FILE = 'export const Hero = () => <h1>Harbour</h1>\n'
const SYNTAX = app('<p>{oops oops}</p>')
const BRAND = app('<p className="p-4 bg-brandd">x</p>')
const TWICE = app('<p>{JSON.stringify({ a: 1, a: 2 })}</p>')
const NOT_THERE = 'Not there, so a dashed box stands in its place:'

const HABITS: Habit[] = [
  {
    name: 'an import that is not supported is heard of after a fenced answer, and repaired',
    answers: [files({ 'App.tsx': DOG }), files({ 'App.tsx': LUCIDE_DOG })],
    end: {
      files: { 'App.tsx': LUCIDE_DOG },
      requests: 2,
      told: [/`App.tsx:1` react-icons is not .*FaDog is Dog/],
      charged: 1,
    },
  },
  {
    name: 'an import that is not supported is refused in the tool result, and repaired',
    mode: 'agent',
    answers: [writes({ 'App.tsx': DOG }), writes({ 'App.tsx': LUCIDE_DOG }), finishes],
    end: {
      files: { 'App.tsx': LUCIDE_DOG },
      requests: 3,
      told: [/these imports are refused.*`App.tsx:1` react-icons is not .*FaDog is Dog/],
      charged: 1,
    },
  },
  {
    name: 'an import that is not supported and stays is said and not charged, best',
    answers: [files({ 'App.tsx': DOG })],
    end: {
      files: { 'App.tsx': DOG },
      requests: 2,
      says: `${NOT_THERE} FaDog of react-icons (App.tsx). Nothing was charged.`,
      charged: 0,
    },
  },
  {
    name: 'an import that is not supported and stays is said and not charged, agent',
    mode: 'agent',
    answers: [writes({ 'App.tsx': DOG }), finishes],
    end: {
      files: { 'App.tsx': DOG },
      // Written, held back by its finish once; then its word counts, and it is not told the same again.
      requests: 3,
      says: `${NOT_THERE} FaDog of react-icons (App.tsx). Nothing was charged.`,
      charged: 0,
    },
  },
  {
    name: 'a placeholder that the person asked for by its name stays, and is charged',
    prompt: 'Draw a dog with react-icons',
    answers: [files({ 'App.tsx': DOG })],
    end: { files: { 'App.tsx': DOG }, requests: 1, charged: 1 },
  },
  {
    name: 'a name that the kit does not have is told with those it has',
    answers: [files({ 'App.tsx': CARD }), files({ 'App.tsx': CARD_CONTENT })],
    end: {
      files: { 'App.tsx': CARD_CONTENT },
      requests: 2,
      told: [/`App.tsx:1` card has no CardBody\. It has Card, .*CardContent/],
      charged: 1,
    },
  },
  {
    name: 'a file that is missing is asked for, and what was written stays',
    answers: [files({ 'App.tsx': HERO }), files({ 'hero.tsx': HERO_FILE })],
    end: {
      files: { 'App.tsx': HERO, 'hero.tsx': HERO_FILE },
      requests: 2,
      told: ['There is no ./hero. Write that file, or take the import out.'],
      charged: 1,
    },
  },
  {
    name: 'a syntax error is told with its line, and repaired',
    answers: [files({ 'App.tsx': SYNTAX }), files({ 'App.tsx': APP })],
    end: {
      files: { 'App.tsx': APP },
      requests: 2,
      told: ['App.tsx, line 3: Unexpected token'],
      charged: 1,
    },
  },
  {
    name: 'a class that makes no rule is told',
    answers: [
      files({ 'App.tsx': BRAND, 'theme.css': '@theme { --color-brand: #123456; }\n' }),
      files({ 'App.tsx': BRAND.replace('brandd', 'brand') }),
    ],
    end: {
      files: {
        'App.tsx': BRAND.replace('brandd', 'brand'),
        'theme.css': '@theme { --color-brand: #123456; }\n',
      },
      requests: 2,
      told: ['bg-brandd makes nothing: there is no --color-brandd. Near: bg-brand.'],
      charged: 1,
    },
  },
  {
    name: 'a warning that changes nothing on the page asks for nothing',
    answers: [files({ 'App.tsx': TWICE })],
    end: { files: { 'App.tsx': TWICE }, requests: 1, charged: 1 },
  },
  {
    name: 'the same fault twice ends the rounds: it does not compile, and nothing is charged',
    answers: [files({ 'App.tsx': HERO })],
    end: {
      files: { 'App.tsx': HERO },
      requests: 2,
      error: 'v1 does not compile. Nothing was charged.',
      charged: 0,
    },
  },
  {
    name: 'a new fault each time ends after three rounds',
    answers: [1, 2, 3, 4, 5].map(n => files({ 'App.tsx': HERO.replaceAll('./hero', `./hero-${n}`) })),
    end: {
      files: { 'App.tsx': HERO.replaceAll('./hero', './hero-4') },
      requests: 4,
      error: 'v1 does not compile. Nothing was charged.',
      charged: 0,
    },
  },
  {
    name: 'a repair that makes it worse never becomes the version',
    answers: [
      files({ 'App.tsx': BRAND }),
      files({ 'App.tsx': HERO }),
      files({ 'App.tsx': HERO.replaceAll('./hero', './pier') }),
      files({ 'App.tsx': HERO.replaceAll('./hero', './dock') }),
    ],
    end: { files: { 'App.tsx': BRAND }, requests: 4, charged: 1 },
  },
  {
    name: 'a repair that cannot be read leaves what was there',
    answers: [files({ 'App.tsx': BRAND }), files({ 'App.tsx': SYNTAX })],
    end: { files: { 'App.tsx': BRAND }, requests: 3, charged: 1 },
  },
  {
    name: 'a repair that fails leaves what was there',
    answers: [files({ 'App.tsx': BRAND }), say => say.fail(400, 'no more of this')],
    end: { files: { 'App.tsx': BRAND }, requests: 2, charged: 1 },
  },
  {
    name: 'what was wrong before is not told again, and what is right costs one request',
    before: { 'App.tsx': BRAND },
    answers: [files({ 'App.tsx': BRAND.replace('>x<', '>y<') })],
    end: { files: { 'App.tsx': BRAND.replace('>x<', '>y<') }, requests: 1, charged: 1 },
  },
]

describe('[26] a habit or a fault of a model, and how it ends', () => {
  test.each(HABITS)('$name', async ({ mode = 'best', prompt = 'A page', before, answers, end }) => {
    if (before) {
      const made = Object.entries(before).map(([name, code]) => ({ name, code }))
      await on.ada.must(api.artifacts.save, { body: { id: on.id, files: made } })
    }
    let count = 0
    on.provider.script = say => answers[Math.min(count++, answers.length - 1)]?.(say)
    expect((await on.send(prompt, newSend(), mode)).status).toBe(200)
    await on.ended()
    expect(await on.activeFiles()).toEqual(end.files)
    expect(on.provider.requests).toHaveLength(end.requests)
    const heard = on.provider.requests.map(({ messages }) => JSON.stringify(messages.at(-1)))
    for (const [at, told] of (end.told ?? []).entries())
      expect(heard[at + 1]?.replaceAll('\\n', ' ')).toEqual(
        typeof told === 'string' ? expect.stringContaining(told) : expect.stringMatching(told),
      )
    const says = on
      .parts('text')
      .map(({ message }) => message)
      .join('\n')
    if (end.says) expect(says).toContain(end.says)
    else expect(says).not.toContain(NOT_THERE)
    expect(on.parts('error').map(({ message }) => message)).toEqual(end.error ? [end.error] : [])
    expect(await on.used()).toBe(end.charged)
  })
})
