import {
  block,
  calls,
  edit,
  files,
  finishes,
  HARBOUR,
  type Habit,
  page,
  QUAY,
  QUAY_APP,
  says,
  UNUSABLE,
  writes,
} from '#tests/support/provider/habits/habit.ts'
import { APP } from '#tests/support/rooms/generation-room.ts'

/** What is large comes in few pieces. */
const PIECE_CHARACTERS = 100_000
const A = 'export const A = 1\n'
const BERTHS = page(`<ul>\n${Array.from({ length: 10 }, (_, at) => `<li>Berth ${at}</li>\n`).join('')}</ul>`)
const PIERS = BERTHS.replaceAll('Berth', 'Pier')
const wantsPiers = Array.from({ length: 10 }, (_, at) => {
  const anchor = at === 6 ? 'Berth six' : `Berth ${at}<`
  return edit('App.tsx', anchor, `Pier ${at}<`)
})
const HERO = page('<Hero />', "import { Hero } from './Hero'")
const HERO_FILE = 'export const Hero = () => <p>Boats</p>\n'
const DESIGN = { 'App.tsx': HERO, 'Hero.tsx': HERO_FILE }
const done = says('Done.')
const toQuay = says(edit('App.tsx', 'Harbour', 'Quay'))

const made = { version: 'made', requests: 1, charged: 1 } as const
const nothing = { files: HARBOUR, version: 'none', charged: 0 } as const
const refused = { ...nothing, error: UNUSABLE, requests: 2 } as const

