import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { PRESSED, setText } from '#client/features/preview/selection/act-kinds.ts'
import {
  actOn,
  literalNow,
  type Selected,
  textNow,
  whyNotActs,
} from '#client/features/preview/selection/perform-act.ts'
import { FILE_EDIT, textsIn } from '#client/room/working-copy/file-edits.ts'
import { filesOf } from '#room-schema/editor-room.ts'

const CODE = `export default function App() {
  return (
    <main className="p-8">
      <h1 className="text-3xl">Sail with us</h1>
      <p>The water is warm.</p>
    </main>
  )
}
`
const docOf = (code: string) => {
  const doc = new Y.Doc()
  filesOf(doc).set('App.tsx', new Y.Text(code))
  return doc
}
const at = (line: number, path: string, label: string): Selected => ({
  code: CODE,
  index: 0,
  label,
  reference: { name: 'it', color: '#000000', url: '', anchor: { file: 'App.tsx', line, column: 6, path } },
})
const HEADING = at(4, 'App:0.0', 'Sail with us')
const codeIn = (doc: Y.Doc) => textsIn(doc)[0]?.code

test('[24.3] an act changes what it means alone, and one undo brings the same bytes', () => {
  const doc = docOf(CODE)
  const undo = new Y.UndoManager(filesOf(doc), { trackedOrigins: new Set([FILE_EDIT]), captureTimeout: 0 })
  const done = actOn(doc, HEADING, setText('Come aboard'))
  expect(done).toMatchObject({ ok: true, anchor: { line: 4, column: 6 } })
  expect(codeIn(doc)).toBe(CODE.replace('Sail with us', 'Come aboard'))
  undo.undo()
  expect(codeIn(doc)).toBe(CODE)
})

test('[24.3] the element is found where others have typed above it meanwhile', () => {
  const doc = docOf(`// a line of somebody else\n${CODE}`)
  expect(actOn(doc, HEADING, setText('Come aboard'))).toMatchObject({ ok: true, anchor: { line: 5 } })
  expect(codeIn(doc)).toBe(`// a line of somebody else\n${CODE.replace('Sail with us', 'Come aboard')}`)
})

test('[24.3] what is deleted is selected no more, and nothing is done to what is gone', () => {
  const doc = docOf(CODE)
  expect(actOn(doc, HEADING, PRESSED.delete.act)).toMatchObject({ ok: true, anchor: null })
  const after = codeIn(doc)
  expect(actOn(doc, HEADING, PRESSED.delete.act)).toEqual({
    ok: false,
    reason: 'The selected element is not there any more.',
  })
  expect(codeIn(doc)).toBe(after)
})

test('[24.3] an act that cannot be done says why beforehand, and trying changes nothing', () => {
  const files = [{ name: 'App.tsx', code: CODE }]
  const reasons = new Map(whyNotActs(files, HEADING))
  expect(reasons.get('text')).toBeNull()
  expect(reasons.get('down')).toBeNull()
  expect(reasons.get('up')).toMatch(/\.$/)
  expect(files[0]?.code).toBe(CODE)
  expect(textNow(files, HEADING)).toBe('Sail with us')
})

test('[24.3] a text is edited in place where it is one literal of the code, also in data', () => {
  const code = `const ports = [{ name: 'Brest', price: '€40' }, { name: 'Cork', price: '€55' }]
export default function App() {
  return (
    <ul>
      {ports.map(port => <li key={port.name}><b>{port.name}</b> <span>{port.price}</span> {port.name.length} left</li>)}
    </ul>
  )
}
`
  const files = [{ name: 'App.tsx', code }]
  const on = (tag: string, label: string): Selected => {
    const column = code.split('\n')[4]?.indexOf(`<${tag}`) ?? 0
    const anchor = { file: 'App.tsx', line: 5, column, path: null }
    return { code, index: 1, label, reference: { name: tag, color: '#000000', url: '', anchor } }
  }
  expect(literalNow(files, on('span', '€55'))).toBe('€55')
  expect(literalNow(files, on('b', 'Cork'))).toBe('Cork')
  expect(literalNow(files, on('li', 'Cork €55 4 left'))).toBeNull()
})
