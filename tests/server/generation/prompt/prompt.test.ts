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
    const text = lastOf(await buildPrompt(context({ selected, windowTokens: 8_000, history: [] })))
    expect(text).toContain(files[200]?.code)
    expect(text).toContain(files[201]?.code)
    expect(text).toContain('- p in components/part-200.tsx, line 7')
  })
  test.each([
    ['a file named by its path', 'In components/part-321.tsx, less air', 321],
    ['a file named by its component', 'Part 77 needs less air', 77],
    ['a text that is quoted', 'Change “Part 123 says sentence 4” to “Hello”', 123],
  ])('%s', async (_, prompt, n) => {
    expect(lastOf(await buildPrompt(context(asking(prompt))))).toContain(files[n]?.code)
  })
  test('files that were changed last', async () => {
    expect(lastOf(await buildPrompt(context()))).toContain(files[299]?.code)
  })
  test('every file by its name, as far as names fit', async () => {
    expect(lastOf(await buildPrompt(context()))).toMatch(/components\/part-150\.tsx \d+/)
  })
  test('a part of a file that is too large alone, around what is quoted', async () => {
    const lines = Array.from({ length: 9_000 }, (_, n) => `export const line${n} = 'the value of line ${n}'`)
    const large = [{ name: 'data.ts', code: lines.join('\n') }, ...files]
    const text = lastOf(
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
  const summary = lastOf(prompt).split('# All files')[0] ?? ''
  expect(summary).toMatch(/^# Earlier in this conversation\n\(\d+ earlier requests\)\n- user turn/)
  expect(summary).toMatch(/→ changed components\/part-\d+\.tsx/)
})