/** Which files an answer means, and which parts of them. */
export const EDITS: Habit[] = [
  {
    name: 'misses one anchor of ten, and sends that one again',
    before: { 'App.tsx': BERTHS },
    // What is made already is said again, and not made again.
    answers: [
      says(...wantsPiers),
      says(edit('App.tsx', 'Berth 1<', 'Pier 1<') + edit('App.tsx', 'Berth 6<', 'Pier 6<')),
    ],
    end: {
      ...{ ...made, files: { 'App.tsx': PIERS }, requests: 2 },
      told: [/The search text was not found.*<li>Pier 0<\/li>/],
    },
  },
  {
    name: 'renames the two tags of an element in two calls, and something else between them',
    before: { 'App.tsx': page('<ul><li>Boats</li></ul>') },
    answers: [
      calls(
        ['edit_file', { path: 'App.tsx', search: '<ul>', replace: '<ol>' }],
        ['edit_file', { path: 'App.tsx', search: 'Boats', replace: 'Ships' }],
        ['edit_file', { path: 'App.tsx', search: '</ul>', replace: '</ol>' }],
        ['finish', { summary: 'The list is numbered.' }],
      ),
    ],
    end: { ...made, files: { 'App.tsx': page('<ol><li>Ships</li></ol>') } },
  },
  {
    name: 'misses the anchor in one of two files',
    before: HARBOUR,
    answers: [says(block('tsx a.tsx', A) + edit('App.tsx', 'nowhere', 'x')), toQuay],
    end: {
      ...{ ...made, files: { ...QUAY, 'a.tsx': A }, requests: 2 },
      told: ['The search text was not found'],
    },
  },
  {
    name: 'gives the same wrong anchor twice',
    before: HARBOUR,
    answers: [says(block('tsx a.tsx', A) + edit('App.tsx', 'nowhere', 'x'))],
    end: { ...refused, offers: '1 of 2 files' },
  },
  {
    name: 'says that it is done instead of repairing what was refused',
    before: HARBOUR,
    answers: [says(block('tsx a.tsx', A) + edit('App.tsx', 'nowhere', 'x')), says('It is all done already.')],
    end: { ...refused, offers: '1 of 2 files' },
  },
  {
    name: 'never repairs a native call that was refused',
    before: HARBOUR,
    answers: [
      calls(
        ['write_file', { path: 'a.tsx', code: A }],
        ['edit_file', { path: 'App.tsx', search: 'nowhere', replace: 'x' }],
      ),
      says('Done, both changed.'),
    ],
    end: { ...refused, requests: 3, offers: '1 of 2 files' },
  },
  {
    name: 'quotes what stands there twice',
    before: { 'App.tsx': page('<p>Boat</p><p>Boat</p>') },
    answers: [
      says(edit('App.tsx', 'Boat', 'Ship')),
      says(edit('App.tsx', '<p>Boat</p><p>Boat</p>', '<p>Ship</p><p>Boat</p>')),
    ],
    end: {
      ...{ ...made, files: { 'App.tsx': page('<p>Ship</p><p>Boat</p>') }, requests: 2 },
      told: [/2 (?:places|times)/],
    },
  },
  {
    name: 'changes nothing with an edit',
    before: HARBOUR,
    answers: [says(edit('App.tsx', 'Harbour', 'Harbour'))],
    end: { ...nothing, requests: 1 },
  },
  {
    name: 'writes a whole file as it is',
    before: HARBOUR,
    answers: [files(HARBOUR)],
    end: { ...nothing, requests: 1 },
  },
  {
    name: 'leaves code out, with a comment that the rest stays the same',
    before: HARBOUR,
    answers: [
      files({ 'App.tsx': 'export default function App() {\n  // ... rest of the code stays the same\n}\n' }),
      files(QUAY),
    ],
    end: { ...made, files: QUAY, requests: 2, told: [/stands for code that was left out/] },
  },
  {
    name: 'leaves code out of a whole file each time',
    before: HARBOUR,
    answers: [says(block('tsx a.tsx', A) + block('tsx App.tsx', '// ... rest of the code\n'))],
    end: { ...refused, offers: '1 of 2 files' },
  },
  {
    name: 'leaves code out of what an edit puts in',
    before: HARBOUR,
    answers: [says(edit('App.tsx', 'Harbour</h1>', 'Quay</h1>\n{/* existing sections */}')), toQuay],
    end: { ...made, files: QUAY, requests: 2, told: [/stands for code that was left out/] },
  },
  {
    name: 'writes a path that begins with ./ or /',
    before: HARBOUR,
    answers: [files({ './App.tsx': QUAY_APP, '/parts/a.tsx': A })],
    end: { ...made, files: { ...QUAY, 'parts/a.tsx': A } },
  },
  {
    name: 'edits a file below src/ that stands at the top',
    before: HARBOUR,
    answers: [says(edit('src/App.tsx', 'Harbour', 'Quay')), toQuay],
    end: { ...made, files: QUAY, requests: 2, told: ['There is no file src/App.tsx. Did you mean App.tsx?'] },
  },
  {
    name: 'writes a second page below src/ beside the one that is shown',
    before: HARBOUR,
    answers: [
      files({ 'src/App.tsx': QUAY_APP }),
      calls(
        ['write_file', { path: 'App.tsx', code: QUAY_APP }],
        ['delete_file', { path: 'src/App.tsx' }],
        ['finish', { summary: 'It is Quay now.' }],
      ),
    ],
    end: {
      ...made,
      files: QUAY,
      requests: 2,
      told: [/src\/App\.tsx is never shown: .* Change App\.tsx, and delete src\/App\.tsx/],
    },
  },
  {
    name: 'writes a name in other letters than the file has',
    before: DESIGN,
    answers: [
      files({ 'hero.tsx': HERO_FILE.replace('Boats', 'Ships') }),
      files({ 'Hero.tsx': HERO_FILE.replace('Boats', 'Ships') }),
    ],
    end: {
      ...{ ...made, files: { ...DESIGN, 'Hero.tsx': HERO_FILE.replace('Boats', 'Ships') }, requests: 2 },
      told: [/differs from Hero\.tsx only by case/],
    },
  },
  {
    name: 'imports a name in other letters than the file has',
    answers: [
      files({ 'App.tsx': HERO, 'hero.tsx': HERO_FILE }),
      files({ 'App.tsx': HERO.replace('./Hero', './hero') }),
    ],
    end: {
      files: { 'App.tsx': HERO.replace('./Hero', './hero'), 'hero.tsx': HERO_FILE },
      ...{ ...made, requests: 2, told: [/There is no \.\/Hero.*hero/] },
    },
  },
  {
    name: 'writes the same file twice in one answer',
    answers: [says(block('tsx App.tsx', QUAY_APP) + block('tsx App.tsx', APP)), files(HARBOUR)],
    end: { ...made, files: HARBOUR, requests: 2, told: [/App\.tsx was written twice in one answer/] },
  },
  {
    name: 'renames a file and forgets who imports it',
    mode: 'agent',
    before: DESIGN,
    answers: [
      calls(['rename_file', { from: 'Hero.tsx', to: 'band.tsx' }], ['finish', { summary: 'Renamed.' }]),
      calls(['edit_file', { path: 'App.tsx', search: './Hero', replace: './band' }]),
      finishes,
    ],
    end: {
      files: { 'App.tsx': HERO.replace('./Hero', './band'), 'band.tsx': HERO_FILE },
      ...{ ...made, requests: 3, told: [/There is no \.\/Hero/] },
    },
  },
  {
    name: 'deletes everything',
    mode: 'agent',
    before: DESIGN,
    answers: [calls(['delete_file', { path: 'App.tsx' }], ['delete_file', { path: 'Hero.tsx' }]), finishes],
    end: {
      ...{ files: DESIGN, version: 'broken', requests: 3, charged: 0 },
      error: ['v2 does not compile, so the design stays as it was. Nothing was charged.', /App/],
    },
  },
  {
    name: 'writes outside of the design, then inside',
    before: HARBOUR,
    answers: [says(block('tsx ../a.tsx', A) + edit('App.tsx', 'Harbour', 'Quay')), files({ 'a.tsx': A })],
    end: { ...made, files: { ...QUAY, 'a.tsx': A }, requests: 2, told: [/is not a path inside the design/] },
  },
  {
    name: 'writes outside of the design each time',
    before: HARBOUR,
    answers: [says(block('tsx ../a.tsx', A) + edit('App.tsx', 'Harbour', 'Quay'))],
    end: { ...refused, offers: '1 of 2 files' },
  },
  {
    name: 'writes a file that is larger than a design may be',
    before: HARBOUR,
    answers: [
      say =>
        say.tool('write_file', { path: 'big.ts', code: `// ${'x'.repeat(5_000_000)}\n` }, PIECE_CHARACTERS),
      done,
    ],
    end: { ...refused, requests: 3, told: [/big\.ts is larger than a whole design may be/] },
  },
  {
    name: 'writes a new file as an edit of nothing',
    before: HARBOUR,
    answers: [says(edit('a.tsx', '', A.trimEnd()))],
    end: { ...made, files: { ...HARBOUR, 'a.tsx': A.trimEnd() } },
  },
  {
    name: 'adds files that no page needs',
    before: HARBOUR,
    answers: [
      writes({ 'App.tsx': QUAY_APP, 'README.md': '# Harbour\n', 'package.json': '{ "name": "harbour" }\n' }),
      done,
    ],
    end: {
      ...{ ...made, requests: 2 },
      files: { ...QUAY, 'README.md': '# Harbour\n', 'package.json': '{ "name": "harbour" }\n' },
    },
  },
]
