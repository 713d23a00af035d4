// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HostLink } from '#client/frame-runtime/host-link.ts'
import { EditMode } from '#client/frame-runtime/select/edit-mode.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'

const LOC = 'App.tsx:3:5'
const said: { type: string; target?: { tag: string; loc: string | null } }[] = []
let mode: EditMode

beforeEach(() => {
  document.body.innerHTML = `<main data-loc="App.tsx:1:1"><button data-loc="${LOC}">Set sail</button></main>`
  said.length = 0
  mode = new EditMode({ post: (message: FrameMessage) => void said.push(message) } as unknown as HostLink)
})
afterEach(() => mode.set('off', '#000000'))

const types = () => said.map(({ type }) => type)
const pressEscape = () => {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  // As of a person: of a design's own script nothing is taken.
  Object.defineProperty(key, 'isTrusted', { value: true })
  dispatchEvent(key)
}

test('[S7] what is pointed at is told with its name, and that it is left', () => {
  mode.set('select', '#123456')
  document.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(said.at(-1)).toMatchObject({ type: 'SHOW_POPUP', target: { tag: 'button', loc: LOC } })
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave'))
  expect(types()).toEqual(['SHOW_POPUP', 'HIDE_POPUP'])
})

test('[S7] while extracting, what is taken is told as such, and Escape ends it', () => {
  mode.set('extract', '#123456')
  mode.selectLoc(LOC, 0)
  expect(said.at(-1)).toMatchObject({ type: 'SELECT_EXTRACT_TARGET', target: { tag: 'button', loc: LOC } })
  pressEscape()
  expect(types().at(-1)).toBe('DISABLE_EXTRACT_MODE')
})

test('[S7] while selecting it is the prototype target; a clear selection selects nothing; Escape ends the mode', () => {
  mode.set('select', '#123456')
  mode.selectLoc(LOC, 0)
  expect(said.at(-1)).toMatchObject({ type: 'SELECT_PROTOTYPE_TARGET', target: { loc: LOC } })
  expect(mode.selected).toBe(document.querySelector('button'))
  mode.clear()
  expect(mode.selected).toBeNull()
  pressEscape()
  expect(types().at(-1)).toBe('EDIT_MODE_DISABLED')
})
