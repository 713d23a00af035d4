import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { PRESSED, setColor, setStep } from '#client/features/preview/selection/act-kinds.ts'
import { actOnSeveral, whyNotSeveral } from '#client/features/preview/selection/act-on-several.ts'
import { chosenOf, type One, severalWords, toggled } from '#client/features/preview/selection/several.ts'
import { FILE_EDIT, textsIn } from '#client/room/working-copy/file-edits.ts'
import { filesOf } from '#room-schema/editor-room.ts'

const CODE = `const ports = ['Brest', 'Cork', 'Oban']
export default function App() {
  return (
    <main className="p-8">
      <h1 className="text-3xl">Sail with us</h1>
      <p className="py-2">The water is warm.</p>
      <button className="px-4 py-2">Book</button>
      {ports.map(port => <li key={port} className="py-2">{port}</li>)}
      {1 > 0 && <i>{String(2)}</i>}
    </main>
  )
}
`
const at = (tag: string, label: string, index = 0): One => {
  const before = CODE.slice(0, CODE.indexOf(`<${tag}`)).split('\n')
  const anchor = { file: 'App.tsx', line: before.length, column: before.at(-1)?.length ?? 0, path: null }
  const reference = { name: tag, color: '#000000', url: '', anchor }
  return {
    patternId: 'r',
    artifactId: 'a',
    isUnsaved: false,
    parents: [],
    code: CODE,
    label,
    index,
    reference,
  }
}
const HEADING = at('h1', 'Sail with us')
const TEXT = at('p', 'The water is warm.')
const BUTTON = at('button', 'Book')
const roomOf = () => {
  const doc = new Y.Doc()
  filesOf(doc).set('App.tsx', new Y.Text(CODE))
  const undo = new Y.UndoManager(filesOf(doc), { trackedOrigins: new Set([FILE_EDIT]), captureTimeout: 0 })
  return { doc, undo, code: () => textsIn(doc)[0]?.code ?? '' }
}

describe('[24.3] what is selected with Shift', () => {
  test('comes to the others, goes when it is chosen again, and the last one stays', () => {
    const two = toggled(toggled(null, HEADING), TEXT)
    expect(severalWords(two)).toEqual({ count: '2 selected', names: 'h1, p' })
    expect(chosenOf(toggled(two, HEADING))).toEqual([TEXT])
    expect(toggled(TEXT, TEXT)).toEqual(TEXT)
    expect(severalWords(TEXT)).toBeNull()
  })
})

describe('[24.3] an act on several', () => {
  test('is one step to undo, and what is deleted is deleted alone', () => {
    const { doc, undo, code } = roomOf()
    expect(actOnSeveral(doc, [HEADING, BUTTON], PRESSED.delete.act)).toEqual({ ok: true, now: [null, null] })
    expect(code()).not.toMatch(/<h1|<button/)
    expect(code()).toContain('The water is warm.')
    undo.undo()
    expect(code()).toBe(CODE)
  })
  test('changes each of them, also where one holds another, and knows where they are then', () => {
    const { doc, code } = roomOf()
    const done = actOnSeveral(doc, [at('main', ''), HEADING, TEXT], setStep('setSpacing', 'more'))
    expect(done).toMatchObject({ ok: true, now: [{ anchor: { line: 4 } }, {}, {}] })
    expect(code()).not.toContain('"p-8"')
    expect(code()).toContain('<button className="px-4 py-2">')
    expect(code()).not.toContain('<p className="py-2">')
  })
  test('copies of one element are changed once, and deleted one by one', () => {
    const { doc, undo, code } = roomOf()
    const copies = [at('li', 'Brest', 0), at('li', 'Oban', 2)]
    const one = roomOf()
    actOnSeveral(one.doc, copies.slice(0, 1), setStep('setSpacing', 'more'))
    actOnSeveral(doc, copies, setStep('setSpacing', 'more'))
    expect(code()).toBe(one.code())
    undo.undo()
    expect(actOnSeveral(doc, copies, PRESSED.delete.act).ok).toBe(true)
    expect(code()).toBe(CODE.replace("['Brest', 'Cork', 'Oban']", "['Cork']"))
  })
  test('is done to all or to none, and says to which one it cannot be', () => {
    const { doc, code } = roomOf()
    const hidden = actOnSeveral(doc, [HEADING, at('li', 'Cork', 1)], PRESSED.hide.act)
    expect(hidden).toEqual({
      ok: false,
      reason: 'li: Hiding one of a list would hide all of them; delete it instead.',
    })
    expect(code()).toBe(CODE)
  })
  test('what is so already keeps nobody from being changed', () => {
    const { doc, code } = roomOf()
    actOnSeveral(doc, [HEADING], setColor('text', '#aa3300'))
    expect(actOnSeveral(doc, [HEADING, TEXT], setColor('text', '#aa3300')).ok).toBe(true)
    expect(code().match(/#aa3300/g)).toHaveLength(2)
    expect(actOnSeveral(doc, [HEADING, TEXT], setColor('text', '#aa3300')).ok).toBe(false)
  })
  test('text, moving and duplicating want one element alone', () => {
    const why = new Map(whyNotSeveral([{ name: 'App.tsx', code: CODE }], [HEADING, TEXT]))
    for (const kind of ['text', 'up', 'down', 'duplicate'] as const)
      expect(why.get(kind)).toBe('Select one element alone for this.')
    for (const kind of ['colour', 'spacing', 'size', 'hide', 'delete'] as const)
      expect(why.get(kind)).toBeNull()
  })
})
