import { describe, expect, test } from 'vitest'
import type { Script } from '#tests/support/provider/scripted-provider.ts'
import { APP, generationRoom, TICKS, writesApp } from '#tests/support/rooms/generation-room.ts'

const on = generationRoom()

const block = (info: string, code: string) => `${TICKS}${info}\n${code}${TICKS}\n`
const json = (value: unknown) => JSON.stringify(value)
const QUAY = APP.replace('Harbour', 'Quay')
const HERO = 'export const Hero = () => <p>Boats</p>\n'
/** Another page under the same name, with everything that it uses. */
const WHOLE =
  'const Card = () => <p>Card</p>\n\nexport default function App() {\n  return <main><Card /></main>\n}\n'
const PAGE =
  '<!doctype html>\n<html><head><style>h1 { color: teal }</style></head>\n<body class="p-8"><h1>Harbour</h1><script>go()</script></body></html>\n'
const PAGE_AS_COMPONENT =
  'import \'./page.css\'\n\nexport default function App() {\n  return (\n    <div className="p-8">\n<h1>Harbour</h1>\n    </div>\n  )\n}\n'
const HEAD = '<h1 className="text-3xl">Harbour</h1>'

/** What is answered, whether a design is there already, and what then is in it. */
interface Habit {
  name: string
  says: string | Script
  isFirst?: boolean
  files: Record<string, string>
  /** Stands in the chat, or does not. */
  told?: RegExp
  untold?: RegExp
}

const called =
  (...calls: [name: string, input: object | string][]): Script =>
  (say, request) => {
    if (request.messages.at(-1)?.role === 'tool') return say.text('Done.')
    for (const [name, input] of calls)
      if (typeof input === 'string') say.toolJson(name, input)
      else say.tool(name, input)
  }

const HABITS: Habit[] = [
  {
    name: 'a quotation indented otherwise, with other quotes',
    says: block(
      'tsx App.tsx',
      `<<<<<<< SEARCH\n\t\t\t${HEAD.replaceAll('"', "'")}\n=======\n\t\t\t${HEAD.replaceAll('"', "'").replace('Harbour', 'Quay')}\n>>>>>>> REPLACE\n`,
    ),
    files: { 'App.tsx': QUAY },
  },
  {
    name: 'native calls with fields as another tool names them',
    says: called(
      ['edit_file', { file_path: 'App.tsx', old_string: 'Harbour', new_string: 'Quay' }],
      ['write_file', { filename: 'hero.tsx', content: HERO }],
    ),
    files: { 'App.tsx': QUAY, 'hero.tsx': HERO },
  },
  {
    name: 'native calls of tools as others name them',
    says: called(
      ['str_replace', { path: 'App.tsx', old_str: 'Harbour', new_str: 'Quay' }],
      ['createFile', { filePath: 'hero.tsx', contents: HERO }],
      ['move_file', { source: 'hero.tsx', destination: 'parts/hero.tsx' }],
    ),
    files: { 'App.tsx': QUAY, 'parts/hero.tsx': HERO },
  },
  {
    name: 'a native tool that does several things',
    says: called([
      'str_replace_based_edit_tool',
      { command: 'str_replace', path: '/App.tsx', old_str: 'Harbour', new_str: 'Quay' },
    ]),
    files: { 'App.tsx': QUAY },
  },
  {
    name: 'a native call with line breaks inside its texts',
    says: called(['write_file', `{"path": "hero.tsx", "code": "${HERO}"}`]),
    files: { 'App.tsx': APP, 'hero.tsx': HERO },
  },
  {
    name: 'several calls as JSON in one answer, one after the other and in a list',
    says: [
      `I will.\n${json({ name: 'edit_file', arguments: { path: 'App.tsx', search: 'Harbour', replace: 'Quay' } })}\n`,
      `And:\n${block(
        'json',
        `${json([
          { tool: 'write_file', parameters: { path: 'hero.tsx', content: HERO } },
          { tool: 'create_file', parameters: { path: 'b.ts', content: 'export const b = 1\n' } },
        ])}\n`,
      )}`,
    ].join('\n'),
    files: { 'App.tsx': QUAY, 'hero.tsx': HERO, 'b.ts': 'export const b = 1\n' },
    untold: /hero\.tsx|edit_file/,
  },
  {
    name: 'JSON that is an example stays in the chat',
    says: `Send this:\n${block('json', `${json({ name: 'search', query: 'boats' })}\n`)}`,
    files: { 'App.tsx': APP },
    told: /"query":"boats"/,
  },
  {
    name: 'a boltArtifact with files and a command',
    says: `Here.\n<boltArtifact id="x" title="Harbour">\n<boltAction type="shell">npm install</boltAction>\n<boltAction type="file" filePath="App.tsx">\n${QUAY}</boltAction>\n<boltAction type="file" filePath="/hero.tsx">${HERO}</boltAction>\n<boltAction type="start">\nnpm run dev\n</boltAction>\n</boltArtifact>`,
    files: { 'App.tsx': QUAY, 'hero.tsx': HERO },
    untold: /bolt|npm/,
  },
  {
    name: 'an artifact without a path',
    says: `<antArtifact identifier="a" type="application/vnd.ant.react" title="Harbour">\n${APP}</antArtifact>`,
    isFirst: true,
    files: { 'App.tsx': APP },
    untold: /antArtifact/,
  },
  {
    name: 'one module without a path, first',
    says: `Here it is:\n${block('jsx', APP)}`,
    isFirst: true,
    files: { 'App.tsx': APP },
  },
  {
    name: 'one whole module without a path that is another page of the same name',
    says: `Here it is:\n${block('tsx', WHOLE)}`,
    files: { 'App.tsx': WHOLE },
  },
  {
    name: 'a whole module of another name, where the design has one file of code',
    says: `Here it is:\n${block('tsx', WHOLE.replace('App', 'Landing'))}`,
    files: { 'App.tsx': WHOLE.replace('App', 'Landing') },
  },
  {
    name: 'a page of HTML alone, first',
    says: `Here it is:\n${block('html', PAGE)}`,
    isFirst: true,
    files: { 'App.tsx': PAGE_AS_COMPONENT, 'page.css': 'h1 { color: teal }\n' },
    told: /its scripts are not/,
    untold: /<h1/,
  },
  {
    name: 'a page of HTML under its name, where there is a design',
    says: `**index.html**\n${block('html', PAGE)}`,
    files: { 'App.tsx': PAGE_AS_COMPONENT, 'page.css': 'h1 { color: teal }\n' },
  },
  {
    name: 'a sketch without a path stays in the chat',
    says: `For example:\n${block('tsx', WHOLE.replace(/^const Card.*\n\n/, ''))}`,
    files: { 'App.tsx': APP },
    told: /<Card \/>/,
  },
]

