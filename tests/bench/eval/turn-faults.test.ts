import { expect, test } from 'vitest'
import type { ProviderRequest } from '#tests/support/provider/wires/wire.ts'
import { pageFaults, storedFaults, toldFaults } from './turn-faults.ts'

const asked = (...messages: ProviderRequest['messages']): ProviderRequest => ({
  ...{ wire: 'chat', messages, authorization: '', images: [], body: null },
})
const SYSTEM = { role: 'system', content: '- Never use react-icons\n- `theme.css:1` is told here' }
const USER = { role: 'user', content: 'Make a shop' }

test('a version that does not compile, or was seen broken, has faults on record', () => {
  expect(storedFaults({ status: 'error', errorMessage: 'Expected ">"' }, null)).toEqual(['Expected ">"'])
  expect(
    storedFaults({ status: 'compiled', errorMessage: null }, { outcome: 'threw', cause: 'x is undefined' }),
  ).toEqual(['x is undefined'])
  expect(storedFaults({ status: 'compiled', errorMessage: null }, { outcome: 'painted', cause: '' })).toEqual(
    [],
  )
})

test('told is what came after the first request, in tool results and further messages alike', () => {
  const refused = { role: 'tool', content: 'Refused: the text to replace occurs twice.' }
  const found = {
    role: 'user',
    content: [
      {
        type: 'text',
        text: 'This was found:\n`card-list.tsx:3` card has no CardBody.\n- theme.css:8 is no colour\n\n## card-list.tsx as it stands\n```\n- a list in code\n`no.tsx:1` fault\n```',
      },
    ],
  }
  const first = asked(SYSTEM, USER)
  const second = asked(SYSTEM, USER, { role: 'assistant', content: '- I made a list' }, refused)
  const third = asked(...second.messages, found)
  expect(toldFaults([first, second, third])).toEqual([
    'Refused: the text to replace occurs twice.',
    '`card-list.tsx:3` card has no CardBody.',
    'theme.css:8 is no colour',
  ])
})

test('what is told again is one fault, and one request alone tells nothing', () => {
  const again = { role: 'user', content: '`a.tsx:1` is wrong' }
  expect(toldFaults([asked(USER), asked(USER, again), asked(USER, again, again)])).toEqual([
    '`a.tsx:1` is wrong',
  ])
  expect(toldFaults([asked(SYSTEM, USER)])).toEqual([])
})

test('left is what is wrong with the last state of the page: what axe finds and what is too wide too', () => {
  expect(
    pageFaults({ faults: ['threw x'], axe: ['color-contrast: <h1>'], overflow: { 1440: 0, 390: 12 } }),
  ).toEqual(['threw x', 'color-contrast: <h1>', 'at 390 the page is 12 px too wide'])
})
