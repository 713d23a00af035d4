import { describe, expect, test } from 'vitest'
import { buildPrompt, type Prompt, type PromptContext } from '#server/generation/prompt/prompt.ts'
import type { ChatItem } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { editsHere } from '#tests/support/edits-here.ts'

/** As a strict tokenizer counts: 3.2 bytes a token. */
const tokensIn = (text: string) => Math.ceil(Buffer.byteLength(text) / 3.2)
const sizeOf = ({ instructions, messages }: Prompt) =>
  tokensIn(instructions) + messages.reduce((sum, message) => sum + tokensIn(String(message.content)), 0)
const lastOf = (prompt: Prompt) => String(prompt.messages.at(-1)?.content)
const filesOf = (prompt: Prompt) => String(prompt.messages[0]?.content)

const files = Array.from({ length: 400 }, (_, n) => ({
  name: n === 0 ? 'App.tsx' : `components/part-${n}.tsx`,
  code: `import { cn } from '@/lib/utils'\n${n === 200 ? "import { Part201 } from './part-201'\n" : ''}\nexport function Part${n}() {\n  return (\n    <section>\n${Array.from({ length: 20 }, (__, line) => `      <p>Part ${n} says sentence ${line}</p>\n`).join('')}    </section>\n  )\n}\n`,
}))

const item = (role: 'user' | 'assistant', n: number): ChatItem => ({
  id: newId(),
  userId: role,
  actor: { kind: 'user', id: 'ada' },
  requestId: `request${n}`,
  role,
  timeCreated: n,
  metadata: { traceId: null },
  content: [
    { type: 'text', message: `${role} turn ${n}: ${'words of this turn '.repeat(20)}` },
    ...(role === 'assistant'
      ? [
          {
            type: 'toolCall' as const,
            toolAction: 'edit' as const,
            toolParam: `components/part-${n}.tsx`,
            startTime: 0,
            endTime: 1,
            linesAdded: 1,
            linesRemoved: 1,
            diff: null,
            additionalContext: '',
            imageUrls: [],
          },
        ]
      : []),
  ],
})
const history = Array.from({ length: 300 }, (_, n) => [item('user', n), item('assistant', n)]).flat()

const context = (change: Partial<PromptContext> = {}): PromptContext => ({
  request: { prompt: 'Make it better', mode: 'best' },
  files,
  config: { designSystem: 'shadcn', styling: 'tailwind' },
  history,
  olderItems: 0,
  selected: [],
  components: [],
  windowTokens: 32_000,
  isBuilt: () => true,
  now: { at: Date.UTC(2027, 5, 17), look: null, faults: [], pictures: [], changedByHand: [] },
  fileContext: editsHere().fileContext,
  ...change,
})
const asking = (prompt: string): Pick<PromptContext, 'request'> => ({ request: { prompt, mode: 'best' } })

describe('design §7: a prompt fits the window of its model', () => {
  test.each([8_000, 16_000, 32_000, 128_000])(
    '400 files and 300 turns in %i tokens, with room to answer',
    async window => {
      const prompt = await buildPrompt(context({ windowTokens: window }))
      expect(sizeOf(prompt)).toBeLessThan(window * 0.8)
      expect(prompt.seesEverything).toBe(false)
    },
  )

  test('a request of 50,000 characters is whole in it', async () => {
    const words = 'word '.repeat(10_000)
    const prompt = await buildPrompt(context(asking(words)))
    expect(lastOf(prompt)).toContain(words)
    expect(sizeOf(prompt)).toBeLessThan(32_000)
  })

  test('a small design is in it whole', async () => {
    const prompt = await buildPrompt(context({ files: files.slice(0, 5), history: [] }))
    expect(prompt.seesEverything).toBe(true)
    for (const file of files.slice(0, 5)) expect(lastOf(prompt)).toContain(file.code)
  })
})

