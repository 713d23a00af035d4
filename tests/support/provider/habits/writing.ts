import {
  block,
  calls,
  edit,
  files,
  HARBOUR,
  type Habit,
  json,
  page,
  QUAY,
  QUAY_APP,
  says,
} from '#tests/support/provider/habits/habit.ts'
import { APP } from '#tests/support/rooms/generation-room.ts'

const HERO = 'export const Hero = () => <p>Boats</p>\n'
/** Another page under the same name, with everything that it uses. */
const WHOLE =
  'const Card = () => <p>Card</p>\n\nexport default function App() {\n  return <main><Card /></main>\n}\n'
const HTML =
  '<!doctype html>\n<html><head><style>h1 { color: teal }</style></head>\n<body class="p-8"><h1>Harbour</h1><script>go()</script></body></html>\n'
const HTML_FILES = {
  'App.tsx':
    'import \'./page.css\'\n\nexport default function App() {\n  return (\n    <div className="p-8">\n<h1>Harbour</h1>\n    </div>\n  )\n}\n',
  'page.css': 'h1 { color: teal }\n',
}
const HEAD = '<h1 className="text-3xl">Harbour</h1>'
const QUOTED = HEAD.replaceAll('"', "'")
const made = { version: 'made', requests: 1, charged: 1 } as const
/** Its calls, and the words behind them. */
const called = { ...made, requests: 2 }
const done = says('Done.')

