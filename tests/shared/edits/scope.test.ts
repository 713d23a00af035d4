import { describe, expect, test } from 'vitest'
import { limitToScope } from '#shared/edits/scope.ts'
import { bytesOutside, overReach } from '#tests/support/provider/over-reach.ts'

const APP = `import { Card } from './card'

export default function App() {
  return (
    <main>
      <h1>Title</h1>
      <Card />
    </main>
  )
}
`
const files = [
  { name: 'App.tsx', code: APP },
  { name: 'card.tsx', code: 'export const Card = () => <div>Card</div>\n' },
  {
    name: 'theme.css',
    code: ':root {\n  --brand: #111;\n}\n\n@theme inline {\n  --color-brand: var(--brand);\n}\n',
  },
]
const scope = { elements: [{ file: 'App.tsx', at: { path: 'App:0.0' } }] }
const after = (change: Record<string, string | null>) => [
  ...files.flatMap(file => {
    const code = change[file.name]
    return code === null ? [] : [{ ...file, code: code ?? file.code }]
  }),
  ...Object.entries(change).flatMap(([name, code]) =>
    code !== null && !files.some(file => file.name === name) ? [{ name, code }] : [],
  ),
]
const scoped = (change: Record<string, string | null>) => {
  const { files: kept, outside } = limitToScope(files, after(change), scope)
  return {
    code: Object.fromEntries(kept.map(file => [file.name, file.code])),
    outside: outside.map(each => each.file),
  }
}

test('design §7: 200 over-reaching edits with a selection change 0 bytes outside it, and name what they wanted', () => {
  const results = Array.from({ length: 200 }, (_, seed) => bytesOutside(overReach(seed + 1)))
  expect(results.reduce((sum, result) => sum + result.bytes, 0)).toBe(0)
  expect(results.filter(result => !result.hasWanted)).toEqual([])
  for (const { named } of results) {
    expect(named).toContain('footer.tsx')
    expect(named).toContain('theme.css')
    expect(named).toContain('unasked.tsx')
  }
})

describe('what a selection owns', () => {
  test('its element, whatever else the file became', () => {
    const { code, outside } = scoped({
      'App.tsx': APP.replace('Title', 'New').replace('<Card />', '<Card className="p-4" />'),
    })
    expect(code['App.tsx']).toBe(APP.replace('Title', 'New'))
    expect(outside).toEqual(['App.tsx'])
  })
  test('another tag in its place', () => {
    const { code } = scoped({ 'App.tsx': APP.replace('<h1>Title</h1>', '<h2>Title</h2>') })
    expect(code['App.tsx']).toContain('<h2>Title</h2>')
  })
  test('its removal', () => {
    const { code, outside } = scoped({ 'App.tsx': APP.replace('      <h1>Title</h1>\n', '') })
    expect(code['App.tsx']).not.toContain('h1')
    expect(code['App.tsx']).toContain('<Card />')
    expect(outside.length).toBeLessThanOrEqual(1)
  })
  test('nothing of another file, and no deletion', () => {
    const { code, outside } = scoped({ 'card.tsx': null, 'App.tsx': APP.replace('Title', 'New') })
    expect(code['card.tsx']).toBe(files[1]?.code)
    expect(outside).toEqual(['card.tsx'])
  })
})

describe('plus what it needs', () => {
  test('imports, a new file and state of its component', () => {
    const wanted = APP.replace(
      "import { Card } from './card'",
      "import { useState } from 'react'\nimport { Card } from './card'\nimport { Badge } from './badge'",
    )
      .replace('  return (', '  const [count, setCount] = useState(0)\n  return (')
      .replace('<h1>Title</h1>', '<h1 onClick={() => setCount(count + 1)}>Title <Badge /></h1>')
    const { code, outside } = scoped({
      'App.tsx': wanted,
      'badge.tsx': 'export const Badge = () => <b>1</b>\n',
      'other.tsx': 'export const a = 1\n',
    })
    expect(code['App.tsx']).toContain("import { Badge } from './badge'")
    expect(code['App.tsx']).toContain("import { useState } from 'react'")
    expect(code['App.tsx']).toContain('const [count, setCount] = useState(0)')
    expect(code['badge.tsx']).toContain('Badge')
    expect(code['other.tsx']).toBe(undefined)
    expect(outside).toContain('other.tsx')
  })
  test('new tokens that it uses; the old ones stay', () => {
    const theme =
      ':root {\n  --brand: #f00;\n  --accent: #0f0;\n  --unused: 1px;\n}\n\n@theme inline {\n  --color-brand: var(--brand);\n  --color-accent: var(--accent);\n}\n'
    const { code, outside } = scoped({
      'App.tsx': APP.replace('<h1>', '<h1 className="text-accent">'),
      'theme.css': theme,
    })
    expect(code['theme.css']).toBe(
      ':root {\n  --brand: #111;\n  --accent: #0f0;\n}\n\n@theme inline {\n  --color-brand: var(--brand);\n  --color-accent: var(--accent);\n}\n',
    )
    expect(outside).toEqual(['theme.css'])
  })
})

test('several elements: each as it became; one inside another goes with it', () => {
  const elements = ['App:0.0', 'App:0.1'].map(path => ({ file: 'App.tsx', at: { path } }))
  const change = APP.replace('Title', 'New')
    .replace('<Card />', '<Card wide />')
    .replace('<main>', '<main id="x">')
  const wanted = APP.replace('Title', 'New').replace('<Card />', '<Card wide />')
  const codeIn = (limited: { elements: typeof elements }) =>
    limitToScope(files, after({ 'App.tsx': change }), limited).files.find(({ name }) => name === 'App.tsx')
      ?.code
  expect(codeIn({ elements })).toBe(wanted)
  expect(codeIn({ elements: [...elements, ...elements] })).toBe(wanted)
  expect(codeIn({ elements: [...elements, { file: 'App.tsx', at: { path: 'App:0' } }] })).toBe(change)
})

test('files as a scope: the others stay', () => {
  const change = after({
    'card.tsx': 'export const Card = () => <p>New</p>\n',
    'App.tsx': APP.replace('Title', 'New'),
  })
  const { files: kept, outside } = limitToScope(files, change, { files: ['card.tsx'] })
  expect(kept.find(file => file.name === 'card.tsx')?.code).toContain('New')
  expect(kept.find(file => file.name === 'App.tsx')?.code).toBe(APP)
  expect(outside.map(each => each.file)).toEqual(['App.tsx'])
})