describe('what matters most comes first', () => {
  const picked = { file: 'components/part-200.tsx', line: 7, name: 'p', code: '<p>x</p>' }
  const selected = [{ ...picked, column: 4, path: 'Part200:0.1' }]
  test('the selected file and what it imports', async () => {
    const text = filesOf(await buildPrompt(context({ selected, windowTokens: 8_000, history: [] })))
    expect(text).toContain(files[200]?.code)
    expect(text).toContain(files[201]?.code)
    expect(text).toContain('- p in components/part-200.tsx, line 7')
  })
  test.each([
    ['a file named by its path', 'In components/part-321.tsx, less air', 321],
    ['a file named by its component', 'Part 77 needs less air', 77],
    ['a text that is quoted', 'Change “Part 123 says sentence 4” to “Hello”', 123],
  ])('%s', async (_, prompt, n) => {
    expect(filesOf(await buildPrompt(context(asking(prompt))))).toContain(files[n]?.code)
  })
  test('files that were changed last', async () => {
    expect(filesOf(await buildPrompt(context()))).toContain(files[299]?.code)
  })
  test('every file by its name, as far as names fit', async () => {
    expect(filesOf(await buildPrompt(context()))).toMatch(/components\/part-150\.tsx \d+/)
  })
  test('a part of a file that is too large alone, around what is quoted', async () => {
    const lines = Array.from({ length: 9_000 }, (_, n) => `export const line${n} = 'the value of line ${n}'`)
    const large = [{ name: 'data.ts', code: lines.join('\n') }, ...files]
    const text = filesOf(
      await buildPrompt(context({ files: large, ...asking('Change “the value of line 7000” to 1') })),
    )
    expect(text).toContain("export const line7000 = 'the value of line 7000'\nexport const line7001")
    expect(text).toMatch(/## data\.ts, lines \d+ to \d+ of 9000/)
  })
})

test('the newest turns are there word by word, older ones as a line, the oldest counted', async () => {
  const prompt = await buildPrompt(context({ olderItems: 100 }))
  expect(prompt.messages.at(-2)).toMatchObject({
    role: 'assistant',
    content: expect.stringContaining('turn 299'),
  })
  const summary = filesOf(prompt)
  expect(summary).toMatch(/\n# Earlier in this conversation\n\(\d+ earlier requests\)\n- user turn/)
  expect(summary).toMatch(/→ changed components\/part-\d+\.tsx/)
})

describe('one order, so that what did not change is read from what was kept', () => {
  const talk = [item('user', 1), item('assistant', 1)]
  const small = [
    { name: 'App.tsx', code: 'export default () => null' },
    { name: 'theme.css', code: '/* Look: tidal. */ :root { --primary: #0f766e }' },
    { name: 'components/b.tsx', code: 'export function Bay() {}' },
    { name: 'components/a.tsx', code: 'export const Anchor = 1' },
  ]
  test('instructions, files with the theme first and the entry last, this design, talk, now, request', async () => {
    const { instructions, messages } = await buildPrompt(context({ files: small, history: talk }))
    const all = [instructions, ...messages.map(each => String(each.content))].join('\n')
    const order = [
      '# How to answer',
      '# The house',
      '# Kit',
      '# Design judgement',
      '# Last look',
      '## theme.css\n```',
      '## components/a.tsx',
      '## components/b.tsx',
      '## App.tsx',
      '# This design',
      'user turn 1',
      'assistant turn 1',
      '# Now',
      '# Request',
    ]
    const places = order.map(each =>
      all.indexOf(
        each,
        all.indexOf('# Files of the design') > 0 && each.startsWith('## ')
          ? all.indexOf('# Files of the design')
          : 0,
      ),
    )
    expect(places.every(place => place >= 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  })

  test('the next request of the same design begins with the same words', async () => {
    const change = { files: small, history: talk }
    const first = await buildPrompt(context(change))
    const later = {
      at: Date.UTC(2027, 6, 1),
      look: null,
      faults: ['x'],
      pictures: [],
      changedByHand: ['App.tsx'],
    }
    const second = await buildPrompt(context({ ...change, ...asking('Another'), now: later }))
    expect(second.instructions).toBe(first.instructions)
    expect(second.messages.slice(0, -1)).toEqual(first.messages.slice(0, -1))
  })
})
