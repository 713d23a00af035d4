import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ReplyEvent, ReplyParser } from '#shared/edits/reply-parser.ts'
import { applyReply } from '#shared/edits/reply-turn.ts'

const TICKS = '```'

function parse(reply: string, cut: number[] = []): ReplyEvent[] {
  const parser = new ReplyParser()
  const ends = [...new Set(cut.map(at => at % (reply.length + 1)))].sort((a, b) => a - b)
  const pieces = [0, ...ends].map((from, at) => reply.slice(from, ends[at] ?? reply.length))
  return [...pieces.flatMap(piece => parser.push(piece)), ...parser.end()]
}

const filesIn = (events: ReplyEvent[]): Record<string, string> => {
  const files: Record<string, string> = {}
  for (const event of events) {
    if (event.type === 'fileStart') files[event.path] = ''
    if (event.type === 'fileText') files[event.path] += event.text
  }
  return files
}
const textIn = (events: ReplyEvent[]): string =>
  events.flatMap(event => (event.type === 'text' ? [event.text] : [])).join('')

describe('design §7: models without tools answer in fenced blocks with the path in the info string', () => {
  test.each([
    ['after the language', `${TICKS}tsx components/hero.tsx`],
    ['after a colon', `${TICKS}tsx:components/hero.tsx`],
    ['alone', `${TICKS}components/hero.tsx`],
    ['as path=', `${TICKS}tsx path="components/hero.tsx"`],
    ['as filename=', `${TICKS}tsx filename=components/hero.tsx`],
    ['as title:', `${TICKS}tsx title: components/hero.tsx`],
    ['with a leading ./', `${TICKS}tsx ./components/hero.tsx`],
    ['on a bold line before', `**components/hero.tsx**\n${TICKS}tsx`],
    ['in a heading before', `### components/hero.tsx\n\n${TICKS}tsx`],
    ['in back ticks before', `\`components/hero.tsx\`:\n${TICKS}tsx`],
    ['in a comment on the first line', `${TICKS}tsx\n// components/hero.tsx`],
  ])('the path %s', (_, opening) => {
    const events = parse(`Here it is.\n${opening}\nexport const a = 1\n${TICKS}\nDone.`)
    expect(filesIn(events)).toEqual({ 'components/hero.tsx': 'export const a = 1\n' })
    expect(events).toContainEqual({ type: 'fileEnd', path: 'components/hero.tsx', isComplete: true })
    expect(textIn(events)).toContain('Done.')
  })

  test('a block without a path is an example in the chat', () => {
    const events = parse(`Run this:\n${TICKS}sh\nnpm start\n${TICKS}\n`)
    expect(filesIn(events)).toEqual({})
    expect(textIn(events)).toBe(`Run this:\n${TICKS}sh\nnpm start\n${TICKS}\n`)
  })

  test('search/replace marks are edits, several in one block', () => {
    const block = `${TICKS}tsx App.tsx\n<<<<<<< SEARCH\na\nb\n=======\nc\n>>>>>>> REPLACE\n<<<<<<< SEARCH\nd\n=======\n>>>>>>> REPLACE\n${TICKS}\n`
    expect(parse(block)).toEqual([
      { type: 'edit', path: 'App.tsx', search: 'a\nb', replace: 'c' },
      { type: 'edit', path: 'App.tsx', search: 'd', replace: '' },
    ])
  })

  test('a longer fence keeps shorter ones inside', () => {
    const events = parse(`${TICKS}\`md README.md\n${TICKS}sh\nls\n${TICKS}\n${TICKS}\`\n`)
    expect(filesIn(events)).toEqual({ 'README.md': `${TICKS}sh\nls\n${TICKS}\n` })
  })

  test('a reply that ends inside a file says so', () => {
    expect(parse(`${TICKS}tsx App.tsx\nexport default`)).toEqual([
      { type: 'fileStart', path: 'App.tsx' },
      { type: 'fileText', path: 'App.tsx', text: 'export default\n' },
      { type: 'fileEnd', path: 'App.tsx', isComplete: false },
    ])
  })

  test.each(['../x.tsx', 'a/../../b.ts', 'C:\\x.ts', '__proto__/x.ts'])('the path %s is refused', path => {
    const applied = applyReply([], `${TICKS}tsx ${path}\nexport const a = 1\n${TICKS}\n`)
    expect(applied.ok || applied.problems.map(problem => problem.code)).toEqual(['bad-path'])
  })

  test.each([
    ['one', '{"name":"delete_file","arguments":{"path":"a.ts"}}'],
    ['in a fence', `${TICKS}json\n[{"tool":"delete_file","path":"a.ts"}]\n${TICKS}`],
    [
      'in tags',
      '<tool_call>{"function":{"name":"delete_file","arguments":"{\\"path\\":\\"a.ts\\"}"}}</tool_call>',
    ],
    ['over lines', '{"name": "delete_file",\n  "parameters": {\n    "path": "a.ts"\n  }\n}'],
  ])('a call written as JSON: %s', (_, json) => {
    const events = parse(`I will.\n${json}\nDone.`)
    expect(events).toContainEqual({ type: 'call', operation: { op: 'delete', file: 'a.ts' } })
    expect(textIn(events)).toBe('I will.\nDone.')
  })

  test.each([
    ['an edit', 'a.ts\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n'],
    ['a tagged file', 'a.ts\n<file path="a.ts">\nb\n</file>\n'],
  ])('a path before %s does not name the block after it too', (_, first) => {
    const json = `${TICKS}json\n{ "tool": "delete_file", "path": "c.ts" }\n${TICKS}\n`
    const events = parse(`${first}\n${json}`)
    expect(events).toContainEqual({ type: 'call', operation: { op: 'delete', file: 'c.ts' } })
  })

  test('other JSON is an example in the chat', () => {
    const reply = `${TICKS}json\n{ "port": 80 }\n${TICKS}\n`
    expect(textIn(parse(reply))).toBe(reply)
  })

  test('a reply that ends inside an edit, or names no file for it, is refused', () => {
    const open = '<<<<<<< SEARCH\na\n=======\nb\n'
    expect(applyReply([], `${TICKS}ts a.ts\n${open}`).ok).toBe(false)
    expect(applyReply([{ name: 'a.ts', code: 'a\n' }], `${open}>>>>>>> REPLACE\n`).ok).toBe(false)
  })

  test('however the reply is cut into pieces, the result is the same', () => {
    const reply = `I will.\n\`code\` and ${TICKS} no fence\n${TICKS}tsx App.tsx\nconst a = \`x\`\n\n${TICKS}\nthen\n${TICKS}css theme.css\n<<<<<<< SEARCH\n--a: 1;\n=======\n--a: 2;\n>>>>>>> REPLACE\n${TICKS}\nend`
    const whole = parse(reply)
    const joined = (events: ReplyEvent[]) => ({
      files: filesIn(events),
      text: textIn(events),
      edits: events.filter(e => e.type === 'edit'),
    })
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 400 }), { maxLength: 40 }), cut => {
        expect(joined(parse(reply, cut))).toEqual(joined(whole))
      }),
    )
  })

  test('any text at all is read without an error and without losing words outside files', () => {
    const line = fc.constantFrom(
      'word',
      '',
      TICKS,
      `${TICKS}tsx App.tsx`,
      '~~~',
      '<<<<<<< SEARCH',
      '=======',
      '>>>>>>> REPLACE',
      '// a.tsx',
      '  x',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), lines => {
        const events = parse(lines.join('\n'))
        const words = (text: string) => text.split('word').length - 1
        const kept = events
          .map(e => ('text' in e ? e.text : e.type === 'edit' ? `${e.search} ${e.replace}` : ''))
          .join('\n')
        expect(words(kept)).toBeLessThanOrEqual(words(lines.join('\n')))
        const opened = events.filter(e => e.type === 'fileStart').length
        expect(events.filter(e => e.type === 'fileEnd').length).toBe(opened)
      }),
    )
  })
})
