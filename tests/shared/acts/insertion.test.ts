import { describe, expect, test } from 'vitest'
import { filesOfTemplate, templateCards } from '#scripts/place-templates.ts'
import { actSchema } from '#shared/acts/act.ts'
import { insertionAt } from '#shared/acts/insertion.ts'
import { perform } from '#shared/acts/perform.ts'
import { importsOf } from '#shared/edits/imports-of.ts'
import { insertable } from '#shared/templates.ts'

const APP = `import "./theme.css"
export default function App() {
  return <main className="p-8"><h1>Sail</h1></main>
}
`
const FILES = [
  { name: 'App.tsx', code: APP },
  { name: 'theme.css', code: ':root {\n  --primary: #334155;\n}\n' },
]

describe('[24.4] what can be inserted', () => {
  test('parts come first, and nothing with pages of its own is offered', () => {
    const cards = insertable(templateCards())
    const shapes = cards.map(({ shape }) => shape)
    expect(shapes.lastIndexOf('part')).toBeLessThan(shapes.findIndex(shape => shape !== 'part'))
    expect(cards.map(({ id }) => id)).not.toContain('docs')
  })

  test.each(insertable(templateCards()).map(({ id }) => id))(
    '%s stands in a page with all its files, which find each other',
    id => {
      const act = insertionAt(FILES, null, {
        place: 'inside',
        part: { name: id, files: filesOfTemplate(id) },
      })
      const done = perform(FILES, actSchema.parse(act))
      if (!done.ok) throw new Error(done.reason)
      const added = done.files.filter(({ name }) => !FILES.some(file => file.name === name))
      expect(added.every(({ name }) => name.startsWith(`components/${id}/`))).toBe(true)
      for (const file of added) {
        const own = file.code.matchAll(/from '(\.[^']+)'|import '(\.[^']+)'/g)
        expect([file.name, importsOf(file, done.files).length]).toEqual([
          file.name,
          new Set([...own].map(([, a, b]) => a ?? b)).size,
        ])
      }
    },
  )

  test('each with pages of its own is refused with a sentence', () => {
    for (const { id } of templateCards().filter(card => card.hasPages)) {
      const act = insertionAt(FILES, null, {
        place: 'inside',
        part: { name: id, files: filesOfTemplate(id) },
      })
      expect(perform(FILES, actSchema.parse(act))).toMatchObject({ ok: false })
    }
  })

  test('the end of the page is where the root hands on to', () => {
    const files = [
      { name: 'App.tsx', code: "import { Home } from './home'\nexport default () => <Home />\n" },
      { name: 'home.tsx', code: 'export const Home = () => <div><p>Hi</p></div>\n' },
    ]
    const act = insertionAt(files, null, { place: 'inside', part: { name: 'navbar', files } })
    expect(act).toMatchObject({ file: 'home.tsx', at: { path: 'Home:0' } })
  })
})
