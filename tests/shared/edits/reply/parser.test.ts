import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReplyEvent } from '#shared/edits/reply/events.ts'
import { applyReply } from '#shared/edits/reply/turn.ts'
import { parseReply as parse, textIn } from '#tests/support/provider/parsed-reply.ts'

const TICKS = '```'

const filesIn = (events: ReplyEvent[]): Record<string, string> => {
  const files: Record<string, string> = {}
  for (const event of events) {
    if (event.type === 'fileStart') files[event.path] = ''
    if (event.type === 'fileText') files[event.path] += event.text
  }
  return files
}
const changedNothing = (reply: string): boolean => {
  const applied = applyReply([], reply)
  return applied.ok && applied.files.length === 0 && textIn(parse(reply)) === reply
}

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
    ['in a comment with words', `${TICKS}tsx\n// components/hero.tsx - the hero`],
    ['in brackets', `${TICKS}tsx [components/hero.tsx]`],
    ['in braces', `${TICKS}tsx {filename: "components/hero.tsx"}`],
    ['in a comment of the info', `${TICKS}tsx // components/hero.tsx`],
    ['after a label', `**File: components/hero.tsx**\n${TICKS}tsx`],
    ['after a bold label', `**File:** \`components/hero.tsx\`\n${TICKS}tsx`],
    ['in a numbered line', `1. **components/hero.tsx**\n${TICKS}tsx`],
    ['in a numbered heading', `### 2. \`components/hero.tsx\` (new)\n${TICKS}tsx`],
    ['in a heading with words', `### \`components/hero.tsx\` – the hero\n${TICKS}tsx`],
  ])('the path %s', (_, opening) => {
    const events = parse(`Here it is.\n${opening}\nexport const a = 1\n${TICKS}\nDone.`)
    expect(filesIn(events)).toEqual({ 'components/hero.tsx': 'export const a = 1\n' })
    expect(events).toContainEqual({ type: 'fileEnd', path: 'components/hero.tsx', isComplete: true })
    expect(textIn(events)).toContain('Done.')
  })

  const CODE = 'export const a = (\n  <b>1</b>\n)\n'
  test.each([
    ['on the line of its tag', `<file path="components/hero.tsx">${CODE.trimEnd()}</file>\n`],
    [
      'in a fence inside its tag',
      `<file path="components/hero.tsx">\n${TICKS}tsx\n${CODE}${TICKS}\n</file>\n`,
    ],
    ['in a tag inside a fence', `${TICKS}xml\n<file path="components/hero.tsx">\n${CODE}</file>\n${TICKS}\n`],
    [
      'in a tag of another tool',
      `<boltAction type="file" filePath="components/hero.tsx">${CODE}</boltAction>\n`,
    ],
    [
      'in a list',
      `1. The hero:\n\n    ${TICKS}tsx components/hero.tsx\n${CODE.replace(/^(?=.)/gm, '    ')}    ${TICKS}\n`,
    ],
    [
      'as an edit of nothing',
      `${TICKS}tsx components/hero.tsx\n<<<<<<< SEARCH\n=======\n${CODE}>>>>>>> REPLACE\n${TICKS}\n`,
    ],
  ])('a file %s', (_, block) => {
    const applied = applyReply([], `${block}Done.`)
    const code = applied.ok ? applied.files[0]?.code.trimEnd() : applied.problems
    expect(code).toEqual(CODE.trimEnd())
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

  const DESIGN = [
    { name: 'App.tsx', code: 'export default function App() {\n  return (\n    <h1>Old</h1>\n  )\n}\n' },
    { name: 'theme.css', code: ':root {\n  --a: 1;\n\n  --b: 2;\n}\n' },
  ]
  const HUNK = '@@ -3,1 +3,1 @@\n   return (\n-    <h1>Old</h1>\n+    <h1>New</h1>\n   )'
  test.each([
    ['a diff', `${TICKS}diff\n--- a/App.tsx\n+++ b/App.tsx\n${HUNK}\n${TICKS}`],
    [
      'a diff of git',
      `${TICKS}\ndiff --git a/App.tsx b/App.tsx\nindex 1..2 100644\n--- a/App.tsx\n+++ b/App.tsx\n${HUNK}\n${TICKS}`,
    ],
    ['a diff whose fence names the file', `${TICKS}diff App.tsx\n${HUNK}\n${TICKS}`],
    ['a diff in the fence of the file', `${TICKS}tsx App.tsx\n${HUNK}\n${TICKS}`],
    ['a diff whose file is mentioned', `In \`App.tsx\`:\n${TICKS}diff\n${HUNK}\n${TICKS}`],
    ['a patch', `*** Begin Patch\n*** Update File: App.tsx\n${HUNK.replace(/^@@.*/, '@@')}\n*** End Patch\n`],
    [
      'a patch in a fence',
      `${TICKS}\n*** Begin Patch\n*** Update File: App.tsx\n${HUNK}\n*** End Patch\n${TICKS}`,
    ],
    [
      'marks after a path in the fence',
      `${TICKS}\nApp.tsx\n<<<<<<< SEARCH\n<h1>Old</h1>\n=======\n<h1>New</h1>\n>>>>>>> REPLACE\n${TICKS}`,
    ],
    [
      'marks that name the file',
      '<<<<<<< SEARCH App.tsx\n<h1>Old</h1>\n=======\n<h1>New</h1>\n>>>>>>> REPLACE\n',
    ],
    [
      'marks in other words',
      `App.tsx\n${TICKS}\n<<<<<<< ORIGINAL\n<h1>Old</h1>\n=======\n<h1>New</h1>\n>>>>>>> UPDATED\n${TICKS}`,
    ],
    [
      'marks in a list',
      `- Do:\n   ${TICKS}tsx App.tsx\n   <<<<<<< SEARCH\n       <h1>Old</h1>\n   =======\n       <h1>New</h1>\n   >>>>>>> REPLACE\n   ${TICKS}`,
    ],
  ])('an edit written as %s', (_, reply) => {
    const applied = applyReply(DESIGN, `${reply}\nDone, see a.tsx.\n`)
    expect(textIn(parse(`${reply}\nDone.`))).toMatch(/Done\.$/)
    expect(applied.ok ? applied.files : applied.problems).toEqual([
      { name: 'App.tsx', code: DESIGN[0]?.code.replace('Old', 'New') },
      DESIGN[1],
    ])
  })

  test('a diff of several files, with one that is new, one that goes and one that moves', () => {
    const reply = `${TICKS}diff\n--- a/theme.css\n+++ b/theme.css\n@@ -1 +1 @@\n :root {\n-  --a: 1;\n-\n+  --a: 3;\n   --b: 2;\n\n--- /dev/null\n+++ b/a.ts\n@@ -0,0 +1 @@\n+export const a = 1\n\n--- a/App.tsx\n+++ /dev/null\n@@ -1 +0,0 @@\n-export\n${TICKS}\n*** Begin Patch\n*** Update File: theme.css\n*** Move to: look.css\n*** End Patch\n`
    const applied = applyReply(DESIGN, reply)
    expect(applied.ok ? applied.files : applied.problems).toEqual([
      { name: 'look.css', code: ':root {\n  --a: 3;\n  --b: 2;\n}\n' },
      { name: 'a.ts', code: 'export const a = 1\n' },
    ])
  })

  test('a diff that names no file is an example; one that says no place, or is cut off, is refused', () => {
    const example = `${TICKS}diff\n-a\n+b\n${TICKS}\n`
    expect(textIn(parse(example))).toBe(example)
    for (const reply of [
      `${TICKS}diff App.tsx\n@@ -1 +1 @@\n+const a = 1\n${TICKS}`,
      `${TICKS}diff App.tsx\n@@ -3,1 +3,1 @@\n-    <h1>Old</h1>`,
    ]) {
      const applied = applyReply(DESIGN, reply)
      expect(applied.ok || applied.problems.map(problem => problem.code)).toEqual(['unreadable'])
    }
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
    [
      'after another',
      `${TICKS}json\n{"name":"delete_file","path":"b.ts"}\n{"name":"delete_file","path":"a.ts"}\n${TICKS}`,
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

  test('a list of files in a block is no file', () => {
    expect(changedNothing(`${TICKS}\nApp.tsx\ntheme.css\n${TICKS}\n`)).toBe(true)
    expect(changedNothing(`- Node.js – run:\n${TICKS}sh\nnode x\n${TICKS}\n`)).toBe(true)
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
      `   ${TICKS}diff`,
      '@@ -1 +1 @@',
      '--- a/a.tsx',
      '+++ b/a.tsx',
      '*** Begin Patch',
      '*** Update File: a.tsx',
      '*** End Patch',
      '<file path="a.tsx">',
      '</file>',
      'a.tsx:',
      'export default function A() {}',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), lines => {
        const events = parse(lines.join('\n'))
        const words = (text: string) => text.split('word').length - 1
        // A line that stays stands on both sides of an edit.
        const sidesOf = (e: ReplyEvent) =>
          e.type === 'edit' ? Math.max(words(e.search), words(e.replace)) : 'text' in e ? words(e.text) : 0
        const kept = events.reduce((sum, e) => sum + sidesOf(e), 0)
        expect(kept).toBeLessThanOrEqual(words(lines.join('\n')))
        const opened = events.filter(e => e.type === 'fileStart').length
        expect(events.filter(e => e.type === 'fileEnd').length).toBe(opened)
      }),
    )
  })
})
