import { expect, test } from 'vitest'
import { changedLines } from '#shared/edits/changed-lines.ts'
import { changedPlaces } from '#shared/edits/changed-places.ts'

const APP = `import { Plans } from './plans'

export default function App() {
  const title = 'Sail'
  return (
    <main className="p-8">
      <h1>{title}</h1>
      <p
        className="lead"
      >
        Learn it
      </p>
      <Plans />
    </main>
  )
}
`
const PLANS = `const plans = [
  { name: 'Jib' },
  { name: 'Main' },
]
export const Plans = () => (
  <ul>
    {plans.map(({ name }) => <li key={name}>{name}</li>)}
  </ul>
)
`
const files = (app: string, plans = PLANS) => [
  { name: 'App.tsx', code: app },
  { name: 'plans.tsx', code: plans },
]
const placed = (app: string, plans = PLANS) =>
  changedPlaces(files(APP), files(app, plans)).map(({ file, line, texts, locs }) => ({
    at: `${file}:${line}`,
    texts,
    loc: locs.find(list => list.length > 0)?.join(' '),
  }))

test('[18] lines that were added, changed and taken away', () => {
  expect(changedLines('a\nb\nc', 'a\nB\nc')).toEqual([{ from: 2, to: 2, isRemoval: false }])
  expect(changedLines('a\nc', 'a\nb\nb\nc')).toEqual([{ from: 2, to: 3, isRemoval: false }])
  expect(changedLines('a\nb\nc', 'a\nc')).toEqual([{ from: 2, to: 2, isRemoval: true }])
  expect(changedLines('a\nb', 'a')).toEqual([{ from: 1, to: 1, isRemoval: true }])
  expect(changedLines('', '')).toEqual([])
})

test.each([
  ['an element', APP.replace('<h1>{title}', '<h1 id="t">{title}'), 'App.tsx:7:6'],
  ['an attribute on a line of its own', APP.replace('"lead"', '"quiet"'), 'App.tsx:8:6'],
  ['the words between its tags', APP.replace('Learn it', 'Learn it here'), 'App.tsx:8:6'],
  [
    'what is new',
    APP.replace('      <Plans />', '      <div>\n        <i>New</i>\n      </div>\n      <Plans />'),
    'App.tsx:13:6',
  ],
  ['what is gone is where it was', APP.replace('      <h1>{title}</h1>\n', ''), 'App.tsx:6:4'],
  ['a component of the design', APP.replace('<Plans />', '<Plans wide />'), 'App.tsx:13:6'],
  ['what is outside of every element', APP.replace("'Sail'", "'Sail away'"), 'App.tsx:6:4'],
])('[18] %s', (_, app, loc) => {
  expect(placed(app)).toMatchObject([{ loc }])
})

test('[18] a component is found by what it draws, in the file that it comes from', () => {
  const [place] = changedPlaces(files(APP), files(APP.replace('<Plans />', '<Plans wide />')))
  expect(place?.locs).toEqual([['App.tsx:13:6'], ['plans.tsx:6:2'], ['App.tsx:6:4']])
})

test('[18] data is found by its words, those that were there before aside', () => {
  expect(placed(APP, PLANS.replace("{ name: 'Main' }", "{ name: 'Spinnaker', kind: 'Jib' }"))).toEqual([
    { at: 'plans.tsx:3', texts: ['Spinnaker'], loc: undefined },
  ])
})

test('[18] several changes keep their order, and what cannot be read has its lines alone', () => {
  const app = APP.replace('<h1>', '<h1 id="t">').replace('"lead"', '"quiet"')
  expect(placed(app, PLANS.replace("'Jib'", "'Genoa'")).map(({ at }) => at)).toEqual([
    'App.tsx:7',
    'App.tsx:9',
    'plans.tsx:2',
  ])
  expect(placed(APP.replace('<h1>', '<h1><'))).toEqual([{ at: 'App.tsx:7', texts: [], loc: undefined }])
  expect(changedPlaces([], [])).toEqual([])
})