describe('design §7: answers as models write them end in the design that they mean', () => {
  test.each(HABITS)('$name', async ({ says, isFirst, files, told, untold }) => {
    if (!isFirst) {
      on.provider.script = writesApp()
      await on.send('A page')
      await on.ended()
    }
    on.provider.requests.length = 0
    on.provider.script = typeof says === 'string' ? say => say.text(says) : says
    await on.send('Change it')
    await on.ended(isFirst ? 1 : 2)
    expect(on.parts('error')).toEqual([])
    expect(await on.activeFiles()).toEqual(files)
    const words = on
      .parts('text')
      .map(part => part.message)
      .join('\n')
    if (told) expect(words).toMatch(told)
    if (untold) expect(words).not.toMatch(untold)
    // Nothing had to be asked for again: only the results of native calls were told.
    expect(on.provider.requests.length).toBeLessThanOrEqual(typeof says === 'string' ? 1 : 2)
  })

  test('an edit that changes nothing ends well, makes no version and charges nothing', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    const before = await on.used()
    on.provider.script = say =>
      say.text(block('tsx App.tsx', `<<<<<<< SEARCH\n${HEAD}\n=======\n${HEAD}\n>>>>>>> REPLACE\n`))
    await on.send('Change it')
    await on.ended(2)
    expect(on.parts('error')).toEqual([])
    expect(on.parts('artifact')).toEqual([])
    expect(await on.used()).toBe(before)
  })

  test('a refused edit is asked for again once, and what is refused twice charges nothing', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    const before = await on.used()
    on.provider.script = say =>
      say.text(block('tsx App.tsx', `<<<<<<< SEARCH\nnowhere at all\n=======\nx\n>>>>>>> REPLACE\n`))
    await on.send('Change it')
    await on.ended(2)
    expect(on.parts('error')).toHaveLength(1)
    expect(on.parts('finishedFiles')).toEqual([])
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
    expect(await on.used()).toBe(before)
  })
})
