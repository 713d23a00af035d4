import { expect, test } from 'vitest'
import { layersOf, openLayers, selectionOf } from '#client/features/preview/selection/layers.ts'

const CODE = `export default function App() {
  return <main><h1>Sail</h1><ul>{['a'].map(x => <li key={x}>{x}</li>)}</ul></main>
}
`
const FILES = [
  { name: 'App.tsx', code: CODE },
  { name: 'theme.css', code: ':root {}' },
]

test('[24.3] the layers are the elements of the code, each at its depth', () => {
  const rows = openLayers(layersOf(FILES), new Set())
  expect(rows.map(({ name, level }) => `${level} ${name}`)).toEqual([
    '1 App.tsx',
    '2 main',
    '3 h1 “Sail”',
    '3 ul',
    '4 li',
  ])
})

test('[24.3] what is closed hides what is in it', () => {
  const [root] = layersOf(FILES)
  const main = root?.children?.[0]
  expect(openLayers(layersOf(FILES), new Set([main?.path ?? ''])).map(({ name }) => name)).toEqual([
    'App.tsx',
    'main',
  ])
})

test('[24.3] a layer is selected at its place in the code, and a file is not', () => {
  const of = { patternId: 'room', artifactId: 'version', isUnsaved: false, color: '#123456' }
  const rows = openLayers(layersOf(FILES), new Set())
  const [file, , heading] = rows
  expect(file && selectionOf(file, of)).toBeNull()
  expect(heading && selectionOf(heading, of)).toMatchObject({
    code: CODE,
    label: 'Sail',
    reference: { name: 'h1 “Sail”', anchor: { file: 'App.tsx', line: 2, column: 15, path: 'App:0.0' } },
  })
})