/** How an answer is written; nothing of it has to be asked for again. */
export const WRITING: Habit[] = [
  {
    name: 'quotes code with other indentation and other quotes',
    before: HARBOUR,
    answers: [says(edit('App.tsx', `\t\t\t${QUOTED}`, `\t\t\t${QUOTED.replace('Harbour', 'Quay')}`))],
    end: { ...made, files: QUAY },
  },
  {
    name: 'quotes code with Windows line ends and blanks at the ends of lines',
    before: HARBOUR,
    answers: [
      says(
        edit(
          'App.tsx',
          `function App() {  \r\n  return ${HEAD}\t`,
          `function App() {\n  return <h1 className="text-3xl">Quay</h1>`,
        ),
      ),
    ],
    end: { ...made, files: QUAY },
  },
  {
    name: 'gives the fields of a native call the names that another tool has',
    before: HARBOUR,
    answers: [
      calls(
        ['edit_file', { file_path: 'App.tsx', old_string: 'Harbour', new_string: 'Quay' }],
        ['write_file', { filename: 'hero.tsx', content: HERO }],
      ),
      done,
    ],
    end: { ...called, files: { ...QUAY, 'hero.tsx': HERO } },
  },
  {
    name: 'calls tools by the names that others have',
    before: HARBOUR,
    answers: [
      calls(
        ['str_replace', { path: 'App.tsx', old_str: 'Harbour', new_str: 'Quay' }],
        ['createFile', { filePath: 'hero.tsx', contents: HERO }],
        ['move_file', { source: 'hero.tsx', destination: 'parts/hero.tsx' }],
      ),
      done,
    ],
    end: { ...called, files: { ...QUAY, 'parts/hero.tsx': HERO } },
  },
  {
    name: 'calls one tool that does several things',
    before: HARBOUR,
    answers: [
      calls([
        'str_replace_based_edit_tool',
        { command: 'str_replace', path: '/App.tsx', old_str: 'Harbour', new_str: 'Quay' },
      ]),
      done,
    ],
    end: { ...called, files: QUAY },
  },
  {
    name: 'leaves line breaks inside the texts of a native call',
    before: HARBOUR,
    answers: [calls(['write_file', `{"path": "hero.tsx", "code": "${HERO}"}`]), done],
    end: { ...called, files: { ...HARBOUR, 'hero.tsx': HERO } },
  },
  {
    name: 'writes several calls as JSON into its words, one after the other and in a list',
    before: HARBOUR,
    answers: [
      says(
        `I will.\n${json({ name: 'edit_file', arguments: { path: 'App.tsx', search: 'Harbour', replace: 'Quay' } })}`,
        `And:\n${block(
          'json',
          `${json([
            { tool: 'write_file', parameters: { path: 'hero.tsx', content: HERO } },
            { tool: 'create_file', parameters: { path: 'b.ts', content: 'export const b = 1\n' } },
          ])}\n`,
        )}`,
      ),
    ],
    end: {
      ...{ ...made, files: { ...QUAY, 'hero.tsx': HERO, 'b.ts': 'export const b = 1\n' } },
      hides: /hero\.tsx|edit_file/,
    },
  },
  {
    name: 'shows JSON as an example',
    before: HARBOUR,
    answers: [says('Send this:', block('json', `${json({ name: 'search', query: 'boats' })}\n`))],
    end: { files: HARBOUR, version: 'none', requests: 1, charged: 0, says: /"query":"boats"/ },
  },
  {
    name: 'writes a call into its words in the markup of its kind',
    before: HARBOUR,
    answers: [
      says(
        'I will.',
        `<tool_call>\n${json({ name: 'write_file', arguments: { path: 'App.tsx', code: QUAY_APP } })}\n</tool_call>`,
      ),
    ],
    end: { ...made, files: QUAY, hides: /tool_call|write_file/ },
  },
  {
    name: 'writes a call that nobody can answer into its words',
    answers: [
      says('I look first.', '<tool_call>', json({ name: 'list_files', arguments: {} }), '</tool_call>'),
      says(block('tsx App.tsx', APP)),
    ],
    end: {
      ...{ ...made, files: HARBOUR, requests: 2 },
      ...{ told: [/list_files cannot be called there/], says: /I look first/, hides: /tool_call/ },
    },
  },
  {
    name: 'writes a boltArtifact with files and commands',
    before: HARBOUR,
    answers: [
      says(
        `Here.\n<boltArtifact id="x" title="Harbour">\n<boltAction type="shell">npm install</boltAction>\n<boltAction type="file" filePath="App.tsx">\n${QUAY_APP}</boltAction>\n<boltAction type="file" filePath="/hero.tsx">${HERO}</boltAction>\n<boltAction type="start">\nnpm run dev\n</boltAction>\n</boltArtifact>`,
      ),
    ],
    end: { ...made, files: { ...QUAY, 'hero.tsx': HERO }, hides: /bolt|npm/ },
  },
  {
    name: 'writes an artifact without a path',
    answers: [
      says(
        `<antArtifact identifier="a" type="application/vnd.ant.react" title="Harbour">\n${APP}</antArtifact>`,
      ),
    ],
    end: { ...made, files: HARBOUR, hides: /antArtifact/ },
  },
  {
    name: 'writes the first module without a path',
    answers: [says(`Here it is:\n${block('jsx', APP)}`)],
    end: { ...made, files: HARBOUR },
  },
  {
    name: 'writes a whole module without a path that is another page of the same name',
    before: HARBOUR,
    answers: [says(`Here it is:\n${block('tsx', WHOLE)}`)],
    end: { ...made, files: { 'App.tsx': WHOLE } },
  },
  {
    name: 'writes a whole module of another name, where the design has one file of code',
    before: HARBOUR,
    answers: [says(`Here it is:\n${block('tsx', WHOLE.replace('App', 'Landing'))}`)],
    end: { ...made, files: { 'App.tsx': WHOLE.replace('App', 'Landing') } },
  },
  {
    name: 'shows a sketch without a path',
    before: HARBOUR,
    answers: [says(`For example:\n${block('tsx', WHOLE.replace(/^const Card.*\n\n/, ''))}`)],
    end: { files: HARBOUR, version: 'none', requests: 1, charged: 0, says: /<Card \/>/ },
  },
  {
    name: 'writes a page of HTML alone, first',
    answers: [says(`Here it is:\n${block('html', HTML)}`)],
    end: { ...made, files: HTML_FILES, says: /its scripts are not/, hides: /<h1/ },
  },
  {
    name: 'writes a page of HTML under its name, where there is a design',
    before: HARBOUR,
    answers: [says(`**index.html**\n${block('html', HTML)}`)],
    end: { ...made, files: HTML_FILES },
  },
  {
    name: 'writes a whole project of another tool, with the shell of its page',
    answers: [
      files({
        'index.html':
          '<!doctype html>\n<html>\n<body>\n<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>\n</body>\n</html>\n',
        'src/App.tsx': APP,
      }),
    ],
    end: { ...made, files: { 'src/App.tsx': APP }, hides: /scripts/ },
  },
  {
    name: 'answers with a unified diff',
    before: HARBOUR,
    answers: [
      says(
        block(
          'diff',
          `--- a/App.tsx\n+++ b/App.tsx\n@@ -1,3 +1,3 @@\n export default function App() {\n-  return ${HEAD}\n+  return ${HEAD.replace('Harbour', 'Quay')}\n }\n`,
        ),
      ),
    ],
    end: { ...made, files: QUAY, hides: /@@/ },
  },
  {
    name: 'answers with a patch in the form of another tool',
    before: HARBOUR,
    answers: [
      says(
        '*** Begin Patch',
        '*** Update File: App.tsx',
        '@@',
        `-  return ${HEAD}`,
        `+  return ${HEAD.replace('Harbour', 'Quay')}`,
        '*** Add File: hero.tsx',
        ...HERO.trimEnd()
          .split('\n')
          .map(line => `+${line}`),
        '*** End Patch',
      ),
    ],
    end: { ...made, files: { ...QUAY, 'hero.tsx': HERO }, hides: /Patch/ },
  },
  {
    name: 'thinks in tags before its answer, with code in its thoughts',
    answers: [
      says(
        `<think>\nPerhaps\n${block('tsx App.tsx', page('<p>Draft</p>'))}</think>\nHere.`,
        block('tsx App.tsx', APP),
      ),
    ],
    end: { ...made, files: HARBOUR, says: /Here\./, hides: /Perhaps|think/ },
  },
]
