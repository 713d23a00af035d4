import {
  block,
  calls,
  edit,
  ends,
  files,
  HARBOUR,
  type Habit,
  OOPS,
  page,
  QUAY,
  QUAY_APP,
  type Said,
  says,
  writes,
} from '#tests/support/provider/habits/habit.ts'
import { APP, TICKS } from '#tests/support/rooms/generation-room.ts'

const A = 'export const A = 1\n'
const made = { version: 'made', requests: 1, charged: 1 } as const
const nothing = { version: 'none', charged: 0 } as const
const HERO = page('<Hero />', "import { Hero } from './hero'")

const NO_END = 'The model’s closing words did not come.'
const KEPT = 'What it had made was checked, works and is in the design. Nothing was charged.'
const failing: Said = say => say.fail(500, 'Come again.')
const FAILING: [string, RegExp] = [OOPS, /answered with an error of its own\. Nothing was charged/]
const plan = (isTicked: boolean): [string, object][] => [
  ['plan', { steps: ['Write the page', 'Look at it'] }],
  ['write_file', { path: 'App.tsx', code: QUAY_APP }],
  ['step_done', { step: 1 }],
  ...(isTicked ? [['step_done', { step: 2 }] as [string, object]] : []),
]

/** How an answer ends, or does not. */
export const ENDINGS: Habit[] = [
  {
    name: 'is cut off by its length inside a file, and goes on',
    answers: [
      ends(says(`${TICKS}tsx App.tsx\nexport default function App() {\n  return <h1 class`), say =>
        say.because('length'),
      ),
      says(`${TICKS}tsx App.tsx\nName="text-3xl">Harbour</h1>\n}\n${TICKS}\nDone.`),
    ],
    end: { ...made, files: HARBOUR, requests: 2, told: ['cut off by its length'] },
  },
  {
    name: 'is cut off by its length inside a native call, and writes the file in parts',
    answers: [
      ends(
        say => say.openTool('write_file', '{"path":"App.tsx","code":"export default'),
        say => say.because('length'),
      ),
      writes(HARBOUR),
      says('Done.'),
    ],
    end: {
      ...made,
      files: HARBOUR,
      requests: 3,
      told: [/ends in the middle, .* write the file in smaller parts/],
    },
  },
  {
    name: 'gives a native call arguments that end in the middle, and calls again',
    answers: [
      calls(['write_file', `{"path": "App.tsx", "code": "${'long '.repeat(4_000)}`]),
      writes(HARBOUR),
      says('Done.'),
    ],
    // Not all of it comes back.
    end: { ...made, files: HARBOUR, requests: 3, told: [/^.{0,1600}$/] },
  },
  {
    name: 'loses its connection inside the second of two files',
    answers: [
      ends(says(block('tsx a.tsx', A), `${TICKS}tsx App.tsx`, 'export default\n'), say => say.halfClose()),
    ],
    end: {
      ...nothing,
      files: {},
      requests: 1,
      error: [OOPS, /connection to the model/],
      offers: '1 of 2 files',
    },
  },
  {
    name: 'answers nothing',
    answers: [() => undefined],
    end: { ...nothing, files: {}, requests: 1, error: [OOPS, /empty answer/] },
  },
  {
    name: 'only thinks',
    answers: [say => say.thought('Hm.')],
    end: { ...nothing, files: {}, requests: 1, error: [OOPS, /empty answer/] },
  },
  {
    name: 'refuses in words',
    before: HARBOUR,
    answers: [says('I will not draw that.')],
    end: { ...nothing, files: HARBOUR, requests: 1, says: 'I will not draw that.' },
  },
  {
    name: 'declines without a word',
    answers: [say => say.because('refusal')],
    end: { ...nothing, files: {}, requests: 1, error: [OOPS, /declined/] },
  },
  {
    name: 'says that it is done, and has done nothing',
    before: HARBOUR,
    answers: [says('Done! The heading is Quay now.')],
    end: { ...nothing, files: HARBOUR, requests: 1, says: /Done!/ },
  },
  {
    name: 'finishes in the answer that makes the change',
    before: HARBOUR,
    answers: [
      calls(['write_file', { path: 'App.tsx', code: QUAY_APP }], ['finish', { summary: 'It is Quay now.' }]),
    ],
    end: { ...made, files: QUAY, says: 'It is Quay now.' },
  },
  {
    name: 'calls a tool that does not exist, and then one that does',
    before: HARBOUR,
    answers: [calls(['launch_rocket', { when: 'now' }]), writes(QUAY), says('Done.')],
    end: { ...made, files: QUAY, requests: 3 },
  },
  {
    name: 'reads for ever, and changes nothing',
    mode: 'agent',
    before: HARBOUR,
    answers: [calls(['list_files', {}])],
    end: { ...nothing, files: HARBOUR, requests: 40, error: [OOPS, /empty answer/] },
  },
  {
    name: 'checks for ever what it has changed',
    mode: 'agent',
    before: HARBOUR,
    answers: [writes(QUAY), calls(['check_compile', {}])],
    end: { ...made, files: QUAY, requests: 40 },
  },
  {
    name: 'makes a change and asks for it again in words',
    before: HARBOUR,
    answers: [says(`${edit('App.tsx', 'Harbour', 'Quay')}Shall I go on with the colours?`)],
    end: { ...made, files: QUAY, says: /Shall I go on/ },
  },
  {
    name: 'loses its closing words to a server that fails',
    answers: [writes(HARBOUR), failing],
    end: {
      ...{ ...made, files: HARBOUR, requests: 4, charged: 0 },
      says: `${NO_END} The model’s server answered with an error of its own. ${KEPT}`,
    },
  },
  {
    name: 'loses its closing words to a server that refuses the request',
    before: HARBOUR,
    answers: [writes(QUAY), say => say.fail(400, 'messages: no tool results here')],
    end: {
      ...made,
      files: QUAY,
      requests: 2,
      charged: 0,
      says: `${NO_END} The model’s server refused the request. ${KEPT}`,
    },
  },
  {
    name: 'loses its closing words in the middle',
    before: HARBOUR,
    answers: [writes(QUAY), ends(says('The heading is'), say => say.halfClose())],
    end: {
      ...{ ...made, files: QUAY, requests: 2, charged: 0 },
      says: /The heading is\s+The model’s closing words did not come\. The connection to the model was lost/,
    },
  },
  {
    name: 'loses its closing words, with boxes left that nobody asked for',
    before: HARBOUR,
    answers: [writes({ 'App.tsx': page('<FaDog />', "import { FaDog } from 'react-icons/fa'") }), failing],
    end: {
      ...{ ...made, requests: 4, charged: 0 },
      files: { 'App.tsx': page('<FaDog />', "import { FaDog } from 'react-icons/fa'") },
      says: /is in the design\. Not there, so a dashed box stands in its place: FaDog of react-icons \(App\.tsx\)\. Nothing was charged\./,
    },
  },
  {
    name: 'loses its closing words as an agent whose plan is done',
    mode: 'agent',
    before: HARBOUR,
    answers: [calls(...plan(true)), failing],
    end: { ...made, files: QUAY, requests: 4, charged: 0, says: NO_END },
  },
  {
    name: 'loses its server as an agent whose plan is not done',
    mode: 'agent',
    before: HARBOUR,
    answers: [calls(...plan(false)), failing],
    end: { ...nothing, files: HARBOUR, requests: 4, error: FAILING, offers: '1 file' },
  },
  {
    name: 'loses its server while it reads on',
    mode: 'agent',
    before: HARBOUR,
    answers: [writes(QUAY), calls(['read_file', { path: 'App.tsx' }]), failing],
    end: { ...nothing, files: HARBOUR, requests: 5, error: FAILING, offers: '1 file' },
  },
  {
    name: 'loses its server with a file written that needs another one',
    before: HARBOUR,
    answers: [writes({ 'App.tsx': HERO }), failing],
    end: { ...nothing, files: HARBOUR, requests: 4, error: FAILING, offers: '1 file' },
  },
  {
    name: 'loses its connection inside a second file that it calls for',
    before: HARBOUR,
    answers: [
      writes(QUAY),
      ends(
        say => say.openTool('write_file', '{"path":"hero.tsx","code":"export'),
        say => say.halfClose(),
      ),
    ],
    end: {
      ...nothing,
      files: HARBOUR,
      requests: 2,
      error: [OOPS, /connection to the model/],
      offers: '1 of 2 files',
    },
  },
  {
    name: 'loses its server before it has repaired what was refused',
    before: HARBOUR,
    answers: [
      calls(
        ['write_file', { path: 'a.tsx', code: A }],
        ['edit_file', { path: 'App.tsx', search: 'nowhere', replace: 'x' }],
      ),
      failing,
    ],
    end: { ...nothing, files: HARBOUR, requests: 4, error: FAILING, offers: '1 of 2 files' },
  },
  {
    name: 'loses its server in a repair, which leaves what was there',
    answers: [files({ 'App.tsx': page('<p className="bg-brandd">x</p>') }), failing],
    end: { ...made, files: { 'App.tsx': page('<p className="bg-brandd">x</p>') }, requests: 4 },
  },
  {
    name: 'loses its closing words behind a repair, which counts',
    answers: [writes({ 'App.tsx': HERO }), says('Here it is.'), writes({ 'App.tsx': APP }), failing],
    end: { ...made, files: HARBOUR, requests: 6 },
  },
]
