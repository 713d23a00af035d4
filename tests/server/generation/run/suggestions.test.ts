import { expect, test } from 'vitest'
import { suggestedActions } from '#server/generation/run/suggestions.ts'

const PLAIN = 'export default function App() {\n  return <h1>Harbour</h1>\n}\n'
const WITHOUT_KEY = { isOffered: true, hasKey: false }
const typesFor = (code: string, asked: string[] = [], ai = WITHOUT_KEY) =>
  suggestedActions([{ name: 'App.tsx', code }], asked, [], ai).map(({ type }) => type)

test.each([
  ['nothing works and nothing is polished', PLAIN, ['AddInteractivity', 'Polish', 'SelectElement']],
  ['its buttons work', PLAIN.replace('<h1>', '<h1 onClick={() => 0}>'), ['Polish', 'SelectElement']],
  [
    'it has states and motion',
    PLAIN.replace('<h1>', '<h1 className="transition hover:text-lg focus-visible:ring">'),
    ['AddInteractivity', 'SelectElement'],
  ],
  [
    'it imports what is not supported',
    `import x from 'left-pad-of-nobody'\n${PLAIN}`,
    ['VisitDocs', 'AddInteractivity', 'Polish', 'SelectElement'],
  ],
  [
    'it talks to a model without one',
    PLAIN.replace('Harbour', 'Your AI assistant'),
    ['ConnectOpenAI', 'AddInteractivity', 'Polish', 'SelectElement'],
  ],
  [
    'it calls a model that no key is connected for',
    PLAIN.replace('Harbour', '{fetch("/_ai/v1/models")}'),
    ['ConnectOpenAI', 'AddInteractivity', 'Polish', 'SelectElement'],
  ],
])('§3 suggestedActions by what the artifact lacks: %s', (_, code, types) => {
  expect(typesFor(code)).toEqual(types)
})

test('what was asked for is not offered again, and an empty design has nothing to offer', () => {
  expect(typesFor(PLAIN, ['Polish it, and make it interactive'])).toEqual(['SelectElement'])
  expect(suggestedActions([], [])).toEqual([])
})

test('a key is not offered to connect where one serves the design, or where designs have no host of their own', () => {
  const code = PLAIN.replace('Harbour', 'Your AI assistant {fetch("/_ai/v1/models")}')
  expect(typesFor(code, [], { isOffered: true, hasKey: true })).not.toContain('ConnectOpenAI')
  expect(typesFor(code, [], { isOffered: false, hasKey: false })).not.toContain('ConnectOpenAI')
})
