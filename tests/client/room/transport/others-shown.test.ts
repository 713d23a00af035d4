import { expect, test } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { showOthers } from '#client/room/transport/others-shown.ts'

const info = (name: string, mayEdit = true) => ({ ...{ name, color: '#0369a1', picture: null }, mayEdit })
const said = (clientId: number, state: object | null) => ({ clientId, state })

/** What of the others is shown after these were there. */
function shown(...people: Parameters<typeof showOthers>[1][number][]) {
  const awareness = new Awareness(new Y.Doc())
  showOthers(awareness, people)
  const states = [...awareness.getStates()].filter(([id]) => id !== awareness.clientID)
  awareness.destroy()
  return Object.fromEntries(states)
}

test('[6] all that somebody shows is shown, and who it is says the token alone', () => {
  const state = {
    ...{ cursor: { panel: 'preview', x: 0.5, y: 0.25, page: '/plans' }, panel: 'code', file: 'App.tsx' },
    ...{ view: { page: '/plans', left: 0, top: 0.5 }, viewport: 'Mobile', selection: '{}', isTyping: true },
  }
  const liar = { id: 'somebody else', name: 'Eve', color: '#000000', picture: null }
  const presence = said(7, { ...state, user: liar })
  expect(shown({ connectionId: 1, id: 'ada', info: info('Ada'), presence })).toEqual({
    7: { ...state, user: { id: 'ada', name: 'Ada', color: '#0369a1', picture: null } },
  })
})

test('nobody speaks for another: a client id is of who came first, and without a token of ours one is nobody', () => {
  const first = { connectionId: 1, id: 'ada', info: info('Ada'), presence: said(7, { file: 'App.tsx' }) }
  const second = { connectionId: 2, id: 'eve', info: info('Eve'), presence: said(7, { file: 'theirs' }) }
  const nobody = { connectionId: 3, id: 'x', info: { name: 'Ada' }, presence: said(8, {}) }
  expect(shown(second, first, nobody)).toMatchObject({ 7: { file: 'App.tsx', user: { name: 'Ada' } } })
  expect(Object.keys(shown(second, first, nobody))).toEqual(['7'])
})

test('who only reads brings nobody to his view, and who says nothing of himself is not shown', () => {
  const reader = {
    connectionId: 1,
    id: 'rea',
    info: info('Rea', false),
    presence: said(7, { isSpotlight: true }),
  }
  const silent = { connectionId: 2, id: 'sam', info: info('Sam'), presence: said(8, null) }
  expect(shown(reader, silent)).toEqual({ 7: expect.objectContaining({ isSpotlight: false }) })
})
